import { z } from 'zod';
import { dataAnswer } from '../results/Answer.ts';
import { cutList } from '../results/cutList.ts';
import { resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import { ToolError } from '../results/ToolError.ts';
import type { PackageSource } from '../site/SiteSource.ts';
import { AndroidChecker } from './android/AndroidChecker.ts';
import { type Checker, type Language, languages } from './Checker.ts';
import { IosChecker } from './ios/IosChecker.ts';
import { reactNativeSet } from './typescript/reactNativeSet.ts';
import { TypeScriptChecker } from './typescript/TypeScriptChecker.ts';
import { webSet } from './typescript/webSet.ts';

/** Maximum number of errors in the result. */
const maxProblems = 25;

const sets = ['web-sdk', 'react-native-sdk', 'android-sdk', 'ios-sdk'] as const;

type CheckedSet = (typeof sets)[number];

/** `snippet_check`: compiles a program for a documentation set and version. */
export function snippetCheck(site: PackageSource): Tool {
  const checkers = checkersOf(site);
  return defineTool({
    name: 'snippet_check',
    title: 'Check a program',
    description:
      'Returns the compiler errors of TypeScript, Kotlin (needs Maven, JDK), or Swift for an SDK, by default its latest version. Check code before you show it.',
    input: z.strictObject({
      code: z.string().min(1).max(50_000),
      set: z.enum(sets).default('web-sdk'),
      version: z.enum(['6.0', '5.0', '4.0', '3.0']).optional(),
      language: z.enum(languages).optional(),
      isFragment: z.boolean().default(false).describe('venue is defined elsewhere.'),
    }),
    output: z.object({
      ...resultFields,
      isValid: z.boolean(),
      count: z.int(),
      problems: z.array(
        z.object({
          line: z.int(),
          column: z.int(),
          code: z.string(),
          message: z.string(),
        }),
      ),
      notes: z.array(z.string()),
    }),
    run: async ({ code, set, version, language, isFragment }, { signal }) => {
      const checker = checkers[set];
      const chosen = choose(checker, set, version, language);
      const found = await checker.check({ code, ...chosen, isFragment, signal });
      const { notes } = found;
      const count = found.problems.length;
      const problems = found.problems.map((one) => ({
        ...one,
        message: plainText(one.message, 400),
      }));
      const isValid = count === 0 && notes.length === 0;
      return dataAnswer('snippet', summaryOf(count, notes.length), {
        isValid,
        count,
        problems: cutList(problems, undefined, maxProblems).items,
        notes: cutList(notes, undefined, maxProblems).items,
      });
    },
  });
}

function summaryOf(errors: number, notes: number): string {
  if (errors > 0) return `${errors} errors.`;
  return notes > 0 ? 'The program compiles, but is not right. See notes.' : 'The program compiles.';
}

function checkersOf(site: PackageSource): Readonly<Record<CheckedSet, Checker>> {
  return {
    'web-sdk': new TypeScriptChecker(site, webSet),
    'react-native-sdk': new TypeScriptChecker(site, reactNativeSet),
    'android-sdk': new AndroidChecker(site),
    'ios-sdk': new IosChecker(site),
  };
}

/** The version and language of a program, if the set has them. */
function choose(
  checker: Checker,
  set: CheckedSet,
  version: string = checker.versions[0] ?? '',
  language: Language | undefined = checker.languages[0],
): { readonly version: string; readonly language: Language } {
  if (!checker.versions.includes(version)) {
    throw new ToolError(
      `${set} has no version ${version} that can be checked. Versions: ${checker.versions.join(', ')}.`,
    );
  }
  if (language === undefined || !checker.languages.includes(language)) {
    throw new ToolError(
      `The language is ${language ?? 'missing'}; expected ${checker.languages.join(' or ')} for ${set}.`,
    );
  }
  return { version, language };
}
