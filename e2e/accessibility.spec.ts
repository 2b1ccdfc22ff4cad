import { expect } from '@playwright/test';
import { axeViolations, standStill } from './support/axeViolations.ts';
import { openHydrated } from './support/openHydrated.ts';
import { test } from './support/sharedPage.ts';
import { sitePaths } from './support/sitePaths.ts';
import { withoutMaps } from './support/withoutMaps.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const schemes = ['light', 'dark'] as const;
const looks = [
  { name: 'desktop, light', viewport: desktop, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: desktop, colorScheme: 'dark' },
  { name: '390 px, dark', viewport: phone, colorScheme: 'dark' },
  { name: '390 px, light', viewport: phone, colorScheme: 'light' },
] as const;
const paths = [...sitePaths(), '/404-not-found', '/search-results?q=camera', '/nowhere'];

// Each page is checked in one color mode. `pages.spec.ts` checks every page with every change.
for (const path of paths) {
  test(
    `[axe] ${path} has no WCAG 2.2 AA violation in any color mode`,
    { tag: '@all' },
    async ({ page }) => {
      await withoutMaps(page);
      await openHydrated(page, path);
      await standStill(page);
      for (const { name, viewport, colorScheme } of looks) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect.soft(await axeViolations(page), name).toEqual([]);
      }
    },
  );
}

test('[axe] pages without their own URL have no violation @all', async ({ page }) => {
  for (const [index, path] of [
    '/404-not-found',
    '/search-results?q=camera',
    '/nowhere',
  ].entries()) {
    await page.emulateMedia({ colorScheme: schemes[index % schemes.length]! });
    await openHydrated(page, path);
    await standStill(page);
    expect.soft(await axeViolations(page), path).toEqual([]);
  }
});

for (const colorScheme of schemes) {
  test(`[axe] the statistics pages have no violation, ${colorScheme} @all`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.request.post('/api/v1/page-views', { data: { path: '/community' } });
    for (const path of ['/stats', '/stats/search', '/stats/venues', '/stats/workspaces']) {
      await page.goto(path);
      expect.soft(await axeViolations(page), path).toEqual([]);
    }
  });

  test(`[axe] the search dialog has no violation: empty, with results, without results, and with saved searches, ${colorScheme} @all`, async ({
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

  test(`[axe] the slide-out menu has no violation, ${colorScheme} @all`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await openHydrated(page, '/community');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await standStill(page);
    expect(await axeViolations(page)).toEqual([]);
  });
}
