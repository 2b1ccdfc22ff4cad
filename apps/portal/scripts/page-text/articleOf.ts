import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true });

/**
 * The article of a built page: the first one with the page's heading, otherwise the main element.
 *
 * @throws Error if the page has no main element
 */
export function articleOf(html: string): Element {
  // Menus are most of a page, so they are not parsed.
  const [main] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  if (main === undefined) throw new Error('The page has no main element.');
  const tree = parser.parse(main);
  const articles = elementsNamed(tree, 'article');
  const whole = articles.find((article) => elementsNamed(article, 'h1').length > 0);
  const found = whole ?? elementsNamed(tree, 'main')[0];
  if (found === undefined) throw new Error('The main element of the page cannot be parsed.');
  return found;
}

function elementsNamed(node: Nodes, name: string): readonly Element[] {
  const below =
    'children' in node ? node.children.flatMap((child) => elementsNamed(child, name)) : [];
  return node.type === 'element' && node.tagName === name ? [node, ...below] : below;
}
