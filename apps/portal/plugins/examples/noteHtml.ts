import { htmlEscape } from 'escape-goat';

/** Renders a note of an example, whose Markdown is only text and `code`. */
export function noteHtml(note: string): string {
  return htmlEscape(note).replace(/`([^`]+)`/g, '<code>$1</code>');
}
