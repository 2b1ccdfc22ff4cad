import { keysOf } from '../../jsonPointer.ts';
import type { Mvf } from '../../Mvf.ts';
import { valueAt, type VenuePath, venuePathOf, withValueAt } from '../../validator/venuePath.ts';

/** Longest text that a person can enter. */
const longestText = 500;

/** Replaces the text at a pointer; returns the same venue if the new text is empty. */
export function renameAt(venue: Mvf, file: string, pointer: string, text: string): Mvf {
  const path = venuePathOf(file, pointer);
  const tidy = text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestText);
  if (path === undefined || tidy === '') return venue;
  const before = valueAt(venue, path);
  return typeof before !== 'string' || before === tidy ? venue : withValueAt(venue, path, tidy);
}

/** Whether an object is valid without the text at a pointer. */
export function isOptionalText(file: string, pointer: string): boolean {
  const keys = keysOf(pointer);
  const field = keys.at(-1) ?? '';
  if (keys.includes('details')) return true;
  return ['shortName', 'subtitle', 'description', 'altText'].includes(field) && file !== '';
}

/**
 * Removes an optional text. The name of a feature stays as data, in `metadata.sourceName`, and is
 * no longer drawn.
 */
export function removeText(venue: Mvf, file: string, pointer: string): Mvf {
  const path = venuePathOf(file, pointer);
  if (path === undefined || !isOptionalText(file, pointer)) return venue;
  const text = valueAt(venue, path);
  if (typeof text !== 'string') return venue;
  const removed = withoutKey(venue, path);
  const isName = path.at(-1) === 'name' && path.at(-2) === 'details';
  const owner = path.slice(0, -2);
  const rest = isName ? withoutEmpty(removed, [...owner, 'details']) : removed;
  if (!isName || text.trim() === '') return rest;
  const metadata = valueAt(rest, [...owner, 'metadata']);
  const kept = typeof metadata === 'object' && metadata !== null ? metadata : {};
  return withValueAt(rest, [...owner, 'metadata'], { ...kept, sourceName: text });
}

function withoutKey(venue: Mvf, path: VenuePath): Mvf {
  const owner = path.slice(0, -1);
  const before = valueAt(venue, owner);
  if (typeof before !== 'object' || before === null) return venue;
  const entries = Object.entries(before).filter(([key]) => key !== path.at(-1));
  return withValueAt(venue, owner, Object.fromEntries(entries));
}

function withoutEmpty(venue: Mvf, path: VenuePath): Mvf {
  const value = valueAt(venue, path);
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return isEmpty ? withoutKey(venue, path) : venue;
}

/** Windows-1252 characters for the bytes from 0x80 to 0x9F. */
const western = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Restores text whose UTF-8 was read as Windows-1252; undefined for other text. */
export function ungarbled(text: string): string | undefined {
  const bytes = [...text].map((character) => {
    const index = western.indexOf(character);
    return index === -1 ? (character.codePointAt(0) ?? 0) : 0x80 + index;
  });
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    const read = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return read === text ? undefined : read;
  } catch {
    return undefined;
  }
}

/** Restores a text that was read with the wrong encoding. */
export function decodeAgain(venue: Mvf, file: string, pointer: string): Mvf {
  const path = venuePathOf(file, pointer);
  const text = path === undefined ? undefined : valueAt(venue, path);
  const read = typeof text === 'string' ? ungarbled(text) : undefined;
  return path === undefined || read === undefined ? venue : withValueAt(venue, path, read);
}
