import type { Element } from 'hast';
import { articleBelow, firstNamed } from '../../plugins/readers/hastTree.ts';
import { parseHtmlPart } from '../../plugins/readers/parseHtml.ts';

/**
 * The article of a built page: the first one with the page's heading, otherwise the main element.
 *
 * @throws Error if the page has no main element
 */
export function articleOf(html: string): Element {
  // Menus are most of a page, so they are not parsed.
  const [main] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  if (main === undefined) throw new Error('The page has no main element.');
  const tree = parseHtmlPart(main);
  const found = articleBelow(tree) ?? firstNamed(tree, 'main');
  if (found === undefined) throw new Error('The main element of the page cannot be parsed.');
  return found;
}
