import { expect } from '@playwright/test';
import { site } from '../site.config.ts';
import { origin } from './address.ts';
import { SiteCrawl } from './support/SiteCrawl.ts';
import { sitePaths } from './support/sitePaths.ts';
import { test } from './support/test.ts';
import { withoutMaps } from './support/withoutMaps.ts';
import { watchPage } from './support/watchPage.ts';

/** Places outside that pages may name: what the site configuration lists, and standards. */
const allowedOutside = [
  ...Object.values(site.links),
  'https://www.rfc-editor.org/',
  'https://www.w3.org/',
  'https://developer.mozilla.org/',
  'https://docs.ogc.org/',
  'https://schema.org',
  'https://maplibre.org/',
  'https://www.standardwebhooks.com/',
  'https://learn.microsoft.com/',
  'https://developer.apple.com/documentation/',
];

test('[links] every link and anchor leads somewhere, and pages fit 320 px', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await withoutMaps(page);
  const { errors, foreignRequests } = watchPage(page);
  const crawl = new SiteCrawl(page, origin);
  await crawl.run(['/', ...sitePaths()]);
  expect(crawl.problems()).toEqual([]);
  expect(crawl.widePages, 'no page scrolls sideways').toEqual([]);
  const unexpected = crawl.outside.filter(
    (link) => !allowedOutside.some((allowed) => link.startsWith(allowed)),
  );
  expect(unexpected).toEqual([]);
  expect(errors, 'no page prints an error').toEqual([]);
  expect(foreignRequests, 'no page asks another host').toEqual([]);
  expect(crawl.pages.length).toBeGreaterThanOrEqual(sitePaths().length);
});

test('[links] the sitemap lists addresses that answer without a detour', async ({ request }) => {
  for (const path of sitePaths()) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(200);
  }
});

test('[links] each page names its own address as the canonical one', async ({ request }) => {
  for (const path of sitePaths()) {
    const html = await (await request.get(path)).text();
    const canonical = /<link[^>]+rel="?canonical"?[^>]+href="?([^\s">]+)/.exec(html)?.[1] ?? '';
    expect.soft(canonical, path).toBe(`${site.url}${path}`);
    const response = await request.get(new URL(canonical).pathname, { maxRedirects: 0 });
    expect.soft(response.status(), canonical).toBe(200);
  }
});

test.describe('headers', () => {
  const kinds = [
    ['a page', 'GET', '/docs/overview', 200],
    ['the home page', 'GET', '/', 200],
    ['an example', 'GET', '/examples/getting-started/show-a-venue/', 200],
    ['a redirect', 'GET', '/docs/overview.html', 301],
    ['an unknown page', 'GET', '/nowhere', 404],
    ['a bad address', 'GET', '/%', 400],
    ['a refused method', 'DELETE', '/', 405],
    ['the SDK', 'GET', '/sdk/6/mezzanine.js', 200],
    ['a package', 'GET', '/packages/mezzanine-js.tgz', 200],
    ['a picture', 'GET', '/img/favicon.svg', 200],
    ['the list of venues', 'GET', '/api/v1/venues', 200],
    ['a venue without a token', 'GET', '/api/v1/venues/mall/bundle', 401],
    ['an unknown interface', 'GET', '/api/v1/nothing', 404],
    ['the search', 'POST', '/1/indexes/*/queries', 403],
    ['the counts', 'GET', '/stats', 200],
    ['the feedback', 'GET', '/stats/feedback', 200],
    ['the searches', 'GET', '/stats/search', 200],
    ['the indexes without the admin key', 'GET', '/1/indexes', 403],
  ] as const;

  for (const [name, method, path, status] of kinds) {
    test(`[links] security headers stand on ${name}`, async ({ request }) => {
      const response = await request.fetch(path, { method, maxRedirects: 0 });
      expect(response.status()).toBe(status);
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts).not.toMatch(/unsafe-|\*|https?:/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      // A program is shown by nobody: what only documents heed stands on documents.
      const isPart = headers['content-type']?.startsWith('text/javascript') ?? false;
      const permissions = isPart ? undefined : expect.stringContaining('camera=()');
      expect(headers['permissions-policy']).toEqual(permissions);
      expect(headers['cross-origin-opener-policy']).toBe(isPart ? undefined : 'same-origin');
      expect(headers['x-powered-by']).toBeUndefined();
    });
  }
});
