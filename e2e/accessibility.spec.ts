import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { openHydrated } from './support/openHydrated.ts';
import { test } from './support/sharedPage.ts';
import { sitePaths } from './support/sitePaths.ts';
import { withoutMaps } from './support/withoutMaps.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const schemes = ['light', 'dark'] as const;
/** Every page is looked at in two ways, which differ in everything. */
const twoLooks = [
  { name: 'desktop, light', viewport: desktop, colorScheme: 'light' },
  { name: '390 px, dark', viewport: phone, colorScheme: 'dark' },
] as const;
/** One page of each folder also in the two others: what is common to pages shows there. */
const otherLooks = [
  { name: 'desktop, dark', viewport: desktop, colorScheme: 'dark' },
  { name: '390 px, light', viewport: phone, colorScheme: 'light' },
] as const;
/** One template makes all topics of the API reference; so many of them stand for the others. */
const referenceTopics = 4;
const isReferenceTopic = (path: string) => /\/api-reference-[^/]+\/./.test(path);
const pages = sitePaths();
const paths = [
  ...new Set([
    ...pages.filter((path) => !isReferenceTopic(path)),
    ...pages.filter(isReferenceTopic).slice(0, referenceTopics),
    '/404-not-found',
    '/search-results?q=camera',
    '/nowhere',
  ]),
];

/** Colors that are on their way between two schemes are nobody's to judge. */
async function standStill(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '* { transition: none !important; animation: none !important }',
  });
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
/** Of thousands of elements: looked at once here, and dark on a phone by `api-page.spec.ts`. */
const longPage = '/api/api';
const looksOf = (path: string) => {
  if (path === longPage) return twoLooks.slice(0, 1);
  return paths.find((other) => folderOf(other) === folderOf(path)) === path
    ? [...twoLooks, ...otherLooks]
    : twoLooks;
};

for (const path of paths) {
  test(`[axe] ${path} has no violation of WCAG 2.2 AA`, async ({ page }) => {
    // The maps themselves are checked once each, below and with the maps.
    await withoutMaps(page);
    await openHydrated(page, path);
    await standStill(page);
    for (const { name, viewport, colorScheme } of looksOf(path)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect.soft(await axeViolations(page), name).toEqual([]);
    }
  });
}

for (const colorScheme of schemes) {
  test(`[axe] the pages of counts have no violation, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.request.post('/api/v1/page-views', { data: { path: '/community' } });
    for (const path of ['/stats', '/stats/search']) {
      await page.goto(path);
      expect.soft(await axeViolations(page), path).toEqual([]);
    }
  });

  test(`[axe] the search dialog has no violation: empty, with results, none, and saved ones, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openHydrated(page, '/community');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog).toBeVisible();
    await standStill(page);
    expect.soft(await axeViolations(page), 'empty').toEqual([]);
    const field = dialog.getByRole('combobox');
    await field.fill('zzqxv');
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    expect.soft(await axeViolations(page), 'no results').toEqual([]);
    await field.fill('camera');
    await expect(dialog.getByRole('status')).toHaveText(/\d+ results/);
    expect.soft(await axeViolations(page), 'with results').toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camera');
    await page.keyboard.press('/');
    await expect(dialog.getByRole('row')).toHaveCount(1);
    expect.soft(await axeViolations(page), 'saved').toEqual([]);
    // The next test has the same storage.
    await page.evaluate(() => localStorage.clear());
  });

  test(`[axe] the slide-out menu has no violation, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await openHydrated(page, '/community');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await standStill(page);
    expect(await axeViolations(page)).toEqual([]);
  });
}
