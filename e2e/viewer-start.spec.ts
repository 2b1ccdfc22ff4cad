import { expect, test, type Page } from '@playwright/test';
import { watchPage } from './support/watchPage.ts';

const program = /\/viewer\/assets\/index-.*\.js$/;
const helper = /\/viewer\/assets\/graphicsWorker-.*\.js$/;
const list = (page: Page) => page.getByRole('searchbox');
const map = (page: Page) => page.locator('[data-mezzanine-state="idle"]');

test.use({ serviceWorkers: 'block' });

test('something is seen before styles and program are there', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/viewer\/assets\/index-.*\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/viewer/?venue=office', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect(page.getByText('Opening the map…')).toBeVisible();
  release();
  await expect(map(page)).toBeVisible();
});

test('the program runs after the first picture', async ({ page }) => {
  const ran = page.waitForRequest('**/api/v1/token');
  await page.goto('/viewer/?venue=office');
  await ran;
  const [paintedMs, askedMs] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/token'))
      ?.startTime ?? Number.NaN,
  ]);
  const waitedMs = 300;
  expect(askedMs).toBeGreaterThan(Math.min(paintedMs ?? Infinity, waitedMs));
});

test('the helper opens graphics aside, and ends when map and list are there', async ({ page }) => {
  const watch = watchPage(page);
  const worker = page.waitForEvent('worker');
  await page.goto('/viewer/?venue=office');
  const opened = await worker;
  expect(opened.url()).toMatch(helper);
  await expect(list(page)).toBeEditable();
  await expect.poll(() => page.workers().length).toBe(0);
  expect(watch.errors).toEqual([]);
});

test('without the helper the map comes all the same', async ({ page }) => {
  await page.route(helper, (route) => route.abort());
  await page.goto('/viewer/?venue=office');
  await expect(map(page)).toBeVisible();
  await expect(list(page)).toBeEditable();
});

test('where nothing can be drawn aside, no helper is asked for', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/viewer/?venue=office');
  await expect(list(page)).toBeEditable();
  expect(asked.some((url) => program.test(url))).toBe(true);
  expect(asked.some((url) => helper.test(url))).toBe(false);
});

test('where there is no map, the list comes all the same', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/viewer/?venue=office');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(list(page)).toBeEditable();
});

test('what the page starts with is kept for later visits without a network', async ({
  page,
  request,
}) => {
  await page.goto('/viewer/?venue=office');
  const names = await page.locator('script[data-program]').evaluate((script) => {
    const { src, dataset } = script as HTMLScriptElement;
    return [new URL(src).pathname, dataset['program'] ?? '-', dataset['worker'] ?? '-'];
  });
  const kept = await (await request.get('/viewer/sw.js')).text();
  for (const name of names) expect(kept).toContain(name);
});
