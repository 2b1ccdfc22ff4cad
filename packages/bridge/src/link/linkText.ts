/** Longest text of a link or message, in UTF-16 units. */
export const maxTextLength = 200;

/** Controls, marks that turn the direction of writing, and halves of characters. */
const unseen = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** A text without what cannot be seen, of at most `length` units. */
export function cleanText(text: string, length = maxTextLength): string {
  // What is far beyond is cut first: an address may hold megabytes.
  const clean = text.slice(0, length * 4).replace(unseen, '');
  return clean.length > length ? clean.slice(0, length).replace(/\p{Cs}$/u, '') : clean;
}
