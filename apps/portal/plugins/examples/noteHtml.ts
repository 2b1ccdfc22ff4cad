/** A note of an example as HTML: its Markdown is text and `code`, nothing else. */
export function noteHtml(note: string): string {
  return note
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>');
}
