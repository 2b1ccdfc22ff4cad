import { expect, test, type JSHandle, type Page } from '@playwright/test';
import { countColors } from './support/countColors.ts';
import { demoKey, openEmptyPage, openMapPage, type MapPage } from './support/openMapPage.ts';
import { origin } from './address.ts';
import { watchPage } from './support/watchPage.ts';

/** A blank map has one or two colors, and a rendered one many more. */
const drawnColors = 24;

const canvas = (page: Page) => page.locator('canvas').first();
const idle = (page: Page) => page.locator('[data-mezzanine-state="idle"]');
type Map = JSHandle<MapPage>;

/** Serializable details of the events of a type so far. */
const seen = (map: Map, type: string) =>
  map.evaluate(
    ({ events }, wanted) =>
      events
        .filter((event) => event.type === wanted)
        .map(({ detail }) => ({
          spaces: ((detail['spaces'] ?? []) as { id: string }[]).map(({ id }) => id),
          floor: (detail['floor'] as { name: string } | undefined)?.name,
          reason: detail['reason'] as string | undefined,
        })),
    type,
  );

const pose = (map: Map) =>
  map.evaluate(({ mapView: { camera } }) => ({
    longitude: camera.center.longitude,
    latitude: camera.center.latitude,
    bearing: camera.bearing,
    pitch: camera.pitch,
    zoomLevel: camera.zoomLevel,
  }));

/** Moves a shop to the center of the view and returns its id. */
const focusOnShop = (map: Map) =>
  map.evaluate(async ({ mapView }) => {
    const shop = mapView.floors.current.spaces
      .filter(({ locations, kind }) => locations.length > 0 && kind === 'room')
      .toSorted((a, b) => b.areaSquareMeters - a.areaSquareMeters)[0];
    if (!shop) throw new Error('The floor has no shop.');
    await mapView.camera.focusOn(shop, { durationMs: 0, pitch: 0 });
    await mapView.whenIdle();
    mapView.camera.set({ center: shop.center });
    await mapView.whenIdle();
    return shop.id;
  });

test('[map] the dark theme looks different from the light one @all', async ({ page }) => {
  const brightness: number[] = [];
  for (const theme of ['light', 'dark']) {
    await page.goto(`/examples/getting-started/show-a-venue/?theme=${theme}`);
    await idle(page).waitFor();
    expect(await countColors(canvas(page))).toBeGreaterThan(drawnColors);
    brightness.push((await canvas(page).screenshot()).length);
  }
  expect(brightness[0]).not.toBe(brightness[1]);
});

test.describe('pointer', () => {
  test('[map] a click reports the space it hit', async ({ page }) => {
    const map = await openMapPage(page);
    const id = await focusOnShop(map);
    await page.mouse.click(640, 400);
    await expect.poll(() => seen(map, 'click')).toHaveLength(1);
    expect((await seen(map, 'click'))[0]?.spaces).toContain(id);
  });

  test('[map] hovering reports the space under the pointer and when it leaves @all', async ({
    page,
  }) => {
    const map = await openMapPage(page);
    const id = await focusOnShop(map);
    await map.evaluate(({ mapView }, shop) => {
      mapView.spaces.update(shop, { interactive: true, hoverColor: '#ff0000' });
    }, id);
    await page.mouse.move(640, 400);
    await expect.poll(async () => (await seen(map, 'hover')).at(-1)?.spaces).toContain(id);
    await expect(canvas(page)).toHaveCSS('cursor', 'pointer');
    await map.evaluate(({ mapView }) => mapView.whenIdle());
    const hovered = await canvas(page).screenshot();
    await page.mouse.move(2, 2);
    await map.evaluate(({ mapView }) => mapView.whenIdle());
    await expect.poll(async () => (await seen(map, 'hover')).at(-1)?.spaces).not.toContain(id);
    await expect(canvas(page)).not.toHaveCSS('cursor', 'pointer');
    await expect
      .poll(async () => hovered.equals(await canvas(page).screenshot()), 'the color is shown')
      .toBe(false);
  });

  test('[map] after a drag, the pointer hits what is under it without moving @all', async ({
    page,
  }) => {
    const map = await openMapPage(page);
    const id = await focusOnShop(map);
    await page.mouse.move(640, 400);
    await expect.poll(async () => (await seen(map, 'hover')).at(-1)?.spaces).toContain(id);
    await page.mouse.down();
    await page.mouse.move(700, 450);
    await expect(canvas(page)).toHaveCSS('cursor', 'grabbing');
    const before = (await seen(map, 'hover')).length;
    await page.mouse.up();
    await expect.poll(async () => (await seen(map, 'hover')).length).toBeGreaterThan(before);
    await expect.poll(async () => (await seen(map, 'hover')).at(-1)?.spaces).toContain(id);
    await expect(canvas(page)).not.toHaveCSS('cursor', 'grabbing');
  });

  test('[map] a drag moves the map and is not a click, and the wheel zooms @all', async ({
    page,
  }) => {
    const map = await openMapPage(page);
    const before = await pose(map);
    await page.mouse.move(640, 400);
    await page.mouse.down();
    await page.mouse.move(500, 300, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await pose(map)).longitude).not.toBe(before.longitude);
    expect(await seen(map, 'click')).toEqual([]);
    await page.mouse.wheel(0, -200);
    await expect.poll(async () => (await pose(map)).zoomLevel).toBeGreaterThan(before.zoomLevel);
    await expect.poll(async () => (await seen(map, 'camera-change')).at(-1)?.reason).toBe('user');
  });
});

