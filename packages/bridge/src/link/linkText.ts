/** Maximum length of text in a link or message, in UTF-16 code units. */
export const maxTextLength = 200;

/** Maximum number of entries of a list. */
export const maxListLength = 20;

/** Control characters, bidirectional marks, and lone surrogates. */
const unseen = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** Removes invisible characters from text and cuts it to `length` code units. */
export function cleanText(text: string, length = maxTextLength): string {
  // Cut generously first, because a URL may contain megabytes.
  const clean = text.slice(0, length * 4).replace(unseen, '');
  return clean.length > length ? clean.slice(0, length).replace(/\p{Cs}$/u, '') : clean;
}
