import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { holdRequests } from './support/holdRequests.ts';
import { openHydrated } from './support/openHydrated.ts';
import { test } from './support/testWithoutMaps.ts';
import { watchPage } from './support/watchPage.ts';

const results = (page: Page) => page.getByRole('main').locator('ol').getByRole('listitem');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search docs' });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('[SR-01] reads the query from the URL, highlights it, updates the URL, and links to the page', async ({
  page,
}) => {
  const { errors, foreignRequests } = watchPage(page);
  await openHydrated(page, '/search-results?q=camera');
  await expect(field(page)).toHaveValue('camera');
  const links = results(page).getByRole('heading', { level: 2 }).getByRole('link');
  await expect(links.first()).toHaveText(/camera/i);
  await expect(results(page).locator('mark').first()).toHaveText(/camera/i);
  await expect(page.getByRole('main').getByRole('img'), 'no logo of a vendor').toHaveCount(0);
  const entries = await page.evaluate(() => history.length);
  await field(page).fill('label priority');
  await expect(page).toHaveURL(/\/search-results\?q=label(%20|\+)priority$/);
  await expect(links.filter({ hasText: /label/i }).first()).toBeVisible();
  await field(page).press('Home');
  await page.keyboard.type('my ');
  await expect(field(page), 'typing in the middle keeps its place').toHaveValue(
    'my label priority',
  );
  expect(await page.evaluate(() => history.length), 'typing makes no entries').toBe(entries);
  await field(page).fill('');
  await expect(page).toHaveURL('/search-results');
  await expect(results(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('Type to search the documentation.');
  await field(page).fill('interactivity');
  await expect(links.first()).toHaveText(/interactivity/i);
  await links.first().click();
  await expect(page).toHaveURL(/\/web-sdk\/interactivity/);
  await expect
    .poll(() => page.evaluate(() => CSS.highlights.get('search-words')?.size ?? 0))
    .toBeGreaterThan(0);
  await page.goBack();
  await expect(field(page), 'Back comes to the same results').toHaveValue('interactivity');
  expect(foreignRequests).toEqual([]);
  expect(errors).toEqual([]);
});

test('filters and pages are in the URL, as real links, and Back restores them', async ({
  page,
}) => {
  await openHydrated(page, '/search-results?q=camera');
  await expect(results(page)).toHaveCount(20);
  await expect(status(page)).toHaveText(/^\d+ results, 1 to 20 shown$/);
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'href',
    '/search-results?q=camera&page=2',
  );
  const firstTitle = (await results(page).first().getByRole('link').getAttribute('href')) ?? '';
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/search-results?q=camera&page=2');
  await expect(status(page)).toHaveText(/^\d+ results, 21 to 40 shown$/);
  await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { level: 1 }), 'reading goes on at the top').toBeFocused();
  await expect(results(page).first().getByRole('link')).not.toHaveAttribute('href', firstTitle);
  const guides = page
    .getByRole('group', { name: 'Filter by kind' })
    .getByRole('button', { name: /^Guide/ });
  await guides.click();
  await expect(page, 'a choice begins at the first page').toHaveURL(
    '/search-results?q=camera&kind=guide',
  );
  await expect(guides).toHaveAttribute('aria-pressed', 'true');
  await expect(guides, 'focus stays').toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/search-results?q=camera&page=2');
  await expect(status(page)).toHaveText(/21 to 40 shown$/);
  await page.goBack();
  await expect(status(page)).toHaveText(/1 to 20 shown$/);
  await page.goto('/search-results?q=camera&kind=%3Cimg%20src%3Dx%3E&page=9999&set=__proto__');
  await expect(status(page), 'what is no value is left out').toHaveText(/results/);
});

test('shows its state: searching, nothing found, failed @all', async ({ page }) => {
  const held = await holdRequests(page, '**/1/indexes/*/queries*');
  await openHydrated(page, '/search-results?q=zzqxv');
  await expect(status(page)).toHaveText('Searching …');
  await held.release();
  await expect(status(page)).toHaveText('No results for “zzqxv”');
  await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /zzqxv/);
  await page.route('**/1/indexes/*/queries*', (route) =>
    route.fulfill({ status: 403, json: { message: 'Invalid key', status: 403 } }),
  );
  await field(page).fill('camera');
  await expect(page.getByText('403 Invalid key')).toBeVisible();
  await page.unroute('**/1/indexes/*/queries*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(results(page).first()).toBeVisible();
});

test('[SM-14] says that it searches 300 ms after an input, and not before @all', async ({
  page,
}) => {
  await openHydrated(page, '/search-results?q=camera');
  await expect(results(page)).toHaveCount(20);
  const summary = page.locator('.results-summary');
  const held = await holdRequests(page, '**/1/indexes/*/queries*');
  // Without a fake clock, time would also pass between the steps.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('labels');
  await expect(page.getByRole('main').locator('ol')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(299);
  await expect(summary).toHaveText(/results, 1 to 20 shown$/);
  await page.clock.runFor(1);
  await expect(summary).toHaveText('Searching …');
  await held.release();
});

test('[SM-17] of two Escapes with the dialog open, the first closes it, and the second clears the query @all', async ({
  page,
}) => {
  await openHydrated(page, '/search-results?q=camera');
  await expect(results(page)).toHaveCount(20);
  await field(page).focus();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('labels');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(page), 'focus returns, and the query of the page stays').toBeFocused();
  await expect(field(page)).toHaveValue('camera');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL('/search-results');
});

test('suggests queries before anything is typed, and if nothing is found @all', async ({
  page,
}) => {
  await openHydrated(page, '/search-results');
  const suggested = page.getByRole('list', { name: 'Try searching for' }).getByRole('link');
  await expect(suggested).toHaveCount(3);
  expect(await axeViolations(page)).toEqual([]);
  await suggested.first().click();
  await expect(page).toHaveURL(/\/search-results\?q=./);
  await expect(results(page).first()).toBeVisible();
  await expect(suggested, 'gives way to results').toHaveCount(0);
  await field(page).fill('zzqxv marker');
  await field(page).fill('zzqxv');
  await expect(status(page)).toHaveText('No results for “zzqxv”');
  await expect(suggested).toHaveCount(3);
});

test('[SM-17] Escape clears the query in browsers whose fields do not do so @all', async ({
  page,
}) => {
  await openHydrated(page, '/search-results?q=camera');
  await expect(field(page)).toHaveValue('camera');
  // The browser does nothing for a key that a script sends.
  await field(page).dispatchEvent('keydown', { key: 'Escape', bubbles: true });
  await expect(field(page)).toHaveValue('');
});

const shiftSizes = [
  ['a wide window', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

/** An entry of the Layout Instability API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Records layout shifts from the start of the page: their size, and the shifted text. */
async function noteShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const startOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push(`${value}: ${sources.map(({ node }) => startOf(node)).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: readonly string[] }).shifts);
}

for (const [name, size] of shiftSizes) {
  test(`results do not move anything visible in ${name} @all`, async ({ page }) => {
    await page.setViewportSize(size);
    const shifts = await noteShifts(page);
    await openHydrated(page, '/search-results?q=camera');
    await expect(results(page)).toHaveCount(20);
    expect(await shifts()).toEqual([]);
  });

  test(`suggestions of queries move nothing that is visible in ${name} @all`, async ({ page }) => {
    await page.setViewportSize(size);
    const shifts = await noteShifts(page);
    await openHydrated(page, '/search-results');
    const suggested = page.getByRole('list', { name: 'Try searching for' }).getByRole('link');
    await expect(suggested.first()).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
}
