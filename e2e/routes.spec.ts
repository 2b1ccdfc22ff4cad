import { expect } from '@playwright/test';
import { site } from '../site.config.ts';
import { goWithinSite } from './support/goWithinSite.ts';
import { openHydrated } from './support/openHydrated.ts';
import { pageHtml, type PageHtml } from './support/pageHtml.ts';
import { sitePaths } from './support/sitePaths.ts';
import { liveRoutes } from './support/specifiedRoutes.ts';
import { test } from './support/testWithoutMaps.ts';
import { watchPage } from './support/watchPage.ts';

const unknownPaths = ['/nowhere', '/docs/nowhere', '/web-sdk/9.9/camera', '/docs/overview/deeper'];

test.describe('every page with its own content', () => {
  // The specified routes that this repository publishes, and all other pages.
  const paths = [...new Set([...liveRoutes(), ...sitePaths()])];
  /** Paths that differ only in a trailing slash are one page. */
  const pages = new Map(paths.map((path) => [path.replace(/(.)\/$/, '$1'), path]));

  test('[RT-01] no two pages share a title or their text', async ({ request }) => {
    const all: [string, PageHtml][] = [];
    for (const path of pages.values()) all.push([path, await pageHtml(request, path)]);
    expect(duplicates(all.map(([path, page]) => [page.title, path]))).toEqual([]);
    expect(duplicates(all.map(([path, page]) => [page.text, path]))).toEqual([]);
  });

  test('[RT-01] the sitemap lists every live route', () => {
    const listed = new Set([...sitePaths(), '/404-not-found', '/search-results']);
    const bare = new Set([...listed].map((path) => path.replace(/(.)\/$/, '$1')));
    expect(liveRoutes().filter((route) => !bare.has(route.replace(/(.)\/$/, '$1')))).toEqual([]);
    expect(liveRoutes().length).toBeGreaterThanOrEqual(10);
  });
});

test('[RT-02] an unknown path gets the not-found page with status 404', async ({ page }) => {
  for (const path of unknownPaths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Page not found');
    await expect(page, path).toHaveTitle(`Page not found | ${site.product.name}`);
  }
});

test('[RT-02] the not-found page stays after its scripts start @all', async ({ page }) => {
  const { errors } = watchPage(page);
  // The page was built without a version in its URL.
  await openHydrated(page, '/web-sdk/5.0/nowhere');
  expect(errors.filter((error) => !error.includes('404 (Not Found)'))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'Roadmap' }).click();
  await expect(page).toHaveURL('/docs/roadmap');
});

test('[RT-02] the not-found page lists pages with the words of the URL, and searches for them @all', async ({
  page,
}) => {
  const { errors } = watchPage(page);
  await openHydrated(page, '/web-sdk/5.0/camra');
  const main = page.getByRole('main');
  const similar = main.getByRole('status').getByRole('link');
  await expect(similar.first(), 'of the version in the URL').toHaveAttribute(
    'href',
    '/web-sdk/5.0/camera',
  );
  await main.getByRole('searchbox', { name: 'Search docs' }).press('Enter');
  await expect(page).toHaveURL('/search-results?q=camra');
  await page.goBack();
  await similar.first().click();
  await expect(page).toHaveURL('/web-sdk/5.0/camera');
  expect(errors.filter((error) => !error.includes('404 (Not Found)'))).toEqual([]);
});

test('[RT-02] navigation to an unknown path within the site shows the not-found page @all', async ({
  page,
}) => {
  await openHydrated(page, '/docs/overview');
  await goWithinSite(page, '/docs/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('[RT-02] /404-not-found shows the not-found page @all', async ({ page }) => {
  const response = await page.goto('/404-not-found');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test.describe('suffixes', () => {
  const cases = [
    ['/docs/overview.html', '/docs/overview'],
    ['/docs/overview/index.html', '/docs/overview'],
    ['/web-sdk/camera.html', '/web-sdk/camera'],
    ['/index.html', '/'],
    ['/playground/index.html', '/playground'],
    ['/playground.html', '/playground'],
  ] as const;

  test('[RT-05] the server redirects each suffix to the page and keeps the query', async ({
    request,
  }) => {
    for (const [given, path] of cases) {
      const response = await request.get(`${given}?from=old`, { maxRedirects: 0 });
      expect.soft(response.status(), given).toBe(301);
      expect.soft(response.headers()['location'], given).toBe(`${path}?from=old`);
      expect.soft((await request.get(given)).status(), given).toBe(200);
    }
  });

  test('[RT-05] navigation to a path with a suffix shows the page @all', async ({ page }) => {
    for (const suffix of ['.html', '/index.html']) {
      await openHydrated(page, '/docs/overview');
      await goWithinSite(page, `/docs/roadmap${suffix}`);
      await expect(page.getByRole('heading', { level: 1 }), suffix).toHaveText('Roadmap');
    }
  });

  test('[RT-05] a missing page is not found with a suffix either @all', async ({ request }) => {
    for (const path of ['/nowhere.html', '/nowhere/index.html']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});

/** Groups of names that share a value. */
function duplicates(entries: readonly (readonly [string, string])[]): readonly string[][] {
  const byValue = new Map<string, string[]>();
  for (const [value, name] of entries) byValue.set(value, [...(byValue.get(value) ?? []), name]);
  return [...byValue.values()].filter((names) => names.length > 1);
}
