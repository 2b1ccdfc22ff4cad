import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, type Page } from '@playwright/test';
import type { MapView } from '@mezzanine/mezzanine-js';
import { axeViolations } from './support/axeViolations.ts';
import { test } from './support/test.ts';
import { watchPage } from './support/watchPage.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const origin = 'http://map.localhost';
const program = `
import { loadVenue, showMap } from '@mezzanine/mezzanine-js';
window.start = async (options) => {
  window.clicks = [];
  window.focused = [];
  const mapView = await showMap('#map', await loadVenue('/mall.zip'), options);
  mapView.on('click', ({ spaces }) => clicks.push(spaces[0]?.name));
  mapView.on('focus-change', ({ focused }) => window.focused.push(focused?.name));
  window.mapView = mapView;
};`;
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Map</title>
<link rel="icon" href="data:,"><style>body { margin: 0 } #map { height: 100vh }</style>
<main id="map"></main><script type="module" src="/main.js"></script>`;

let files: Readonly<Record<string, { readonly contentType: string; readonly body: Buffer }>>;

test.beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: at('./'), loader: 'js' },
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['mezzanine-source'],
    logLevel: 'silent',
  });
  files = {
    '/': { contentType: 'text/html', body: Buffer.from(html) },
    '/main.js': {
      contentType: 'text/javascript',
      body: Buffer.from(outputFiles[0]?.contents ?? []),
    },
    '/mall.zip': {
      contentType: 'application/zip',
      body: await readFile(at('../venues/dist/mall.mvf.zip')),
    },
  };
});

async function open(page: Page, options: object = {}): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const file = files[new URL(route.request().url()).pathname];
    await (file ? route.fulfill(file) : route.fulfill({ status: 404 }));
  });
  await page.goto(origin);
  await page.waitForFunction(() => 'start' in window);
  await page.evaluate((given) => window.start(given), options);
}

const said = (page: Page) => page.getByRole('status');
const map = (page: Page) => page.getByRole('application');

test('[accessibility] places are focused, announced, outlined, and selected with the keyboard alone', async ({
  page,
}) => {
  const { errors } = watchPage(page, origin);
  await open(page);
  await page.keyboard.press('Tab');
  await expect(map(page)).toBeFocused();
  await expect(map(page)).toHaveAttribute('aria-keyshortcuts', /N Shift\+N/);
  await page.keyboard.press('n');
  await expect(said(page)).toHaveText(/^.+, .+, Level 1, \d+ of \d+$/);
  await expect(page.locator('[data-mezzanine-focus]')).toBeVisible();
  const first = await said(page).textContent();
  await page.keyboard.press('n');
  await expect(said(page)).not.toHaveText(first ?? '');
  await page.keyboard.press('Shift+N');
  await expect(said(page)).toHaveText(first ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.clicks.length)).toBe(1);
  const name = await page.evaluate(() => window.clicks[0]);
  expect(first).toContain(`${name},`);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-mezzanine-focus]')).toBeHidden();
  await expect(said(page)).toHaveText('Back to the map');
  await page.keyboard.press('PageUp');
  await expect(said(page)).toHaveText('Level 2');
  // Tab leaves the map, which is not a keyboard trap.
  await page.keyboard.press('Tab');
  await expect(map(page)).not.toBeFocused();
  await expect.poll(() => page.evaluate(() => window.focused.length)).toBeGreaterThanOrEqual(4);
  expect(errors).toEqual([]);
});

test('[accessibility] only interactive places are focused, if any are @all', async ({ page }) => {
  await open(page);
  const names = await page.evaluate(() => {
    const { mapView } = window;
    const rooms = mapView.floors.current.spaces.filter(({ kind }) => kind === 'room').slice(0, 3);
    mapView.spaces.update(rooms, { interactive: true });
    return rooms.map(({ name }) => name);
  });
  await map(page).press('n');
  await expect(said(page)).toHaveText(/ of 3$/);
  const spoken = new Set<string>();
  while (spoken.size < names.length) {
    const before = (await said(page).textContent()) ?? '';
    expect(spoken).not.toContain(before);
    spoken.add(before);
    await map(page).press('n');
    await expect(said(page)).not.toHaveText(before);
  }
  expect([...spoken]).toContain(await said(page).textContent());
});

test('[accessibility] the list contains the places of the floor, and can select them @all', async ({
  page,
}) => {
  await open(page);
  const button = page.getByRole('button', { name: 'List of places', exact: true });
  await expect(page.getByRole('list')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Places on Level 1' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  const last = page.locator('[data-mezzanine-list] li button').last();
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => page.evaluate(() => window.clicks.length)).toBe(1);
  expect(await last.textContent()).toContain((await page.evaluate(() => window.clicks)).at(-1));
  await page.keyboard.press('Escape');
  await expect(map(page)).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('list', { name: 'Places on Level 2' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('[accessibility] reduced motion moves immediately, and forced colors keep the outline @all', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await open(page, { list: true, zoomLevel: 21 });
  const moved = await page.evaluate(() => {
    const { mapView } = window;
    const before = mapView.camera.center;
    const things = mapView.accessibility.getThings();
    mapView.accessibility.focus(things[0]!);
    const after = mapView.camera.center;
    return before.longitude !== after.longitude || before.latitude !== after.latitude;
  });
  expect(moved).toBe(true);
  const outline = page.locator('[data-mezzanine-focus] path').last();
  await expect(outline).toHaveCSS('stroke-width', '3px');
  expect(await outline.evaluate((path) => (path as SVGElement).style.stroke)).toBe('highlight');
  expect(await axeViolations(page)).toEqual([]);
});

test('[accessibility] the map uses the given language, or no text @all', async ({ page }) => {
  await open(page, { messages: { left: 'Zurück zur Karte', list: 'Liste der Orte' } });
  await map(page).press('n');
  await map(page).press('Escape');
  await expect(said(page)).toHaveText('Zurück zur Karte');
  await expect(page.getByRole('button', { name: 'Liste der Orte', exact: true })).toHaveCount(1);
  await page.evaluate(() => window.mapView.destroy());
  await page.evaluate(() => window.start({ announcements: false }));
  await map(page).press('n');
  await expect(page.locator('[data-mezzanine-focus]')).toBeVisible();
  await expect(said(page)).toHaveText('');
});

declare global {
  interface Window {
    start: (options: object) => Promise<void>;
    mapView: MapView;
    clicks: (string | undefined)[];
    focused: (string | undefined)[];
  }
}
