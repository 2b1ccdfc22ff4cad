import { expect } from '@playwright/test';
import type { OutdoorOptions } from '@mezzanine/mezzanine-js';
import { changedShare } from '@mezzanine/tooling/changed-share';
import { TopicsPage } from './support/TopicsPage.ts';
import { test } from './support/test.ts';

// All tests of a venue share one page, so they run in order.
test.describe.configure({ mode: 'default' });

/** Long timeout for rendering two maps in software. */
test.setTimeout(180_000);

let topics: TopicsPage;
const open = (venue: string) => {
  test.beforeAll(async ({ browser }) => {
    topics = await TopicsPage.open(browser, venue);
  });
  test.afterAll(() => topics.page.close());
};

test.describe('office', () => {
  open('office');

  test('[outdoor-map] can be removed, with all its resources @all', async () => {
    await topics.show({ theme: 'light', pitch: 40 });
    await topics.zoomBy(-0.8);
    const { page } = topics;
    const before = await topics.take();
    await page.evaluate(() => topicsPage.mapView.outdoor.show());
    await expect(page.locator('canvas')).toHaveCount(2);
    expect(await changedShare(page, before, await topics.take())).toBeGreaterThan(0.02);
    await page.evaluate(() => topicsPage.mapView.outdoor.hide());
    await expect(page.locator('canvas')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'MapLibre' })).toHaveCount(0);
    expect(await changedShare(page, before, await topics.take())).toBe(0);
    topics.expectNoFailure();
  });
});

test.describe('campus', () => {
  open('campus');

  test('[outdoor-map] follows the theme of the map @all', async () => {
    await topics.show({ theme: 'light', size: 'phone', floor: 'm_out' });
    await topics.page.evaluate(() => topicsPage.mapView.outdoor.show());
    const { page } = topics;
    const light = await topics.take();
    await page.evaluate(() => topicsPage.mapView.setTheme('dark'));
    const dark = await topics.take();
    // Nearly the whole screenshot changes, because it includes the surroundings.
    expect(await changedShare(page, light, dark)).toBeGreaterThan(0.9);
    const inks = await page.getByRole('link', { name: 'MapLibre' }).evaluate((link) => {
      const line = link.parentElement;
      return line && [line.style.color, line.style.background, getComputedStyle(link).color];
    });
    await topics.show({ theme: 'dark', size: 'phone', floor: 'm_out' });
    await page.evaluate(() => topicsPage.mapView.outdoor.show());
    expect(await changedShare(page, dark, await topics.take())).toBeLessThan(0.01);
    const own = await page.getByRole('link', { name: 'MapLibre' }).evaluate((link) => {
      const line = link.parentElement;
      return line && [line.style.color, line.style.background, getComputedStyle(link).color];
    });
    expect(inks).toEqual(own);
  });

  test('[outdoor-map] shows the attribution of a style in the colors of the theme @all', async () => {
    await topics.show({ theme: 'light' });
    const colors = await topics.page.evaluate(async () => {
      const { mapView } = topicsPage;
      await mapView.outdoor.show({ style: { version: 8, sources: {}, layers: [] } });
      const line = document.querySelector<HTMLElement>('[data-mezzanine-attribution]');
      const light = line?.style.color;
      mapView.setTheme('dark');
      return [light, line?.style.color];
    });
    expect(new Set(colors).size).toBe(2);
    topics.expectNoFailure();
  });

  test('[outdoor-map] is drawn once, however often it is shown @all', async () => {
    await topics.show({ theme: 'light' });
    const shown = await topics.page.evaluate(() => {
      const { outdoor } = topicsPage.mapView;
      return Promise.all([outdoor.show(), outdoor.show()]);
    });
    expect(shown, 'the later call takes the place of the earlier one').toEqual([false, true]);
    await expect(topics.page.locator('canvas')).toHaveCount(2);
    const hidden = await topics.page.evaluate(async () => {
      const { outdoor } = topicsPage.mapView;
      const again = outdoor.show();
      outdoor.hide();
      return [await again, outdoor.isShown];
    });
    expect(hidden, 'hidden while it was loading').toEqual([false, false]);
    await expect(topics.page.locator('canvas')).toHaveCount(1);
    topics.expectNoFailure();
  });

  test('[outdoor-map] leaves nothing behind if the map is destroyed while it loads @all', async () => {
    await topics.show({ theme: 'light' });
    const [shown, contexts] = await topics.page.evaluate(async () => {
      const { mapView } = topicsPage;
      const { prototype } = HTMLCanvasElement;
      const own = prototype.getContext as (...given: unknown[]) => unknown;
      let count = 0;
      const counted = function (this: HTMLCanvasElement, ...given: unknown[]) {
        count += 1;
        return own.apply(this, given);
      };
      const shows = mapView.outdoor.show();
      mapView.destroy();
      Object.assign(prototype, { getContext: counted });
      const result = await shows;
      Object.assign(prototype, { getContext: own });
      return [result, count] as const;
    });
    expect(shown).toBe(false);
    expect(contexts, 'no map of the surroundings is opened for a map that is gone').toBe(0);
    await expect(topics.page.locator('canvas')).toHaveCount(0);
    topics.expectNoFailure();
  });
});

test.describe('an invalid style', () => {
  open('office');

  const broken: readonly (readonly [string, OutdoorOptions, string])[] = [
    ['an address with nothing there', { style: '/no-such-style.json' }, 'outdoor-style'],
    ['an object that is no style', { style: { version: 7, layers: 'all' } }, 'outdoor-style'],
    ['surroundings that are not there', { surroundings: '/none.geojson' }, 'outdoor-style'],
    ['a worker that is not there', { workerUrl: '/no-worker.mjs' }, 'outdoor-style'],
    ['a style that is a number', { style: 7 as never }, 'invalid-argument'],
    ['an option nobody knows', { tiles: '/tiles' } as never, 'invalid-argument'],
  ];
  for (const [name, options, code] of broken) {
    test(`[outdoor-map] ${name} is a typed error, and the indoor map still works @all`, async () => {
      await topics.show({ theme: 'light' });
      const before = await topics.take();
      expect(await failureOf(options)).toMatchObject({ code, isShown: false });
      await expect(topics.page.locator('canvas')).toHaveCount(1);
      expect(await changedShare(topics.page, before, await topics.take())).toBe(0);
    });
  }

  test('[outdoor-map] a failure to load MapLibre is a typed error @all', async () => {
    const { page } = topics;
    await page.route(/maplibre-gl-\w+\.js/, (route) => route.abort());
    // Modules stay loaded for the lifetime of the page.
    await page.reload();
    await page.waitForFunction(() => 'topicsPage' in globalThis);
    await topics.show({ theme: 'light' });
    const before = await topics.take();
    expect(await failureOf({})).toMatchObject({ code: 'outdoor-unavailable', isShown: false });
    await expect(page.locator('canvas')).toHaveCount(1);
    expect(await changedShare(page, before, await topics.take())).toBe(0);
  });
});

/** Returns the error of showing the outdoor map. */
async function failureOf(options: OutdoorOptions) {
  return topics.page.evaluate(async (given) => {
    const { outdoor } = topicsPage.mapView;
    try {
      await outdoor.show(given);
      return { code: 'none', isShown: outdoor.isShown };
    } catch (error) {
      return { code: (error as { code?: string }).code, isShown: outdoor.isShown };
    }
  }, options);
}
