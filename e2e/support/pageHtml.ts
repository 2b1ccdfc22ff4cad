import { expect, type APIRequestContext } from '@playwright/test';

/** A page as the server sends it, before any program of it has run. */
export interface PageHtml {
  readonly status: number;
  readonly title: string;
  /** Text of every first-level heading. */
  readonly headings: readonly string[];
  /** Text of the main part, spaces collapsed. */
  readonly text: string;
  readonly html: string;
}

/** Asks for a page without a browser and reads what a reader without scripts would see. */
export async function pageHtml(request: APIRequestContext, address: string): Promise<PageHtml> {
  const response = await request.get(address, { maxRedirects: 0 });
  return readPageHtml(response.status(), await response.text());
}

/** Reads from a page's HTML what a reader without scripts would see. */
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

/** Expects a complete page of its own: answered, titled, headed once, with text in its HTML. */
export function expectOwnPage(page: PageHtml, path: string, productName: string): void {
  expect(page.status, `${path} answers 200`).toBe(200);
  expect(page.title, `${path} has a title`).toMatch(/\S/);
  expect(page.title, `${path} says whose page it is`).toContain(productName);
  expect(page.headings, `${path} has one h1`).toHaveLength(1);
  expect(page.headings[0], `${path} has an h1 with text`).toMatch(/\S/);
  expect(page.text.length, `${path} has text beside its h1`).toBeGreaterThan(
    (page.headings[0]?.length ?? 0) + 20,
  );
}

function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)[\s>].*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
