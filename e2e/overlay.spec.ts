import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, type Page } from '@playwright/test';
import type { OverlayPage } from './overlay-page/main.ts';
import { changedShare } from '@mezzanine/tooling/changed-share';
import { test } from './support/test.ts';
import { watchPage } from './support/watchPage.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const origin = 'http://overlay.localhost';
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Overlay</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css">
<style>body { margin: 0 } #map { width: 100vw; height: 100vh }</style>
<main id="map"></main><script type="module" src="/main.js"></script>`;

// Rendering is in software, so use fewer pixels for the same map.
test.use({ viewport: { width: 640, height: 480 } });

let files: Readonly<Record<string, { readonly contentType: string; readonly body: Buffer }>>;

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [at('./overlay-page/main.ts')],
    outdir: at('./'),
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['mezzanine-source'],
    logLevel: 'silent',
  });
  const [program] = outputFiles;
  const library = (name: string) =>
    readFile(fileURLToPath(import.meta.resolve(`maplibre-gl/dist/${name}`)));
  const contentType = 'text/javascript';
  files = {
    '/': { contentType: 'text/html', body: Buffer.from(html) },
    '/main.js': { contentType, body: Buffer.from(program?.contents ?? []) },
    '/main.css': { contentType: 'text/css', body: await library('maplibre-gl.css') },
    '/worker.mjs': { contentType, body: await library('maplibre-gl-worker.mjs') },
    '/maplibre-gl-shared.mjs': { contentType, body: await library('maplibre-gl-shared.mjs') },
    '/mall.zip': {
      contentType: 'application/zip',
      body: await readFile(at('../venues/dist/mall.mvf.zip')),
    },
  };
});

async function open(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const file = files[new URL(route.request().url()).pathname];
    await (file ? route.fulfill(file) : route.fulfill({ status: 404 }));
  });
  await page.goto(origin);
  await page.waitForFunction('window.overlayPage');
}

async function add(page: Page): Promise<void> {
  await page.evaluate(async () => {
    overlayPage.map.addControl(overlayPage.overlay);
    await overlayPage.overlay.mapView.whenIdle();
  });
}

async function remove(page: Page): Promise<void> {
  await page.evaluate(async () => {
    overlayPage.map.removeControl(overlayPage.overlay);
    await overlayPage.map.once('idle');
  });
}

/** A named space of the current floor, and its center according to the map. */
function placeOfSpace(page: Page) {
  return page.evaluate(() => {
    const { map, overlay, venue } = overlayPage;
    const { camera, floors } = overlay.mapView;
    const [space] = venue
      .byDistance(camera.center, venue.spaces)
      .flatMap(({ entity }) =>
        entity.name !== '' && entity.floor === floors.current ? [entity] : [],
      );
    if (!space) throw new Error('The floor has no named space.');
    const { longitude, latitude } = space.center;
    const { x, y } = map.project([longitude, latitude]);
    return { id: space.id, x, y };
  });
}

test('[maplibre-overlay] draws, stays in place, and leaves nothing behind, twice @all', async ({
  page,
}) => {
  const watch = watchPage(page, origin);
  await open(page);
  const empty = await page.screenshot();
  for (let cycle = 0; cycle < 2; cycle += 1) {
    await add(page);
    expect(await changedShare(page, empty, await page.screenshot())).toBeGreaterThan(0.05);
    await remove(page);
    expect(await changedShare(page, empty, await page.screenshot())).toBe(0);
    await expect(page.locator('[data-mezzanine-state]')).toHaveCount(0);
  }
  expect(await page.evaluate(() => overlayPage.failures)).toEqual([]);
  expect(watch.errors).toEqual([]);
});

test('[maplibre-overlay] the camera matches the map from the first frame on', async ({ page }) => {
  await open(page);
  const result = await page.evaluate(async () => {
    const { map, overlay } = overlayPage;
    map.addControl(overlay);
    const { bearing, pitch, zoomLevel } = overlay.mapView.camera;
    overlay.mapView.camera.set({ zoomLevel: zoomLevel - 0.5 });
    await overlay.mapView.whenIdle();
    return { bearing, pitch, zoom: map.getZoom(), pitchAfter: map.getPitch() };
  });
  expect(result.bearing).toBeCloseTo(20, 6);
  expect(result.pitch).toBeCloseTo(50, 6);
  expect(result.pitchAfter).toBeCloseTo(50, 6);
  expect(result.zoom).toBeCloseTo(17.5, 2);
});

test('[maplibre-overlay] a click hits the space drawn there, from any camera @all', async ({
  page,
}) => {
  await open(page);
  await add(page);
  await page.evaluate(() => {
    Object.assign(window, { met: [] });
    overlayPage.overlay.mapView.on('click', ({ spaces }) =>
      (window as unknown as { met: (string | undefined)[] }).met.push(spaces[0]?.id),
    );
  });
  for (const bearing of [0, 130]) {
    await page.evaluate(async (turned) => {
      overlayPage.map.jumpTo({ bearing: turned, pitch: 0, zoom: 19 });
      await overlayPage.overlay.mapView.whenIdle();
    }, bearing);
    const { id, x, y } = await placeOfSpace(page);
    await page.mouse.click(x, y);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { met: string[] }).met.at(-1)))
      .toBe(id);
  }
});

test('[maplibre-overlay] changes floors, colors, and the camera, and rejects what the map controls @all', async ({
  page,
}) => {
  await open(page);
  await add(page);
  const before = await page.screenshot();
  const result = await page.evaluate(async () => {
    const { map, overlay } = overlayPage;
    const { mapView } = overlay;
    mapView.floors.up();
    mapView.spaces.update(() => true, { color: '#3366ff' });
    await mapView.camera.animateTo({ bearing: 75, pitch: 30 }, { durationMs: 200 });
    await mapView.whenIdle();
    let code = '';
    try {
      mapView.camera.setLimits({ maxPitch: 10 });
    } catch (error) {
      ({ code } = error as { code: string });
    }
    return { bearing: map.getBearing(), pitch: map.getPitch(), code };
  });
  expect(result.bearing).toBeCloseTo(75, 6);
  expect(result.pitch).toBeCloseTo(30, 6);
  expect(result.code).toBe('foreign-map');
  expect(await changedShare(page, before, await page.screenshot())).toBeGreaterThan(0.05);
});

/** Sets a style that covers the ground, and waits until it is rendered. */
function cover(page: Page, diff: boolean) {
  return page.evaluate(async (isDiff) => {
    const { map } = overlayPage;
    const layer = (id: string, color: string) => ({
      id,
      type: 'background' as const,
      paint: { 'background-color': color },
    });
    const layers = [layer('land', '#d7e3d0'), layer('cover', isDiff ? '#c9b8e0' : '#e0c9b8')];
    map.setStyle({ version: 8, sources: {}, layers }, { diff: isDiff });
    await map.once('idle');
  }, diff);
}

test('[maplibre-overlay] a new style of the map is drawn below the venue @all', async ({
  page,
}) => {
  await open(page);
  await add(page);
  for (const isDiff of [true, false]) {
    await cover(page, isDiff);
    await page.evaluate(() => overlayPage.overlay.mapView.whenIdle());
    const covered = await page.screenshot();
    await remove(page);
    expect(await changedShare(page, covered, await page.screenshot())).toBeGreaterThan(0.05);
    await add(page);
    expect(await changedShare(page, covered, await page.screenshot())).toBeLessThan(0.002);
  }
  expect(await page.evaluate(() => overlayPage.failures)).toEqual([]);
});

test('[maplibre-overlay] looks the same after the context is restored @all', async ({ page }) => {
  const { errors } = watchPage(page, origin);
  await open(page);
  await add(page);
  await page.evaluate(async () => {
    const { mapView } = overlayPage.overlay;
    mapView.spaces.update(() => true, { color: '#3366ff' });
    await mapView.whenIdle();
  });
  const before = await page.screenshot();
  const states = await page.evaluate(async () => {
    const { map, overlay } = overlayPage;
    const { mapView } = overlay;
    const seen: string[] = [];
    const lost = new Promise((resolve) => mapView.on('context-lost', resolve));
    const restored = new Promise((resolve) => mapView.on('context-restored', resolve));
    const state = () => document.querySelector('[data-mezzanine-state]')?.outerHTML ?? '';
    const cards = map.getCanvas().getContext('webgl2')?.getExtension('WEBGL_lose_context');
    cards?.loseContext();
    await lost;
    // The context cannot be restored while the loss event is dispatched.
    await new Promise((resolve) => setTimeout(resolve));
    seen.push(/data-mezzanine-state="(\w+)"/.exec(state())?.[1] ?? '');
    cards?.restoreContext();
    await restored;
    await mapView.whenIdle();
    seen.push(/data-mezzanine-state="(\w+)"/.exec(state())?.[1] ?? '');
    return seen;
  });
  expect(states).toEqual(['lost', 'idle']);
  expect(await changedShare(page, before, await page.screenshot())).toBeLessThan(0.002);
  expect(errors).toEqual([]);
});

for (const what of ['overlay', 'map'] as const) {
  test(`[maplibre-overlay] an animation ends as interrupted when the ${what} is removed @all`, async ({
    page,
  }) => {
    await open(page);
    await add(page);
    const end = await page.evaluate(async (isMap) => {
      const { map, overlay } = overlayPage;
      const flight = overlay.mapView.camera.animateTo({ bearing: 120 }, { durationMs: 60_000 });
      await map.once('move');
      if (isMap) map.remove();
      else map.removeControl(overlay);
      return flight;
    }, what === 'map');
    expect(end).toBe('interrupted');
    await expect(page.locator('[data-mezzanine-state]')).toHaveCount(0);
  });
}

declare global {
  /** Objects that the page provides to the test. */
  var overlayPage: OverlayPage;
}
