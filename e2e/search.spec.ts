import { expect, test, type Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { openHydrated } from './support/openHydrated.ts';
import { watchPage } from './support/watchPage.ts';
import { withoutMaps } from './support/withoutMaps.ts';

test.beforeEach(({ page }) => withoutMaps(page));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const button = (page: Page) => page.getByRole('button', { name: 'Search docs' });
const hits = (page: Page) => dialog(page).getByRole('option');

test.describe('opening', () => {
  test('[SM-01] the search button opens the dialog with the cursor in it', async ({ page }) => {
    await openHydrated(page, '/community');
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
  });

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`[SM-01] ${keys} opens the dialog`, async ({ page }) => {
      await openHydrated(page, '/community');
      await page.keyboard.press(keys);
      await expect(dialog(page)).toBeVisible();
      await expect(page.locator('.DocSearch-Input')).toHaveValue('');
    });
  }

  test('[SM-01] / typed into a text field is text', async ({ page }) => {
    await openHydrated(page, '/search-results');
    const field = page.getByRole('searchbox', { name: 'Search docs' });
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
  });

  test('[SM-01] works on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, '/community');
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('.DocSearch-Cancel')).toBeInViewport();
  });

  test('[SM-01] loads the dialog only when a reader reaches for it', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) {
        // What is asked for while the test ends is nobody's to read.
        scripts.push(response.text().catch(() => ''));
      }
    });
    const withDialog = async () =>
      (await Promise.all(scripts)).filter((code) => code.includes('DocSearch-Dropdown')).length;
    await openHydrated(page, '/community');
    await page.waitForLoadState('networkidle');
    expect(await withDialog()).toBe(0);
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
    expect(await withDialog()).toBe(1);
  });
});

test.describe('closing', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/community');
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('[SM-03] Escape closes the dialog', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page), 'focus is back where it was').toBeFocused();
  });

  test('[SM-03] Escape closes the dialog while it shows results, too', async ({ page }) => {
    await page.locator('.DocSearch-Input').fill('camera');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[SM-03] a click beside it closes the dialog', async ({ page }) => {
    await page.mouse.click(10, 780);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[SM-03] Cancel closes the dialog on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('the text field', () => {
  test('[SM-10] says what it is for and takes 64 characters', async ({ page }) => {
    await openHydrated(page, '/community');
    await button(page).click();
    await expect(page.locator('.DocSearch-Input')).toHaveAttribute('placeholder', 'Search docs');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.type('m'.repeat(70));
    await expect(page.locator('.DocSearch-Input')).toHaveValue('m'.repeat(64));
  });

  test('[SM-10] begins with the selected text, cut to 64 characters', async ({ page }) => {
    await openHydrated(page, '/community');
    const selected = await page.evaluate(() => {
      const paragraph = document.querySelector('main p');
      if (!paragraph) return '';
      window.getSelection()?.selectAllChildren(paragraph);
      return window.getSelection()?.toString() ?? '';
    });
    expect(selected.length).toBeGreaterThan(64);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Input')).toHaveValue(selected.slice(0, 64));
  });
});

test.describe('finding', () => {
  test('[SM-11] a query finds its page, labeled with its SDK, and Enter goes there', async ({
    page,
  }) => {
    const { errors, foreignRequests } = watchPage(page);
    await openHydrated(page, '/community');
    await button(page).click();
    await page.locator('.DocSearch-Input').fill('level selection');
    const first = hits(page).first();
    await expect(first).toContainText('Level selection', { ignoreCase: true });
    await expect(first).toContainText(`${site.product.name} JS`);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/web-sdk\/level-selection/);
    await expect(dialog(page)).toHaveCount(0);
    expect(foreignRequests).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('[SM-07] leads to all results of the query', async ({ page }) => {
    await openHydrated(page, '/community');
    await button(page).click();
    await page.locator('.DocSearch-Input').fill('camera');
    await dialog(page)
      .getByRole('link', { name: /^See all \d+ results$/ })
      .click();
    await expect(page).toHaveURL('/search-results?q=camera');
    await expect(page.getByRole('status')).toContainText(/\d+ results?/);
  });
});

test.describe('page of results', () => {
  const results = (page: Page) => page.getByRole('main').getByRole('listitem');

  test('[SR-01] reads the query from its address and marks it in the results', async ({ page }) => {
    const { errors, foreignRequests } = watchPage(page);
    await page.goto('/search-results?q=camera');
    await expect(page.getByRole('searchbox', { name: 'Search docs' })).toHaveValue('camera');
    await expect(
      results(page)
        .getByRole('link', { name: /camera/i })
        .first(),
    ).toBeVisible();
    await expect(results(page).locator('mark').first()).toHaveText(/camera/i);
    expect(foreignRequests).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('[SR-01] keeps its address in step with typing', async ({ page }) => {
    await openHydrated(page, '/search-results?q=camera');
    const field = page.getByRole('searchbox', { name: 'Search docs' });
    await field.fill('label priority');
    await expect(page).toHaveURL(/\/search-results\?q=label(%20|\+)priority$/);
    await expect(results(page).getByRole('link', { name: /label/i }).first()).toBeVisible();
    await field.fill('');
    await expect(page).toHaveURL('/search-results');
    await expect(results(page)).toHaveCount(0);
  });

  test('[SR-01] leads to the page that was found', async ({ page }) => {
    await openHydrated(page, '/search-results?q=interactivity');
    await results(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/web-sdk\/interactivity/);
  });
});
