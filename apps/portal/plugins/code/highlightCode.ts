import {
  bundledLanguages,
  createHighlighter,
  type BundledLanguage,
  type BundledTheme,
  type Highlighter,
  type ThemedToken,
} from 'shiki';
import { htmlEscape } from 'escape-goat';
import { codeTheme, tokenClasses } from './codeTheme.ts';
import { errorLine, noMarks, type LineMarks } from './LineMarks.ts';

/** The types only allow names of bundled themes, so ours uses the same type. */
const themeName = codeTheme.name as BundledTheme;

let highlighter: Promise<Highlighter> | undefined;

/** Languages of fences that have another name in the grammar set. */
const aliases: Readonly<Record<string, string>> = {
  text: '',
  txt: '',
  '': '',
  env: 'ini',
  gradle: 'groovy',
};

/**
 * Highlights code for `CodeBlock`: one `.line` per line, and tokens as `span` with a class of one or
 * two letters from `src/css/code.css`. Added lines are `ins`, removed lines `del`, folded lines are
 * in a `details`. Runs during the build.
 *
 * @throws if the language is neither known nor plain text
 */
export async function highlightCode(
  code: string,
  language: string,
  marks: LineMarks = noMarks,
): Promise<string> {
  const lines = await tokenLines(code, language);
  return foldLines(
    lines.map((tokens, index) => lineHtml(tokens, index + 1, marks)),
    marks.folded,
  );
}

/** Highlights one line of code without a line element, for code inside text. */
export async function highlightInline(code: string, language: string): Promise<string> {
  const lines = await tokenLines(code, language);
  return lines.map((tokens) => tokens.map(tokenHtml).join('')).join('\n');
}

function lineHtml(tokens: readonly ThemedToken[], line: number, marks: LineMarks): string {
  const error = errorLine.exec(tokens.map(({ content }) => content).join(''))?.groups?.['message'];
  if (error !== undefined) {
    return `<span class="line error"><b>Error</b> ${htmlEscape(error)}\n</span>`;
  }
  const html = tokens.map(tokenHtml).join('');
  if (marks.added.has(line)) return `<ins class="line added">${html}\n</ins>`;
  if (marks.removed.has(line)) return `<del class="line removed">${html}\n</del>`;
  return `<span class="line${marks.marked.has(line) ? ' marked' : ''}">${html}\n</span>`;
}

/** Wraps consecutive folded lines in a `details` element. */
function foldLines(lines: readonly string[], folded: ReadonlySet<number>): string {
  let html = '';
  lines.forEach((line, index) => {
    const [isFolded, wasFolded] = [folded.has(index + 1), folded.has(index)];
    if (isFolded && !wasFolded) {
      const end = lines.findIndex((_, at) => at > index && !folded.has(at + 1));
      const count = (end === -1 ? lines.length : end) - index;
      html += `<details class="fold"><summary>${count === 1 ? '1 line' : `${count} lines`}</summary>`;
    }
    if (wasFolded && !isFolded) html += '</details>';
    html += line;
  });
  return folded.has(lines.length) ? `${html}</details>` : html;
}

async function tokenLines(code: string, language: string): Promise<ThemedToken[][]> {
  const grammar = aliases[language] ?? language;
  if (grammar === '') {
    return code.split('\n').map((content) => [{ content, offset: 0 }]);
  }
  if (!(grammar in bundledLanguages)) {
    throw new Error(
      `A code block names the language "${language}", which the highlighter does not support. ` +
        'Use a name such as ts, tsx, html, css, json, bash, swift, kotlin, or text.',
    );
  }
  highlighter ??= createHighlighter({ themes: [codeTheme], langs: [] });
  const shiki = await highlighter;
  await shiki.loadLanguage(grammar as BundledLanguage);
  return shiki.codeToTokensBase(code, {
    lang: grammar as BundledLanguage,
    theme: themeName,
    // By default, lines that take too long are not highlighted, which can happen on a busy machine.
    tokenizeTimeLimit: 0,
  });
}

const named = new Set<string>(tokenClasses);

function tokenHtml({ content, color = '' }: ThemedToken): string {
  const text = htmlEscape(content);
  return named.has(color) && text.trim() !== '' ? `<span class="${color}">${text}</span>` : text;
}