test.describe('keyboard', () => {
  test('[map] keys move, rotate, tilt, and zoom the map, and show the whole map again', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const map = await openMapPage(page);
    await page.keyboard.press('Tab');
    await expect(canvas(page)).toBeFocused();
    const first = await pose(map);
    const steps = [
      ['ArrowRight', 'longitude'],
      ['Shift+ArrowRight', 'bearing'],
      ['Shift+ArrowDown', 'pitch'],
      ['+', 'zoomLevel'],
    ] as const;
    for (const [key, value] of steps) {
      const before = await pose(map);
      await page.keyboard.press(key);
      await expect.poll(async () => (await pose(map))[value], key).not.toBe(before[value]);
    }
    await page.keyboard.press('Home');
    await expect.poll(async () => (await pose(map)).zoomLevel).toBeLessThan(first.zoomLevel + 0.6);
  });

  test('[map] Page Up and Page Down change the floor, which is announced @all', async ({
    page,
  }) => {
    const map = await openMapPage(page);
    await canvas(page).focus();
    const names = await map.evaluate(({ mapView }) => {
      const { current, all } = mapView.floors;
      const at = all.indexOf(current);
      return { current: current.name, above: all[at + 1]?.name ?? '' };
    });
    await page.keyboard.press('PageUp');
    await expect(page.getByRole('status')).toContainText(names.above);
    await expect
      .poll(async () => (await seen(map, 'floor-change')).at(-1))
      .toMatchObject({ floor: names.above, reason: 'user' });
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('status')).toContainText(names.current);
  });

  test('[map] Enter selects what is in the center @all', async ({ page }) => {
    const map = await openMapPage(page);
    const id = await focusOnShop(map);
    await canvas(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await seen(map, 'click'))[0]?.spaces).toContain(id);
  });

  test('[map] the map announces its name and its keys @all', async ({ page }) => {
    await openMapPage(page, { accessibleName: 'Map of the mall' });
    await expect(canvas(page)).toHaveAccessibleName('Map of the mall');
    await expect(canvas(page)).toHaveAccessibleDescription(/arrow keys/i);
  });
});

