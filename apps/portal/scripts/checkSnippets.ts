/**
 * Checks every fenced code block of every page: TypeScript compiles against the SDK of the
 * repository, scripts inside HTML too, JSON parses. Blocks that quote an example or a file are
 * compiled with it. Ends with a line that counts them.
 */
import path from 'node:path';
import { compileSnippets, type SnippetProblem } from './snippets/compileSnippets.ts';
import type { Snippet } from './snippets/extractSnippets.ts';
import { isQuote, readSnippets, scriptsOf, typescriptNames } from './snippets/readSnippets.ts';

const portal = path.resolve(import.meta.dirname, '..');
function jsonProblems(snippet: Snippet): readonly SnippetProblem[] {
  try {
    JSON.parse(snippet.code);
    return [];
  } catch (error) {
    return [{ snippet, line: snippet.line, message: `Not JSON: ${String(error)}` }];
  }
}

async function checkSnippets(): Promise<void> {
  const snippets = await readSnippets(path.resolve(portal, '../..'));
  const own = snippets.filter((snippet) => !isQuote(snippet));
  const compiled = [
    ...own.filter(({ language }) => typescriptNames.has(language)),
    ...own.filter(({ language }) => language === 'html').flatMap(scriptsOf),
  ];
  const json = own.filter(({ language }) => language === 'json');
  const problems = [...compileSnippets(portal, compiled), ...json.flatMap(jsonProblems)];

  for (const { snippet, line, message } of problems) {
    console.error(`apps/portal/${snippet.file}:${line}: ${message}`);
  }
  console.log(
    `Snippets: ${compiled.length} compiled, ${json.length} parsed, ` +
      `${snippets.length - own.length} quoted from files, ${problems.length} problems.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

checkSnippets().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
