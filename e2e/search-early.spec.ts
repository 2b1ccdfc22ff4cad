import { expect, type Locator, type Page } from '@playwright/test';
import { holdRequests } from './support/holdRequests.ts';
import { openHydrated } from './support/openHydrated.ts';
import { test } from './support/test.ts';

/** The field that is open while the programs of the page are on their way. */
const fieldOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search' }).getByRole('textbox');
const resultsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Results' }).getByRole('link');

async function openField(page: Page, path = '/web-sdk/getting-started') {
  const programs = await holdRequests(page, /\/assets\/js\//);
  await page.goto(path);
  await page.getByRole('button', { name: 'Search docs' }).click();
  await expect(fieldOf(page)).toBeFocused();
  return programs;
}

test('results appear before the programs of the page, and the dialog takes over', async ({
  page,
}) => {
  const programs = await openField(page);
  await page.keyboard.type('blue dot');
  await expect(resultsOf(page).first()).toHaveAttribute('href', /^\/web-sdk\/blue-dot/);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('First 7 results');
  await programs.release();
  const box = page.getByRole('dialog').getByRole('combobox');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('blue dot');
  await expect(page.getByRole('option').first()).toContainText(/blue dot/i);
  await expect(page.locator('.early-search')).toHaveCount(0);
});

test('results are of the version of the page @all', async ({ page }) => {
  await openField(page, '/web-sdk/5.0/camera');
  await page.keyboard.type('blue dot');
  await expect(resultsOf(page).first()).toHaveAttribute('href', /^\/web-sdk\/5\.0\/blue-dot/);
});

test('arrow keys move between the field and the results, and Enter opens one @all', async ({
  page,
}) => {
  await openField(page);
  await page.keyboard.type('blue dot');
  await expect(resultsOf(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(resultsOf(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/web-sdk\/blue-dot/);
});

test('a query without results says so, and a cleared field lists nothing @all', async ({
  page,
}) => {
  await openField(page);
  await page.keyboard.type('98765432101234');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText('No results');
  await fieldOf(page).fill('');
  await expect(status).toBeEmpty();
  await expect(resultsOf(page)).toHaveCount(0);
});

test('text that is selected on the page is searched for at once @all', async ({ page }) => {
  const programs = await holdRequests(page, /\/assets\/js\//);
  await page.goto('/web-sdk/blue-dot');
  await page.getByRole('heading', { level: 1 }).selectText();
  await page.keyboard.press('/');
  await expect(resultsOf(page).first()).toHaveAttribute('href', /^\/web-sdk\/blue-dot/);
  await programs.release();
});

test('a click beside the field closes it, and opens nothing @all', async ({ page }) => {
  const programs = await openField(page);
  const link = page.getByRole('link', { name: 'Blog', exact: true }).first();
  await link.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/web-sdk/getting-started');
  await programs.release();
});

test('focus elsewhere on the page closes the field @all', async ({ page }) => {
  const programs = await openField(page);
  await page.keyboard.type('blue dot');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await programs.release();
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Enter opens the page of results if the search service fails @all', async ({ page }) => {
  await page.route('**/1/indexes/**', (route) => route.abort());
  await openField(page);
  await page.keyboard.type('blue dot');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search-results\?q=blue\+dot/);
});

test('the field keeps every key while only the program of search is loading @all', async ({
  page,
}) => {
  await openHydrated(page, '/web-sdk/camera');
  const program = await holdRequests(page, /\/assets\/js\//);
  await page.getByRole('button', { name: 'Search docs' }).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('blue d');
  await program.release();
  await page.keyboard.type('ot');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('blue dot');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Enter opens the page of results if the program of search fails @all', async ({ page }) => {
  await openHydrated(page, '/web-sdk/camera');
  const program = await holdRequests(page, /\/assets\/js\//);
  await page.getByRole('button', { name: 'Search docs' }).click();
  await page.keyboard.type('labels');
  await program.fail();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search-results\?q=labels$/);
});
