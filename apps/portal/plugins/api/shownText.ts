import { htmlUnescape } from 'escape-goat';

/** The visible text of generated HTML. */
export function shownText(html: string): string {
  return htmlUnescape(html.replace(/<[^>]+>/g, ''));
}