test.describe('graphics', () => {
  test('[map] a lost context is restored with the same frame @all', async ({ page }) => {
    const { errors } = watchPage(page);
    const map = await openMapPage(page);
    const before = await countColors(canvas(page));
    await map.evaluate(({ mapView }) => {
      const lose = mapView.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      if (!lose) throw new Error('The map has no context that can be lost.');
      Object.assign(window, { lose });
      lose.loseContext();
    });
    await expect.poll(() => seen(map, 'context-lost')).toHaveLength(1);
    await page.evaluate(() =>
      (window as unknown as { lose: WEBGL_lose_context }).lose.restoreContext(),
    );
    await expect.poll(() => seen(map, 'context-restored')).toHaveLength(1);
    await idle(page).waitFor();
    const after = await countColors(canvas(page));
    expect(after).toBeGreaterThan(drawnColors);
    expect(Math.abs(after - before)).toBeLessThan(before / 4);
    expect(errors).toEqual([]);
  });

  test('[map] no frame is rendered while nothing changes @all', async ({ page }) => {
    await page.addInitScript(() => {
      const record = { draws: 0 };
      Object.assign(window, { record });
      const prototype = WebGL2RenderingContext.prototype;
      for (const name of [
        'drawArrays',
        'drawElements',
        'drawArraysInstanced',
        'drawElementsInstanced',
      ] as const) {
        const draw = prototype[name] as (...input: unknown[]) => void;
        Object.assign(prototype, {
          [name](this: WebGL2RenderingContext, ...input: unknown[]) {
            record.draws += 1;
            draw.apply(this, input);
          },
        });
      }
    });
    const map = await openMapPage(page);
    const drawsIn30Frames = () =>
      page.evaluate(async () => {
        const { record } = window as unknown as { record: { draws: number } };
        const before = record.draws;
        for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
        return { before, drawn: record.draws - before };
      });
    // Symbols of labels load after the first frame, and are drawn then.
    await expect.poll(async () => (await drawsIn30Frames()).drawn).toBe(0);
    const still = await drawsIn30Frames();
    expect(still.before).toBeGreaterThan(0);
    expect(still.drawn).toBe(0);
    await map.evaluate(({ mapView }) => mapView.camera.set({ bearing: 10 }));
    expect((await drawsIn30Frames()).drawn).toBeGreaterThan(0);
  });

  test('[map] fifty maps created and destroyed leave nothing behind @all', async ({ page }) => {
    test.setTimeout(240_000);
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const map = await openMapPage(page, { labels: 'none' });
    const left = await map.evaluate(async ({ sdk, venue, mapView }) => {
      mapView.destroy();
      const box = document.querySelector<HTMLElement>('#map');
      if (!box) throw new Error('The element is gone.');
      Object.assign(box.style, { width: '160px', height: '120px' });
      const canvases: HTMLCanvasElement[] = [];
      for (let round = 0; round < 50; round += 1) {
        const view = await sdk.showMap(box, venue, { labels: 'none' });
        canvases.push(view.canvas);
        view.destroy();
      }
      return {
        elements: box.childElementCount,
        alive: canvases.filter((one) => one.getContext('webgl2')?.isContextLost() === false).length,
      };
    });
    expect(left).toEqual({ elements: 0, alive: 0 });
    expect(warnings.filter((text) => /too many active webgl contexts/i.test(text))).toEqual([]);
    await map.evaluate(async ({ sdk, venue }) => {
      const view = await sdk.showMap('map', venue);
      await view.whenIdle();
    });
    expect(await countColors(canvas(page))).toBeGreaterThan(drawnColors);
  });
});

test.describe('misuse and invalid input', () => {
  /** Errors of `loadVenue` and `showMap`: their code, and whether the message ends with a fix. */
  const failure = (page: Page, container: string, key: object) =>
    page.evaluate(
      async ([module, where, source]) => {
        const sdk = (await import(module)) as MapPage['sdk'];
        try {
          await sdk.showMap(where, await sdk.loadVenue(source as never));
          return undefined;
        } catch (error) {
          if (!(error instanceof sdk.MezzanineError)) throw error;
          return { code: error.code, hasRemedy: error.message.endsWith(error.remedy) };
        }
      },
      [`${origin}/sdk/6/mezzanine.js`, container, key] as const,
    );

  const cases = [
    ['unauthorized', 'map', { secret: 'wrong' }],
    ['venue-not-found', 'map', { venueId: 'nowhere' }],
    ['network', 'map', { baseUrl: 'http://localhost:9' }],
    ['container-not-found', 'nowhere', {}],
  ] as const;
  for (const [code, container, part] of cases) {
    test(`[map] ${code} is a typed error that says what to do @all`, async ({ page }) => {
      await openEmptyPage(page);
      const found = await failure(page, container, { ...demoKey(), ...part });
      expect(found).toEqual({ code, hasRemedy: true });
    });
  }

  test('[map] a container without height is a typed error @all', async ({ page }) => {
    await openEmptyPage(page);
    await page.addStyleTag({ content: '#map { height: 0 !important }' });
    const found = await failure(page, 'map', demoKey());
    expect(found).toEqual({ code: 'container-has-no-size', hasRemedy: true });
  });

  test('[map] a browser without WebGL 2 is a typed error @all', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await openEmptyPage(page);
    const found = await failure(page, 'map', demoKey());
    expect(found).toEqual({ code: 'no-webgl', hasRemedy: true });
  });
});
