/**
 * Checks every fenced code block of every page: TypeScript compiles against the SDK of the
 * repository, scripts inside HTML too, JSON parses. Blocks that quote an example or a file are
 * compiled with it. Ends with a line that counts them.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileSnippets, type SnippetProblem } from './snippets/compileSnippets.ts';
import { extractSnippets, type Snippet } from './snippets/extractSnippets.ts';

const portal = path.resolve(import.meta.dirname, '..');
const typescript = new Set(['ts', 'tsx', 'typescript', 'js', 'jsx', 'javascript']);

const pages = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', '*.mdx'],
  { cwd: portal, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '');

const snippets = pages.flatMap((page) =>
  extractSnippets(page, readFileSync(path.join(portal, page), 'utf8')),
);
const own = snippets.filter(({ meta }) => !/\b(example|file)=/.test(meta));

/** The module scripts of an HTML block, each at its own line of the page. */
function scriptsOf(snippet: Snippet): readonly Snippet[] {
  const scripts = snippet.code.matchAll(/<script type="module">\n?([\s\S]*?)<\/script>/g);
  return [...scripts].map((match) => {
    const linesBefore = snippet.code.slice(0, match.index).split('\n').length;
    return { ...snippet, line: snippet.line + linesBefore, code: match[1] ?? '' };
  });
}

function jsonProblems(snippet: Snippet): readonly SnippetProblem[] {
  try {
    JSON.parse(snippet.code);
    return [];
  } catch (error) {
    return [{ snippet, line: snippet.line, message: `Not JSON: ${String(error)}` }];
  }
}

const compiled = [
  ...own.filter(({ language }) => typescript.has(language)),
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
