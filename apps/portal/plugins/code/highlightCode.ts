import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type BundledLanguage,
  type BundledTheme,
  type Highlighter,
  type ThemedToken,
} from 'shiki';

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--t-' });
/** The types know the names of bundled themes only; the loaded one goes by its name too. */
const themeName = 'tokens' as BundledTheme;

let highlighter: Promise<Highlighter> | undefined;

/** Names that fences use and the grammar set does not know. */
const aliases: Readonly<Record<string, string>> = {
  text: '',
  txt: '',
  '': '',
  env: 'ini',
  gradle: 'groovy',
};

/**
 * Code as HTML for `CodeBlock`: a `span.line` a line, tokens as `span` with a class of one or two
 * letters from `src/css/code.css`. Runs while the site is built.
 *
 * @param marked Line numbers from 1 to mark.
 * @throws when the language is neither known nor plain text.
 */
export async function highlightCode(
  code: string,
  language: string,
  marked: ReadonlySet<number> = new Set(),
): Promise<string> {
  const lines = await tokenLines(code, language);
  return lines
    .map((tokens, index) => {
      const name = marked.has(index + 1) ? 'line marked' : 'line';
      return `<span class="${name}">${tokens.map(tokenHtml).join('')}\n</span>`;
    })
    .join('');
}

async function tokenLines(code: string, language: string): Promise<ThemedToken[][]> {
  const grammar = aliases[language] ?? language;
  if (grammar === '') {
    return code.split('\n').map((content) => [{ content, offset: 0 }]);
  }
  if (!(grammar in bundledLanguages)) {
    throw new Error(
      `A code block names the language "${language}", which the highlighter does not know. ` +
        'Use a name such as ts, tsx, html, css, json, bash, swift, kotlin, or text.',
    );
  }
  highlighter ??= createHighlighter({ themes: [theme], langs: [] });
  const shiki = await highlighter;
  await shiki.loadLanguage(grammar as BundledLanguage);
  return shiki.codeToTokensBase(code, {
    lang: grammar as BundledLanguage,
    theme: themeName,
    // By default a line that takes long stays plain from there on: on a busy machine, any line.
    tokenizeTimeLimit: 0,
  });
}

/** Short class names keep pages small: every token stands in the HTML and in the page's script. */
const classes: Readonly<Record<string, string>> = {
  '--t-token-keyword': 'k',
  '--t-token-string': 's',
  '--t-token-string-expression': 's',
  '--t-token-comment': 'c',
  '--t-token-constant': 'n',
  '--t-token-function': 'f',
  '--t-token-parameter': 'p',
  '--t-token-punctuation': 'u',
  '--t-token-link': 's',
  '--t-token-inserted': 'ins',
  '--t-token-deleted': 'del',
  '--t-token-changed': 'n',
};

function tokenHtml(token: ThemedToken): string {
  const text = token.content
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  const variable = /var\((?<name>--[\w-]+)\)/.exec(token.color ?? '')?.groups?.['name'] ?? '';
  const name = classes[variable];
  return name === undefined || text.trim() === '' ? text : `<span class="${name}">${text}</span>`;
}
