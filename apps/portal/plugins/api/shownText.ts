import { htmlUnescape } from 'escape-goat';

/** The text that HTML made here shows. */
export function shownText(html: string): string {
  return htmlUnescape(html.replace(/<[^>]+>/g, ''));
}
