import type { Page } from '@playwright/test';
import { hydrated } from './openHydrated.ts';
import { readPageHtml, type PageHtml } from './pageHtml.ts';

/** A page before and after its scripts have started. */
export interface PageVisit {
  readonly path: string;
  /** The server's HTML. */
  readonly sent: PageHtml;
  readonly ids: ReadonlySet<string>;
  /** URLs of its links, without duplicates. */
  readonly links: readonly string[];
  /** Horizontal overflow in pixels. */
  readonly excess: number;
}

/** Opens a page of the portal, and reads it after hydration. */
export async function visitPage(page: Page, path: string): Promise<PageVisit> {
  const response = await page.goto(path);
  const sent = readPageHtml(response?.status() ?? 0, (await response?.text()) ?? '');
  await hydrated(page);
  const found = await page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  return { path, sent, ...found, ids: new Set(found.ids), links: [...new Set(found.links)] };
}

interface LinkTarget {
  readonly status: number;
  /** Path after redirects. */
  readonly path: string;
  readonly isPage: boolean;
  readonly ids: ReadonlySet<string>;
}

/** Link targets, each requested once. */
export class LinkTargets {
  readonly #origin: string;
  readonly #targets = new Map<string, Promise<LinkTarget>>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Links of a page to missing pages or headings. */
  async brokenLinks({ path, links, ids }: PageVisit): Promise<readonly string[]> {
    const broken: string[] = [];
    for (const link of this.#inside(links)) {
      const target = await this.#targetOf(link.pathname);
      const id = decodeURIComponent(link.hash.slice(1));
      // Scripts add ids to a page before a user can follow a link on it.
      const hasId = !target.isPage || target.ids.has(id) || (link.pathname === path && ids.has(id));
      if (target.status !== 200 || (id !== '' && !hasId)) broken.push(link.href);
    }
    return broken;
  }

  /** Paths of pages that a page links to. */
  async linkedPages({ links }: PageVisit): Promise<readonly string[]> {
    const targets = await Promise.all(
      this.#inside(links).map(({ pathname }) => this.#targetOf(pathname)),
    );
    return [...new Set(targets.filter(({ isPage }) => isPage).map(({ path }) => path))];
  }

  #inside(links: readonly string[]): readonly URL[] {
    return links.map((link) => new URL(link)).filter(({ origin }) => origin === this.#origin);
  }

  #targetOf(path: string): Promise<LinkTarget> {
    const target = this.#targets.get(path) ?? this.#fetch(path);
    this.#targets.set(path, target);
    return target;
  }

  async #fetch(path: string): Promise<LinkTarget> {
    const response = await fetch(new URL(path, this.#origin));
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    const html = isPage ? await response.text() : '';
    if (!isPage) await response.body?.cancel();
    const ids = [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    );
    const answered = new URL(response.url).pathname;
    return { status: response.status, path: answered, isPage, ids: new Set(ids) };
  }
}
