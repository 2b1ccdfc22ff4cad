import { hitTexts, type SearchHit } from './SearchHit.ts';
import { markedParts, unmarked } from './markedParts.ts';
import { samePageAddress } from './samePageAddress.ts';

/** Words of a passage that are looked for on the page; more would seldom stand there unbroken. */
const phraseWords = 4;

/**
 * Address of a hit for a tab of its own. The browser finds the passage there by the address's text
 * fragment and marks it, without a script and without anything the address bar would keep.
 *
 * @see https://wicg.github.io/scroll-to-text-fragment/
 */
export function resultAddress(hit: SearchHit): string {
  const address = samePageAddress(hit.url);
  const phrase = markedPhrase(hitTexts(hit).snippet);
  if (phrase === '') return address;
  // Hyphens and commas mean something in a text fragment.
  const directive = encodeURIComponent(phrase).replaceAll('-', '%2D');
  return `${address}${address.includes('#') ? '' : '#'}:~:text=${directive}`;
}

/** The first match of a snippet with the words after it, as they stand on the page. */
function markedPhrase(snippet: string): string {
  // Table cells are joined by dots that the page does not have; its start and end may be cut.
  const cell = snippet.split(/ · |…/).find((part) => part.includes('<mark>')) ?? '';
  const parts = markedParts(cell);
  const first = parts.findIndex(({ isMarked }) => isMarked);
  const before = parts.slice(0, first).map(({ text }) => text);
  const wordStart = /\S*$/.exec(before.join(''))?.[0] ?? '';
  const rest = unmarked(cell).slice(before.join('').length);
  return `${wordStart}${rest}`.split(/\s+/).slice(0, phraseWords).join(' ').trim();
}
