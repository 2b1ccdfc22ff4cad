import type { Element, Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { classesOf, copyWithout, elementsBelow, hasClass } from './hastTree.ts';
import { markdownHandlers } from './markdownHandlers.ts';
import type { PageSource } from './PageSource.ts';

/** Interactive elements, and elements that every page repeats. */
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
  'page-feedback',
  'try-it',
];

const writer = unified()
  .use(rehypeRemark, { handlers: markdownHandlers })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' });

/**
 * Converts a built page to Markdown: front matter with title, description, and URL, then its text.
 * Links and images are absolute, so that the text works anywhere.
 *
 * @param facts - additional lines of front matter, such as the version
 */
export function pageMarkdown(page: PageSource, facts: Readonly<Record<string, string>>): string {
  const text = page.text();
  const children = text === undefined ? [] : [copyWithout(text, isSkipped)];
  const tree: Root = { type: 'root', children };
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
  // Themed images come in pairs; the light one is kept.
  const isDark = classesOf(element).some((name) => /^only-dark$|themedComponent--dark/.test(name));
  return (
    isDark ||
    // Tab names are kept, because they say how the panels differ.
    (skippedTags.has(element.tagName) && element.properties['role'] !== 'tab') ||
    element.properties['ariaHidden'] === 'true' ||
    skippedClasses.some((name) => hasClass(element, name))
  );
}

/** Removes links from option names to their own rows, which are useless in Markdown. */
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
