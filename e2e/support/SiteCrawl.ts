import type { Page } from '@playwright/test';
import { openHydrated } from './openHydrated.ts';

interface Visited {
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  /** By how many pixels the page is wider than the window. */
  readonly excess: number;
}

/** Opens every page that can be reached from some, as a reader would, and keeps what they link to. */
export class SiteCrawl {
  readonly #page: Page;
  readonly #origin: string;
  readonly #visited = new Map<string, Visited>();
  /** Status of each linked path of the site. */
  readonly #statuses = new Map<string, number>();

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** Paths of the pages that were opened. */
  get pages(): readonly string[] {
    return [...this.#visited.keys()];
  }

  /** Links that lead to other sites, each once. */
  get outside(): readonly string[] {
    const links = [...this.#visited.values()].flatMap((page) => page.links);
    return [...new Set(links.filter((link) => new URL(link).origin !== this.#origin))];
  }

  /** Paths of the pages that are wider than the window. */
  get widePages(): readonly string[] {
    return [...this.#visited.values()].filter(({ excess }) => excess > 0).map(({ path }) => path);
  }

  /** Opens these paths and whatever they lead to. */
  async run(paths: readonly string[]): Promise<void> {
    const queue = new Set(paths);
    for (const path of queue) {
      const visited = await this.#visit(path);
      this.#visited.set(path, visited);
      for (const link of visited.links) {
        const target = await this.#check(link);
        if (target !== undefined) queue.add(target);
      }
    }
  }

  /** Links that lead nowhere, and links to headings that do not exist, with the page they are on. */
  problems(): readonly string[] {
    return [...this.#visited.values()].flatMap(({ path, links }) =>
      links
        .filter((link) => this.#isBroken(new URL(link)))
        .map((link) => `${path} links to ${link.slice(this.#origin.length)}, which is not there`),
    );
  }

  async #visit(path: string): Promise<Visited> {
    await openHydrated(this.#page, path);
    const found = await this.#page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    return { path, ...found, ids: new Set(found.ids), links: [...new Set(found.links)] };
  }

  /** Asks for a link's target once; gives its path when it is a page that is not opened yet. */
  async #check(link: string): Promise<string | undefined> {
    const { origin, pathname } = new URL(link);
    if (origin !== this.#origin || this.#statuses.has(pathname)) return undefined;
    const response = await this.#page.request.get(pathname);
    this.#statuses.set(pathname, response.status());
    const isPage = response.headers()['content-type']?.startsWith('text/html') === true;
    const isOwn = !/^\/(stats|examples|viewer)(\/|$)/.test(pathname);
    return response.ok() && isPage && isOwn ? new URL(response.url()).pathname : undefined;
  }

  #isBroken({ origin, pathname, hash }: URL): boolean {
    if (origin !== this.#origin) return false;
    if (this.#statuses.get(pathname) !== 200) return true;
    const target = this.#visited.get(pathname) ?? this.#visited.get(`${pathname}/`);
    return hash.length > 1 && target?.ids.has(decodeURIComponent(hash.slice(1))) === false;
  }
}
