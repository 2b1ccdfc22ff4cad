/** Invisible characters. Control characters separate words, and the others are removed. */
const control = /[\p{Cc}\u2028\u2029]/gu;
const unseen = /\p{Cf}/gu;

/**
 * Removes characters from a query that change the text direction, join or split letters invisibly,
 * or control a terminal.
 */
export function plainQuery(text: string): string {
  return text.replace(control, ' ').replace(unseen, '');
}
