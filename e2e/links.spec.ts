import { expect, test } from '@playwright/test';
import { site } from '../site.config.ts';
import { sitePaths } from './support/sitePaths.ts';

test('[links] the sitemap lists URLs that respond without a redirect @all', async ({ request }) => {
  for (const path of sitePaths()) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(200);
  }
});

/** The page of the latest version that the note on an older page links to. */
const samePage = /Read this page in the[^<]*<a [^>]*href="?([^\s">]+)/;

test('[links] each page names its own URL as canonical, or that of its latest version @all', async ({
  request,
}) => {
  let older = 0;
  for (const path of sitePaths()) {
    const html = await (await request.get(path)).text();
    const canonical = /<link[^>]+rel="?canonical"?[^>]+href="?([^\s">]+)/.exec(html)?.[1] ?? '';
    const latest = samePage.exec(html)?.[1]?.replace(/(.)\/$/, '$1');
    if (latest !== undefined) older += 1;
    expect.soft(canonical, path).toBe(`${site.url}${latest ?? path}`);
    const response = await request.get(new URL(canonical).pathname, { maxRedirects: 0 });
    expect.soft(response.status(), canonical).toBe(200);
  }
  expect(older, 'pages of older versions with the same page in the latest').toBeGreaterThan(30);
});

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
  ['the Swift package', 'GET', '/swift/mezzanine/Mezzanine/5.0.0.zip', 200],
  ['an unknown Swift package', 'GET', '/swift/mezzanine/Nothing', 404],
  ['an unknown artifact', 'GET', '/maven/nothing.pom', 404],
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

test('[links] every kind of response has security headers', async ({ request }) => {
  for (const [name, method, path, status] of kinds) {
    const response = await request.fetch(path, { method, maxRedirects: 0 });
    expect.soft(response.status(), name).toBe(status);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(policy, name).toContain("default-src 'self'");
    expect.soft(policy, name).toContain("object-src 'none'");
    expect.soft(policy, name).toContain("frame-ancestors 'self'");
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect.soft(scripts, name).not.toMatch(/unsafe-|\*|https?:/);
    expect.soft(headers['x-content-type-options'], name).toBe('nosniff');
    expect.soft(headers['referrer-policy'], name).toBe('strict-origin-when-cross-origin');
    // Browsers ignore these on scripts, so they are only sent with documents.
    const isPart = headers['content-type']?.startsWith('text/javascript') ?? false;
    const permissions = isPart ? undefined : expect.stringContaining('camera=()');
    expect.soft(headers['permissions-policy'], name).toEqual(permissions);
    const opener = isPart ? undefined : 'same-origin';
    expect.soft(headers['cross-origin-opener-policy'], name).toBe(opener);
    expect.soft(headers['x-powered-by'], name).toBeUndefined();
  }
});
