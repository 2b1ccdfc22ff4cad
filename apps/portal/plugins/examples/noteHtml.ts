import { htmlEscape } from 'escape-goat';

/** A note of an example as HTML: its Markdown is text and `code`, nothing else. */
export function noteHtml(note: string): string {
  return htmlEscape(note).replace(/`([^`]+)`/g, '<code>$1</code>');
}
