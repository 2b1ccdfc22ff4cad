import type { Element, Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { classesOf, elementsBelow, hasClass, removeElements } from './hastTree.ts';
import { markdownHandlers } from './markdownHandlers.ts';
import type { PageSource } from './PageSource.ts';

/** What a reader does with a page in a browser, and what every page repeats. */
const skippedTags: ReadonlySet<string> = new Set([
  'nav',
  'footer',
  'aside',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'iframe',
  'button',
  'form',
  'dialog',
  'input',
  'select',
  'canvas',
]);
const skippedClasses = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'visually-hidden',
  'docsearch-ignore',
];

const writer = unified()
  .use(rehypeRemark, { handlers: markdownHandlers })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' });

/**
 * A built page as Markdown: a head with title, description and address, then its text. Links and
 * pictures are absolute, so that the text can be taken anywhere.
 *
 * @param facts Further lines of the head, such as the version it is for.
 */
export function pageMarkdown(page: PageSource, facts: Readonly<Record<string, string>>): string {
  const text = page.text();
  const tree: Root = { type: 'root', children: text === undefined ? [] : [structuredClone(text)] };
  removeElements(tree, isSkipped);
  dropRowLinks(tree);
  makeAbsolute(tree, page.address);
  const body = writer.stringify(writer.runSync(tree));
  const head = Object.entries({
    title: page.title,
    description: page.description,
    url: page.address,
    ...facts,
  }).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...head, '---', '', body].join('\n');
}

function isSkipped(element: Element): boolean {
  // A pair of pictures, one a theme: the light one stands for both.
  const isDark = classesOf(element).some((name) => /^only-dark$|themedComponent--dark/.test(name));
  return (
    isDark ||
    skippedTags.has(element.tagName) ||
    element.properties['ariaHidden'] === 'true' ||
    skippedClasses.some((name) => hasClass(element, name))
  );
}

/** A name in a table of options links to its own row; beside the name that says nothing. */
function dropRowLinks(tree: Root): void {
  for (const row of elementsBelow(tree, ({ tagName }) => tagName === 'tr')) {
    const own = `#${String(row.properties['id'])}`;
    for (const link of elementsBelow(row, ({ properties }) => properties['href'] === own)) {
      link.tagName = 'span';
    }
  }
}

function makeAbsolute(tree: Root, address: string): void {
  for (const element of elementsBelow(
    tree,
    ({ tagName }) => tagName === 'a' || tagName === 'img',
  )) {
    const name = element.tagName === 'a' ? 'href' : 'src';
    const value = element.properties[name];
    if (typeof value === 'string') element.properties[name] = new URL(value, address).href;
  }
}
