import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { BlockTypes } from '@mezzanine/portal/block-types';
import { axeViolations } from './support/axeViolations.ts';
import { openHydrated } from './support/openHydrated.ts';
import { test } from './support/testWithoutMaps.ts';
import { watchPage } from './support/watchPage.ts';

const guide = '/web-sdk/getting-started';

const blockOf = (page: Page, title: string) =>
  page
    .locator('figure', { has: page.locator('figcaption', { hasText: title }) })
    .locator('pre')
    .last();
const panel = (page: Page) => page.getByRole('tooltip');
const nameIn = (block: Locator, name: string) =>
  block.locator('.typed', { hasText: new RegExp(`^${name}$`) });

/** Moves the pointer to a block, and waits until its names have types. */
async function wake(block: Locator): Promise<void> {
  await block.scrollIntoViewIfNeeded();
  await block.hover();
  await block.locator('.typed').first().waitFor({ state: 'attached' });
}

test('[code] hovering over a name shows its type and description, and Escape hides them', async ({
  page,
}) => {
  const { errors } = watchPage(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/types\//.test(request.url())) asked.push(request.url());
  });
  await openHydrated(page, guide);
  expect(asked, 'nothing is fetched before the reader turns to code').toEqual([]);
  const block = blockOf(page, 'src/main.ts');
  await wake(block);
  await nameIn(block, 'venue').first().hover();
  await expect(panel(page)).toHaveText(/^const venue: Venue/);
  await nameIn(block, 'baseUrl').hover();
  await expect(panel(page)).toContainText('VenueOnServer.baseUrl: string');
  await panel(page).hover();
  await expect(panel(page), 'it stays under the pointer').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  expect(asked).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('[code] names after the server URL in a block have types, too @all', async ({ page }) => {
  await openHydrated(page, guide);
  const block = blockOf(page, 'map.html');
  await wake(block);
  const names = await block.locator('.typed').allTextContents();
  expect(names).toContain('loadVenue');
  expect(names.filter((name) => !/^[\w$]+$/.test(name))).toEqual([]);
  await nameIn(block, 'showMap').last().hover();
  await expect(panel(page)).toContainText('Promise<MapView>');
});

test('[code] a block is one tab stop, and arrow keys move between names @all', async ({ page }) => {
  await openHydrated(page, guide);
  const block = blockOf(page, 'src/main.ts');
  await block.focus();
  await block.locator('.typed').first().waitFor({ state: 'attached' });
  await expect(block).toHaveAttribute('aria-description', /arrow keys/i);
  await page.keyboard.press('ArrowRight');
  await expect(panel(page)).toContainText('function loadVenue');
  const focused = page.locator(':focus');
  await expect(focused).toHaveText('loadVenue');
  await expect(focused).toHaveAttribute(
    'aria-describedby',
    (await panel(page).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveText('showMap');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('venue');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeHidden();
  expect(await block.evaluate((pre) => pre.contains(document.activeElement))).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('[code] a tap shows the type within the screen, and a tap elsewhere hides it @all', async ({
    page,
  }) => {
    await openHydrated(page, guide);
    const block = blockOf(page, 'src/main.ts');
    await block.scrollIntoViewIfNeeded();
    await block.tap({ position: { x: 20, y: 20 } });
    await block.locator('.typed').first().waitFor({ state: 'attached' });
    await nameIn(block, 'showMap').last().tap();
    await expect(panel(page)).toContainText('showMap');
    const box = await panel(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.locator('h1').tap();
    await expect(panel(page)).toBeHidden();
  });
});

test('[code] a server without types, or no server, causes no error @all', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await page.route('**/types/*.json', (route) => route.abort());
  await openHydrated(page, guide);
  const block = blockOf(page, 'src/main.ts');
  const failed = page.waitForEvent('requestfailed');
  await block.hover();
  await failed;
  await expect(block.locator('.typed')).toHaveCount(0);
  expect(failures).toEqual([]);
});

test('[code] every block that should have types has them @all', async ({ page, request }) => {
  for (const path of [guide, '/web-sdk/spaces', '/web-sdk/using-react']) {
    await openHydrated(page, path);
    const asked = new Set<string>();
    page.on('response', (response) => {
      if (/\/types\//.test(response.url())) asked.add(`${response.status()} ${response.url()}`);
    });
    const blocks = page.locator('pre');
    for (let index = 0; index < Math.min(await blocks.count(), 12); index += 1) {
      await blocks.nth(index).dispatchEvent('focusin');
    }
    await expect.poll(() => asked.size).toBeGreaterThan(0);
    expect([...asked].filter((each) => !each.startsWith('200'))).toEqual([]);
    page.removeAllListeners('response');
  }
  expect((await request.get('/types/000000000000.json')).status()).toBe(404);
});

test('[code] all types that any page offers exist, each name once @all', async ({ request }) => {
  const scripts = new URL('../apps/portal/build/assets/js/', import.meta.url);
  const promised = new Set(
    readdirSync(scripts).flatMap((name) => {
      const text = readFileSync(new URL(name, scripts), 'utf8');
      return [...text.matchAll(/\btypes"?:"([0-9a-f]{12})"/g)].map(([, id = '']) => id);
    }),
  );
  expect(promised.size).toBeGreaterThan(200);
  const missing: string[] = [];
  const twice: string[] = [];
  for (const id of promised) {
    const response = await request.get(`/types/${id}.json`);
    if (!response.ok()) missing.push(id);
    else if (namesTwice((await response.json()) as BlockTypes)) twice.push(id);
  }
  expect({ missing, twice }).toEqual({ missing: [], twice: [] });
});

/** Whether two entries are for the same position in a block. */
function namesTwice({ names }: BlockTypes): boolean {
  const places = Array.from({ length: names.length / 4 }, (_, at) =>
    names.slice(4 * at, 4 * at + 2).join(),
  );
  return new Set(places).size < places.length;
}

test('[code] an example of the API reference shows types, including those of implicit declarations @all', async ({
  page,
}) => {
  const { errors } = watchPage(page);
  await openHydrated(page, '/web-sdk/api-reference/api-reference-mezzanine-js/errors');
  const block = page.locator('pre', { hasText: 'askForKey' });
  await wake(block);
  await nameIn(block, 'loadVenue').hover();
  await expect(panel(page)).toContainText('Promise<Venue>');
  await nameIn(block, 'source').hover();
  await expect(panel(page)).toHaveText('const source: VenueSource');
  expect(errors).toEqual([]);
});

test('[code] a block with an expected error shows the compiler error, and does not copy it @all', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/web-sdk/interactivity');
  const figure = page.locator('figure', { hasText: "mapView.on('tap'" }).last();
  await expect(figure.locator('.error')).toContainText('not assignable to parameter');
  await figure.getByRole('button', { name: 'Copy' }).click();
  await expect(figure.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe("mapView.on('tap', () => {});");
  await page.setViewportSize({ width: 320, height: 640 });
  const [message, block] = [figure.locator('.error'), figure.locator('pre')];
  expect((await message.boundingBox())?.width, 'it is read without scrolling').toBeLessThanOrEqual(
    (await block.boundingBox())?.width ?? 0,
  );
});

test('[code] a tab is selected by keyboard, for all tabs of its group, and on later pages @all', async ({
  page,
}) => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await openHydrated(page, guide);
  await expect(tab('npm')).toHaveCount(2);
  await expect(page.getByRole('tabpanel').first()).toContainText('npm install');
  await tab('npm').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('pnpm').first()).toBeFocused();
  await page.keyboard.press('Enter');
  for (const each of [0, 1]) {
    await expect(tab('pnpm').nth(each)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').nth(each)).toContainText('pnpm add');
  }
  expect(await axeViolations(page)).toEqual([]);
  await openHydrated(page, '/web-sdk/using-react');
  await expect(tab('pnpm')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('pnpm add');
});

test('[code] the code of an example links to the playground @all', async ({ page }) => {
  await openHydrated(page, '/web-sdk/camera');
  const link = page.getByRole('link', { name: 'Open in playground' }).first();
  await link.click();
  await expect(page).toHaveURL(/\/playground\/camera-controls#[a-z]/);
  const place = page.locator(new URL(page.url()).hash);
  await expect(place).toBeInViewport();
  await expect(place.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(place.getByRole('link', { name: 'Guide of Camera' })).toHaveAttribute(
    'href',
    '/web-sdk/camera',
  );
});
