import type { Skill } from '../../plugins/skills/readSkills.ts';
import { compileSnippets, type SnippetProblem } from '../snippets/compileSnippets.ts';
import { extractSnippets, type Snippet } from '../snippets/extractSnippets.ts';
import { frameProblems } from '../snippets/frameProblems.ts';
import { quotedErrorProblems } from '../snippets/quotedErrors.ts';
import { scriptsOf, typescriptNames } from '../snippets/readSnippets.ts';
import type { SkillProblem } from './SkillProblem.ts';
import { inlineCodeOf } from './skillText.ts';

/** Fence options that select the names that blocks of a skill can use undeclared. */
const entries: Readonly<Record<string, string>> = {
  'mezzanine-react-native': 'sdk=react-native-5',
};

/** Skills whose prose uses names of the web SDK, such as `mapView.floors`. */
const webSkills: ReadonlySet<string> = new Set(['mezzanine-web', 'mezzanine-react']);

/** Objects that prose names, with the types that they have in the web SDK. */
const namedObjects = { space: 'Space', location: 'Location' } as const;

/** The fenced code blocks of skills. */
export function blocksOf(skills: readonly Skill[]): readonly Snippet[] {
  return skills.flatMap(({ folder, files }) =>
    [...files].flatMap(([name, text]) =>
      extractSnippets(`skills/${folder}/${name}`, text).map((snippet) => ({
        ...snippet,
        meta: `${snippet.meta} ${entries[folder] ?? ''}`,
      })),
    ),
  );
}

/**
 * Checks code in skills like code in pages: TypeScript compiles, even in HTML and as names in
 * prose; JSON parses; the viewer reads its URLs; and quoted errors match the packages.
 *
 * @param portal - folder from which imports resolve
 */
export function codeProblems(portal: string, skills: readonly Skill[]): readonly SkillProblem[] {
  const blocks = blocksOf(skills);
  const compiled = [
    ...blocks.filter(({ language }) => typescriptNames.has(language)),
    ...blocks.filter(({ language }) => language === 'html').flatMap(scriptsOf),
    ...skills.filter(({ folder }) => webSkills.has(folder)).flatMap(membersOf),
  ];
  const problems = [
    ...compileSnippets(portal, compiled),
    ...blocks.flatMap(jsonProblems),
    ...blocks.flatMap(frameProblems),
    ...blocks.flatMap(quotedErrorProblems),
  ];
  return problems.map(({ snippet, line, message }) => ({
    file: `${snippet.file}:${line}`,
    message,
  }));
}

/** Members that the prose names, such as `mapView.camera`, converted to a module that reads them. */
function membersOf({ folder, files }: Skill): readonly Snippet[] {
  const types = Object.values(namedObjects).join(', ');
  const head = [
    `import type { ${types} } from '@mezzanine/mezzanine-js';`,
    ...Object.entries(namedObjects).map(([name, type]) => `declare const ${name}: ${type};`),
  ];
  return [...files].map(([name, text]) => ({
    file: `skills/${folder}/${name}`,
    line: 1,
    language: 'ts',
    meta: '',
    code: [
      ...head,
      ...inlineCodeOf(text).flatMap((code) => {
        const member = /^(?:venue|mapView|space|location)(?:\.\w+)+/.exec(code)?.[0];
        return member === undefined ? [] : [`void ${member};`];
      }),
      ...Object.keys(namedObjects).map((each) => `void ${each};`),
    ].join('\n'),
  }));
}

function jsonProblems(snippet: Snippet): readonly SnippetProblem[] {
  if (snippet.language !== 'json') return [];
  try {
    JSON.parse(snippet.code);
    return [];
  } catch (error) {
    return [{ snippet, line: snippet.line, message: `The block is not JSON: ${String(error)}` }];
  }
}
