import { expect, type APIRequestContext } from '@playwright/test';
import { htmlUnescape } from 'escape-goat';

/** A page as the server sends it, before its scripts run. */
export interface PageHtml {
  readonly status: number;
  readonly title: string;
  /** Text of every first-level heading. */
  readonly headings: readonly string[];
  /** Text of the main part, with collapsed whitespace. */
  readonly text: string;
  readonly html: string;
}

/** Requests a page without a browser and reads what users without scripts see. */
export async function pageHtml(request: APIRequestContext, address: string): Promise<PageHtml> {
  const response = await request.get(address, { maxRedirects: 0 });
  return readPageHtml(response.status(), await response.text());
}

/** Reads what users without scripts see from a page's HTML. */
export function readPageHtml(status: number, html: string): PageHtml {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
  return {
    status,
    title: textOf(/<title[^>]*>.*?<\/title>/s.exec(html)?.[0] ?? ''),
    headings: [...html.matchAll(/<h1[\s>].*?<\/h1>/gs)].map(([heading]) => textOf(heading)),
    text: textOf(main),
    html,
  };
}

/** Expects a complete page: status 200, a title, one h1, and text in its HTML. */
export function expectOwnPage(page: PageHtml, path: string, productName: string): void {
  expect(page.status, `${path} answers 200`).toBe(200);
  expect(page.title, `${path} has a title`).toMatch(/\S/);
  expect(page.title, `${path} has the product name in its title`).toContain(productName);
  expect(page.headings, `${path} has one h1`).toHaveLength(1);
  expect(page.headings[0], `${path} has an h1 with text`).toMatch(/\S/);
  expect(page.text.length, `${path} has text beside its h1`).toBeGreaterThan(
    (page.headings[0]?.length ?? 0) + 20,
  );
}

function textOf(html: string): string {
  const text = html
    .replace(/<(script|style|svg)[\s>].*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ');
  return htmlUnescape(text).replace(/\s+/g, ' ').trim();
}
