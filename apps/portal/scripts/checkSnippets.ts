/**
 * Checks every fenced code block of every page. TypeScript compiles against the SDK of this
 * repository, including scripts in HTML. JSON parses, the viewer parses URLs that embed or link to
 * it, and quoted errors must end like the actual errors. Blocks that quote a file are compiled with
 * it, and examples are compiled as users' projects compile them, as is every `@example` of the
 * public packages. The last line of output has the counts.
 *
 * Arguments limit the check to files whose path contains one of them:
 * `npx tsx apps/portal/scripts/checkSnippets.ts version-5.0/camera examples/labels`.
 */
import path from 'node:path';
import { readExamples as readAllExamples } from '@mezzanine/tooling/examples';
import { compilePrograms } from './snippets/compilePrograms.ts';
import { compileSnippets, type SnippetProblem } from './snippets/compileSnippets.ts';
import type { Snippet } from './snippets/extractSnippets.ts';
import { frameProblems } from './snippets/frameProblems.ts';
import { quotedErrorProblems } from './snippets/quotedErrors.ts';
import { readExamples } from './snippets/readExamples.ts';
import { isQuote, readSnippets, scriptsOf, typescriptNames } from './snippets/readSnippets.ts';

const portal = path.resolve(import.meta.dirname, '..');
/** Types of style sheets, and of packages that this repository does not install. */
const declarations = [
  'examples/css.d.ts',
  'sdks/react-native/types/react-native.d.ts',
  'sdks/react-native/types/react-native-webview.d.ts',
];
function jsonProblems(snippet: Snippet): readonly SnippetProblem[] {
  try {
    JSON.parse(snippet.code);
    return [];
  } catch (error) {
    return [
      { snippet, line: snippet.line, message: `The block is not valid JSON: ${String(error)}` },
    ];
  }
}

/** Makes paths relative to the repository root, like all others. */
function inPortal(snippet: Snippet): Snippet {
  return { ...snippet, file: `apps/portal/${snippet.file}` };
}

/** The programs of all examples. */
async function exampleFiles(root: string): Promise<readonly string[]> {
  const folder = path.join(root, 'examples');
  const examples = await readAllExamples(folder);
  return examples.map(({ name, file }) => `examples/${name}/${file}`);
}

async function checkSnippets(): Promise<void> {
  const root = path.resolve(portal, '../..');
  const parts = process.argv.slice(2);
  const isAsked = ({ file }: Pick<Snippet, 'file'>) =>
    parts.length === 0 || parts.some((part) => file.includes(part));
  const snippets = (await readSnippets(root)).map(inPortal).filter(isAsked);
  const examples = (await readExamples(root)).filter(isAsked);
  const own = snippets.filter((snippet) => !isQuote(snippet));
  const compiled = [
    ...examples,
    ...own.filter(({ language }) => typescriptNames.has(language)),
    ...own.filter(({ language }) => language === 'html').flatMap(scriptsOf),
  ];
  const programs = (await exampleFiles(root)).filter((file) => isAsked({ file }));
  const broken = compilePrograms(root, [...declarations, ...programs]);
  const json = own.filter(({ language }) => language === 'json');
  const problems = [
    ...compileSnippets(portal, compiled),
    ...json.flatMap(jsonProblems),
    ...own.flatMap(frameProblems),
    ...own.flatMap(quotedErrorProblems),
  ];

  for (const { snippet, line, message } of problems) {
    console.error(`${snippet.file}:${line}: ${message}`);
  }
  for (const { file, line, message } of broken) console.error(`${file}:${line}: ${message}`);
  console.log(
    `Snippets: ${compiled.length} compiled, ${examples.length} of them @example, ${json.length} parsed, ` +
      `${snippets.length - own.length} quoted from files, ${programs.length} programs compiled, ` +
      `${problems.length + broken.length} problems.`,
  );
  if (problems.length + broken.length > 0) process.exitCode = 1;
}

checkSnippets().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
