import { hitTexts, type SearchHit } from './SearchHit.ts';
import { markedParts, unmarked } from './markedParts.ts';
import { samePageAddress } from './samePageAddress.ts';

/** Maximum number of words in a text fragment; longer phrases are rarely contiguous on the page. */
const phraseWords = 4;

/**
 * URL of a hit for a new tab. Its text fragment makes the browser find and highlight the passage, without a
 * script and without changing the visible URL.
 *
 * @see https://wicg.github.io/scroll-to-text-fragment/
 */
export function resultAddress(hit: SearchHit): string {
  const address = samePageAddress(hit.url);
  const phrase = markedPhrase(hitTexts(hit).snippet);
  if (phrase === '') return address;
  // Hyphens and commas have a meaning in text fragments.
  const directive = encodeURIComponent(phrase).replaceAll('-', '%2D');
  return `${address}${address.includes('#') ? '' : '#'}:~:text=${directive}`;
}

/** The first match of a snippet with the following words, as on the page. */
function markedPhrase(snippet: string): string {
  // Snippets join table cells with dots that the page lacks, and can be truncated.
  const cell = snippet.split(/ · |…/).find((part) => part.includes('<mark>')) ?? '';
  const parts = markedParts(cell);
  const first = parts.findIndex(({ isMarked }) => isMarked);
  const before = parts.slice(0, first).map(({ text }) => text);
  const wordStart = /\S*$/.exec(before.join(''))?.[0] ?? '';
  const rest = unmarked(cell).slice(before.join('').length);
  return `${wordStart}${rest}`.split(/\s+/).slice(0, phraseWords).join(' ').trim();
}
