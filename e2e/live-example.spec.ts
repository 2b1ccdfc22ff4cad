import { expect, type Page } from '@playwright/test';
import { countColors } from './support/countColors.ts';
import { holdRequests } from './support/holdRequests.ts';
import { openHydrated } from './support/openHydrated.ts';
import { test } from './support/test.ts';
import { watchPage } from './support/watchPage.ts';

const guide = '/web-sdk/camera';
const examplePage = /\/examples\/camera-controls\/fly-and-focus\/(\?|$)/;

const example = (page: Page) => page.getByRole('region', { name: /^Live example/ }).first();
const frame = (page: Page) => page.locator('iframe');
const map = (page: Page) => page.frameLocator('iframe').locator('[data-mezzanine-state="idle"]');

/** Adds a gap above the page's example, so that it is far below the initial viewport. */
async function pushExampleDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = 'section[aria-label^="Live example"] { margin-top: 4000px }';
      document.head.append(style);
    });
  });
}

test('[live] an image is shown until the map is drawn @all', async ({ page }) => {
  const held = await holdRequests(page, examplePage);
  await openHydrated(page, guide);
  await held.arrived;
  const picture = example(page).locator('img:visible');
  await expect(picture).toHaveCount(1);
  await expect(picture).toHaveAttribute('alt', /\S/);
  await expect(frame(page)).toHaveCSS('opacity', '0');
  await held.release();
  await map(page).waitFor();
  await expect(frame(page)).toHaveCSS('opacity', '1');
  expect(await countColors(frame(page))).toBeGreaterThan(24);
});

test('[live] the map runs in the page, and the code below it is its source', async ({ page }) => {
  const { errors, foreignRequests } = watchPage(page);
  await openHydrated(page, guide);
  await map(page).waitFor();
  const code = (await example(page).locator('pre code').textContent()) ?? '';
  expect(code).toContain("from '@mezzanine/mezzanine-js'");
  expect(code, 'names the server that sent the page').toContain(new URL(page.url()).origin);
  expect(errors).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('[live] a React Native guide runs its app in the shape of a phone @all', async ({ page }) => {
  const { errors, foreignRequests } = watchPage(page);
  await openHydrated(page, '/react-native-sdk/markers');
  await map(page).waitFor();
  await expect(page.frameLocator('iframe').getByText('0 pins')).toBeVisible();
  const { width = 1, height = 0 } = (await frame(page).boundingBox()) ?? {};
  expect(height / width).toBeGreaterThan(1.8);
  expect(errors).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('[live] the map starts near the viewport and is unloaded far from it @all', async ({
  page,
}) => {
  await pushExampleDown(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/examples/')) asked.push(request.url());
  });
  await openHydrated(page, guide);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(undefined))));
  await expect(frame(page)).toHaveCount(0);
  expect(asked, 'no map code before it is needed').toEqual([]);
  await example(page).locator('figure').first().scrollIntoViewIfNeeded();
  await map(page).waitFor();
  const contexts = () => page.frames().length;
  await expect.poll(contexts).toBe(2);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(frame(page)).toHaveCount(0);
  await expect.poll(contexts, 'its frame, and with it its graphics, is gone').toBe(1);
  await example(page).locator('figure').first().scrollIntoViewIfNeeded();
  await map(page).waitFor();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('[live] a smaller image is shown, and the map waits until the user starts to read @all', async ({
    page,
  }) => {
    await openHydrated(page, guide);
    const picture = example(page).locator('img:visible');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
      /-phone\.webp$/,
    );
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(undefined))));
    await expect(frame(page)).toHaveCount(0);
    await page.locator('h1').tap();
    await map(page).waitFor();
  });
});

test.describe('failing', () => {
  const failures = [
    ['a refused key', '**/api/v1/token', { status: 401 }, /key/i],
    ['a server error', '**/api/v1/token', { status: 500 }, /500/],
    ['a file that is no zip', '**/bundle', { status: 200, body: 'Not a zip at all.' }, /venue/i],
  ] as const;

  for (const [name, address, answer, message] of failures) {
    test(`[live] ${name} is reported, the page continues to work, and Retry starts again @all`, async ({
      page,
    }) => {
      await page.route(address, (route) => route.fulfill({ contentType: 'text/plain', ...answer }));
      await openHydrated(page, guide);
      const alert = example(page).getByRole('alert');
      await expect(alert).toContainText(message);
      await expect(alert).not.toContainText('undefined');
      await expect(frame(page)).toHaveCount(0);
      await expect(example(page).locator('img:visible')).toHaveCount(1);
      await page.unroute(address);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await map(page).waitFor();
      await expect(alert).toHaveCount(0);
      await page.getByRole('link', { name: 'Community' }).first().click();
      await expect(page).toHaveURL('/community');
    });
  }

  test('[live] a truncated bundle is reported @all', async ({ page }) => {
    await page.route('**/bundle', async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({
        status: 200,
        contentType: 'application/zip',
        headers: { 'access-control-allow-origin': '*' },
        body: body.subarray(0, body.length / 2),
      });
    });
    await openHydrated(page, guide);
    await expect(example(page).getByRole('alert')).toContainText(/venue/i);
  });
});

test('[live] the keyboard reaches the map, moves it, and leaves it again @all', async ({
  page,
}) => {
  await openHydrated(page, guide);
  await map(page).waitFor();
  const canvas = page.frameLocator('iframe').locator('canvas').first();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().focus();
  const isOnMap = () =>
    canvas.evaluate((element) => element.ownerDocument.activeElement === element);
  for (let presses = 0; presses < 20 && !(await isOnMap()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await isOnMap()).toBe(true);
  const before = await frame(page).screenshot();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await frame(page).screenshot()).equals(before)).toBe(false);
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.tagName !== 'IFRAME')) break;
  }
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
});

test('[live] without WebGL the image stays and the page says why @all', async ({ page }) => {
  const { errors } = watchPage(page);
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext as (...input: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...input: unknown[]
    ) {
      return /webgl/.test(String(input[0])) ? null : getContext.apply(this, input);
    } as never;
  });
  await openHydrated(page, guide);
  await expect(example(page)).toContainText('WebGL');
  await expect(example(page).locator('img:visible')).toHaveCount(1);
  await expect(frame(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('[live] the home page draws its map when the browser is idle @all', async ({ page }) => {
  const { errors } = watchPage(page);
  await openHydrated(page, '/');
  await map(page).waitFor();
  expect(await countColors(frame(page))).toBeGreaterThan(24);
  expect(errors).toEqual([]);
});

test('[live] a change of color mode changes the running map @all', async ({ page }) => {
  await openHydrated(page, guide);
  await map(page).waitFor();
  const light = await frame(page).screenshot();
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.frameLocator('iframe').locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect.poll(async () => (await frame(page).screenshot()).equals(light)).toBe(false);
});
