import type { Element, Root } from 'hast';
import {
  articleBelow,
  elementsBelow,
  firstBelow,
  firstNamed,
  hasClass,
  textOf,
} from './hastTree.ts';
import { parseHtml } from './parseHtml.ts';

/** A breadcrumb of a page. */
export interface Crumb {
  readonly name: string;
  /** Path of its page; undefined for a group without a page. */
  readonly path?: string;
}

/** A parsed page of the build. */
export class PageSource {
  /** The page's own URL, such as `http://localhost:8080/docs/overview`. */
  readonly address: string;
  /** Whether this URL is canonical; otherwise a newer version's is. */
  readonly isCanonical: boolean;
  /** Path of that URL. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The sidebar groups above the page, then the page. */
  readonly crumbs: readonly Crumb[];
  readonly tree: Root;

  /** @throws if the page has no `og:url` */
  constructor(html: string) {
    this.tree = parseHtml(html);
    const address = this.meta('og:url');
    if (address === undefined) {
      throw new Error('A built page has no og:url; SiteMetadata writes it on every page.');
    }
    this.address = address;
    this.isCanonical = elementsBelow(
      this.tree,
      ({ tagName, properties }) =>
        tagName === 'link' && [properties['rel']].flat().includes('canonical'),
    ).every(({ properties }) => properties['href'] === address);
    this.path = new URL(address).pathname;
    const heading = firstNamed(this.tree, 'h1') ?? firstNamed(this.tree, 'title');
    this.title = heading === undefined ? '' : textOf(heading).replace(/\s+/g, ' ').trim();
    this.description = this.meta('description') ?? '';
    this.crumbs = crumbsOf(this.tree);
  }

  /** The content of a meta tag, by its `name` or `property`. */
  meta(name: string): string | undefined {
    const tag = firstBelow(
      this.tree,
      ({ tagName, properties }) =>
        tagName === 'meta' && [properties['name'], properties['property']].includes(name),
    );
    const content = tag?.properties['content'];
    return typeof content === 'string' ? content : undefined;
  }

  /** The element with the page's text: its article, otherwise the main element. */
  text(): Element | undefined {
    const main = firstNamed(this.tree, 'main');
    if (main === undefined) return undefined;
    return articleBelow(main) ?? main;
  }
}

function crumbsOf(tree: Root): readonly Crumb[] {
  const items = elementsBelow(tree, (element) => hasClass(element, 'breadcrumbs__item'));
  return items.flatMap((item) => {
    const name = textOf(item).trim();
    // The first breadcrumb is the home icon.
    if (name === '') return [];
    const href = firstNamed(item, 'a')?.properties['href'];
    return [typeof href === 'string' ? { name, path: href } : { name }];
  });
}
