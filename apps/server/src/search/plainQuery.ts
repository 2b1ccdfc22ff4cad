/** Characters that are not seen: control characters part words, the others stand inside them. */
const control = /[\p{Cc}\u2028\u2029]/gu;
const unseen = /\p{Cf}/gu;

/**
 * A query as it is searched for: without characters that turn the direction of text, join or part
 * letters unseen, or control a terminal.
 */
export function plainQuery(text: string): string {
  return text.replace(control, ' ').replace(unseen, '');
}
