import { symbolPaths } from '@mezzanine/mezzanine-js/symbol-paths';
import { SYMBOL_WORDS } from '@mezzanine/mezzanine-js/symbol-of-place';
import { tableHtml } from '../formats/tableHtml.ts';
import { codeHtml } from '../html/textHtml.ts';

/** The table of map symbols, for `FieldTable`: picture, name, and the words that choose it. */
export const symbolTables: ReadonlyMap<string, { readonly html: string }> = new Map([
  ['sdk/symbols', { html: symbolsHtml() }],
]);

function symbolsHtml(): string {
  const rows = Object.entries(symbolPaths).map(([name, path]) => [
    pictureHtml(path),
    codeHtml(name),
    wordsOf(name),
  ]);
  return tableHtml(['Symbol', 'Name', 'Shown for'], rows);
}

/** The name is next to the image, so assistive technology skips the image. */
function pictureHtml(path: string): string {
  return (
    '<svg width="28" height="28" viewBox="0 0 24 24" fill="none" stroke="currentColor" ' +
    `stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`
  );
}

/** The words of a symbol, as text. */
function wordsOf(name: string): string {
  return SYMBOL_WORDS.filter(([symbol]) => symbol === name)
    .flatMap(([, words]) => words)
    .join(', ');
}
