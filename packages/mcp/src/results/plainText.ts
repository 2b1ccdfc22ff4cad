import { byteLength } from './tokens.ts';

/**
 * Characters that are invisible or change the direction of text, and could hide an instruction: controls,
 * zero-width and bidirectional marks, variation selectors, and tags.
 */
const hidden =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- These are the characters to remove.
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

/** Maximum UTF-8 bytes of a text from a venue, a page, or an error. */
const maxLength = 200;
const ellipsisBytes = 3;

/** One line of visible text from an untrusted source, shortened to a number of bytes. */
export function plainText(text: string, most: number = maxLength): string {
  // Avoids searching a name of a hundred megabytes for hidden characters.
  const beginning = text.slice(0, most * 4);
  const line = beginning.replace(hidden, ' ').replace(/\s+/g, ' ').trim();
  if (byteLength(line) <= most) return line;
  let kept = '';
  let bytes = ellipsisBytes;
  for (const character of line) {
    bytes += byteLength(character);
    if (bytes > most) break;
    kept += character;
  }
  return `${kept}…`;
}
