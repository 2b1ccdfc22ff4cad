import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { bundleReactNative } from '@mezzanine/tooling/bundle-react-native';
import { readPixels } from '@mezzanine/tooling/read-pixels';
import { test } from './support/test.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const origin = 'http://react-native.localhost';
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>React Native</title>
<link rel="icon" href="data:,">
<style>html, body, #root { height: 100%; margin: 0 } #root { display: flex }</style>
<main id="root"></main><script type="module" src="/main.js"></script>`;

let script: Buffer;
let isOnline = true;

test.beforeAll(async () => {
  script = Buffer.from(await bundleReactNative(at('../sdks/react-native/example/web/main.tsx')));
});

test.use({ viewport: { width: 412, height: 915 }, hasTouch: true });

test.beforeEach(async ({ page }) => {
  isOnline = true;
  const venues = Object.fromEntries(
    await Promise.all(
      ['mall', 'office'].map(async (name) => {
        const file = at(`../venues/dist/${name}.mvf.zip`);
        return [`/venues/${name}.mvf.zip`, await readFile(file)] as const;
      }),
    ),
  );
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const venue = venues[pathname];
    if (pathname === '/') await route.fulfill({ contentType: 'text/html', body: html });
    else if (pathname === '/main.js') {
      await route.fulfill({ contentType: 'text/javascript', body: script });
    } else if (venue && isOnline) await route.fulfill({ body: venue });
    else await route.abort();
  });
});

/** A message of the page in a web view. */
interface Heard {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

declare global {
  var mapMessages: Heard[];
}

/** Opens the mall, as far as the first frame. */
async function openMall(page: Page): Promise<FrameLocator> {
  await page.addInitScript(() => {
    globalThis.mapMessages = [];
    window.addEventListener('message', ({ data }: MessageEvent<Heard>) => mapMessages.push(data));
  });
  await page.goto(origin);
  await page.getByRole('button', { name: 'Mall', exact: true }).click();
  await expectMessage(page, 'map-shown');
  return page.getByTestId('mezzanine-page').first().contentFrame();
}

/** Waits for a number of messages, and returns the payload of the last one. */
async function expectMessage(page: Page, type: string, count = 1): Promise<Heard['payload']> {
  const find = () => page.evaluate((name) => mapMessages.filter((one) => one.type === name), type);
  await expect.poll(async () => (await find()).length).toBeGreaterThanOrEqual(count);
  return (await find()).at(-1)?.payload ?? {};
}

/** Chooses the first place that a search finds. */
async function choose(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Search').fill(text);
  await page
    .getByRole('button', { name: new RegExp(text, 'i') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Directions', exact: true })).toBeVisible();
}

test('React Native: the real page draws the venue, and a tap reaches the app', async ({ page }) => {
  const map = await openMall(page);
  await expect(map.locator('canvas').first()).toHaveAccessibleName(/^Map of /);
  await map.getByRole('application').press('n');
  await map.getByRole('application').press('Enter');
  await expect(page.getByRole('button', { name: 'Directions', exact: true })).toBeVisible();
});

test('React Native: floors, search and directions, and all of it again after a reload @all', async ({
  page,
}) => {
  const map = await openMall(page);
  await page
    .getByRole('button', { name: /floor|level/i })
    .last()
    .click();
  await expectMessage(page, 'floor-change');
  await choose(page, 'coffee');
  const markers = map.locator('[data-mezzanine-markers] > *');
  await expect(markers).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Directions', exact: true }).click();
  expect(await expectMessage(page, 'route-change')).toHaveProperty('result.directions');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expectMessage(page, 'navigation-step');

  const { floorId } = await expectMessage(page, 'floor-change');
  await page.evaluate(() => mapMessages.splice(0));
  const frame = page.frames().find((one) => one.parentFrame() !== null);
  await frame?.evaluate(() => location.reload());
  expect(await expectMessage(page, 'map-shown')).toMatchObject({ floorId });
  expect(await expectMessage(page, 'route-change')).toHaveProperty('result.directions');
  await expect(markers).not.toHaveCount(0);
});

test('React Native: a venue opens without a network after it was stored @all', async ({ page }) => {
  await openMall(page);
  isOnline = false;
  await page.getByRole('button', { name: 'Venues', exact: true }).click();
  await page.getByRole('button', { name: 'Mall', exact: true }).click();
  await expectMessage(page, 'map-shown', 2);
});

test('React Native: dark mode changes the map, and loads nothing again @all', async ({ page }) => {
  const map = await openMall(page);
  const before = await brightness(page, map);
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect.poll(() => brightness(page, map)).toBeLessThan(before / 2);
  expect(await page.evaluate(() => mapMessages.filter((one) => one.type === 'hello').length)).toBe(
    1,
  );
});

/** Mean brightness of the map, 0 to 255. */
async function brightness(page: Page, map: FrameLocator): Promise<number> {
  const png = await map.locator('canvas').first().screenshot();
  const pixels = await readPixels(page, png);
  return pixels.evaluate(({ data }) => {
    let sum = 0;
    for (let index = 0; index < data.length; index += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
      sum += (red + green + blue) / 3;
    }
    return sum / (data.length / 4);
  });
}
