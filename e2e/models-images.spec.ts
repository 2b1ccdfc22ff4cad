import { expect, test } from '@playwright/test';
import { CORNERS, glbOf, TRIANGLE } from '@mezzanine/mezzanine-js/fixtures/glb';
import { changedShare } from '@mezzanine/tooling/changed-share';
import { TopicsPage } from './support/TopicsPage.ts';

// All tests share one page, so they run in order.
test.describe.configure({ mode: 'default' });

/** Long timeout for software rendering on busy machines. */
test.setTimeout(180_000);

/** Share of a screenshot that models or images change. */
const LEAST_SHARE = 0.004;
const MIDDLE = { x: 290, y: 180, width: 60, height: 40 };

let topics: TopicsPage;
test.beforeAll(async ({ browser }) => {
  topics = await TopicsPage.open(browser, 'office');
});
test.afterAll(() => topics.page.close());

const kinds = ['models', 'images'] as const;
type Kind = (typeof kinds)[number];

for (const kind of kinds) {
  const topic = kind === 'models' ? '3d-models' : 'images-textures';

  test(`[${topic}] are visible only on their own floor, even after a return to it @all`, async () => {
    await topics.show({ theme: 'light', floor: 'm_f1', pitch: 45 });
    const without = await topics.take();
    await add(kind, ['m_f1']);
    const own = await topics.take();
    expect(await changedShare(topics.page, without, own)).toBeGreaterThan(LEAST_SHARE);
    await setFloor('m_f2');
    const other = await topics.take();
    await topics.page.evaluate((given) => topicsPage.mapView[given].removeAll(), kind);
    expect(await changedShare(topics.page, other, await topics.take())).toBe(0);
    await add(kind, ['m_f1']);
    await setFloor('m_f1');
    expect(await changedShare(topics.page, own, await topics.take())).toBe(0);
    topics.expectNoFailure();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`[${topic}] rise with their floors, and return, ${theme} @all`, async () => {
      await topics.show({ theme, floor: 'm_f1', pitch: 50 });
      await add(kind, ['m_f0', 'm_f1', 'm_f3']);
      const { camera } = await topics.page.evaluate(() => topicsPage.mapView.views.save('Flat'));
      const flat = await topics.take();
      await expand(true);
      const stacked = await topics.take();
      // One floor after another, because each has its own models or images.
      for (const floor of ['m_f3', 'm_f1', 'm_f0']) {
        const before = await topics.take();
        await remove(kind, floor);
        expect(
          await changedShare(topics.page, before, await topics.take()),
          `things on ${floor}`,
        ).toBeGreaterThan(LEAST_SHARE / 4);
      }
      await add(kind, ['m_f0', 'm_f1', 'm_f3']);
      expect(await changedShare(topics.page, stacked, await topics.take())).toBe(0);
      await expand(false);
      await topics.page.evaluate(
        ({ longitude, latitude, ...pose }) =>
          topicsPage.mapView.camera.set({ center: { longitude, latitude }, ...pose }),
        camera,
      );
      expect(await changedShare(topics.page, flat, await topics.take())).toBeLessThan(0.001);
      topics.expectNoFailure();
    });
  }

  test(`[${topic}] that are added while the context is lost are drawn later @all`, async () => {
    await topics.show({ theme: 'light', floor: 'm_f2', pitch: 45 });
    const before = await topics.take();
    await loseContext(kind);
    expect(await changedShare(topics.page, before, await topics.take())).toBeGreaterThan(
      LEAST_SHARE,
    );
    topics.expectNoFailure();
  });

  for (const isStacked of [false, true]) {
    test(`[${topic}] are restored after a lost context, ${isStacked ? 'stacked' : 'flat'} @all`, async () => {
      await topics.show({ theme: 'light', floor: 'm_f1', pitch: 45 });
      await add(kind, ['m_f0', 'm_f1']);
      if (isStacked) await expand(true);
      const before = await topics.take();
      await loseContext(kind);
      await remove(kind, 'm_f2');
      expect(await changedShare(topics.page, before, await topics.take())).toBe(0);
      topics.expectNoFailure();
    });
  }
}

test('[images-textures] an image hides translucent objects below it @all', async () => {
  for (const pitch of [0, 50]) {
    await topics.show({ theme: 'light', floor: 'm_f1', pitch });
    const opaque = await overRailing(1, 3);
    expect(await changedShare(topics.page, opaque.with, opaque.without), 'above').toBe(0);
    const below = await overRailing(1, 0);
    expect(await changedShare(topics.page, below.with, below.without), 'below').toBeGreaterThan(
      0.5,
    );
    const faint = await overRailing(0.3, 3);
    expect(await changedShare(topics.page, faint.with, faint.without), 'faint').toBeGreaterThan(
      0.2,
    );
  }
  topics.expectNoFailure();
});

test('[images-textures] a higher image covers a lower one, in any order @all', async () => {
  await topics.show({ theme: 'light', floor: 'm_f1', pitch: 0 });
  const pictures: Buffer[] = [];
  for (const heights of [
    [0, 2],
    [2, 0],
  ]) {
    await topics.page.evaluate(async (given) => {
      const { camera, images } = topicsPage.mapView;
      images.removeAll();
      const added = given.map((altitudeMeters) =>
        images.add(camera.center, '/picture.svg', {
          altitudeMeters,
          rotationDegrees: altitudeMeters * 20,
          widthMeters: 16,
        }),
      );
      await Promise.all(added.map((image) => image.whenLoaded()));
    }, heights);
    pictures.push(await topics.take());
  }
  const [first, second] = pictures;
  if (!first || !second) throw new Error('There are two pictures.');
  expect(await changedShare(topics.page, first, second)).toBe(0);
});

test('[3d-models] a model that is added, removed, and immediately added again is drawn @all', async () => {
  await topics.show({ theme: 'light', floor: 'm_f1', pitch: 45 });
  const before = await topics.take();
  const loaded = await topics.page.evaluate(() => {
    const { camera, models } = topicsPage.mapView;
    const place = () => models.add(camera.center, '/model.glb', { scale: 12 });
    models.remove(place());
    return place().whenLoaded();
  });
  expect(loaded).toBe(true);
  expect(await changedShare(topics.page, before, await topics.take())).toBeGreaterThan(LEAST_SHARE);
  topics.expectNoFailure();
});

test('[3d-models] the cutout of a model is the same at any opacity @all', async () => {
  await topics.show({ theme: 'light', floor: 'm_f1', pitch: 45 });
  const before = await topics.take();
  const primitives = [{ attributes: { POSITION: 0 }, material: 0 }];
  const materials = [{ alphaMode: 'MASK', alphaCutoff: 0.5, doubleSided: true }];
  const file = glbOf({ ...TRIANGLE, meshes: [{ primitives }], materials }, CORNERS);
  await topics.page.evaluate(
    async (bytes) => {
      const { camera, models } = topicsPage.mapView;
      const style = { scale: 8, opacity: 0.4, color: '#000000' };
      await models.add(camera.center, Uint8Array.from(bytes), style).whenLoaded();
    },
    [...file],
  );
  expect(await changedShare(topics.page, before, await topics.take())).toBeGreaterThan(LEAST_SHARE);
  topics.expectNoFailure();
});

/** Adds a model or image to the center of each of these floors. */
async function add(kind: Kind, floors: readonly string[]): Promise<void> {
  await topics.page.evaluate(
    async ([given, ids]) => {
      const { mapView } = topicsPage;
      const { longitude, latitude } = topicsPage.venue.center;
      const added = ids.map((floorId) => {
        const place = { longitude, latitude, floorId };
        return given === 'models'
          ? mapView.models.add(place, '/model.glb', { scale: 12 })
          : mapView.images.add(place, '/picture.svg', { widthMeters: 20, altitudeMeters: 4 });
      });
      await Promise.all(added.map((one) => one.whenLoaded()));
    },
    [kind, floors] as const,
  );
}

/** Removes everything from a floor. */
async function remove(kind: Kind, floorId: string): Promise<void> {
  await topics.page.evaluate(
    ([given, id]) => {
      const { images, models } = topicsPage.mapView;
      if (given === 'models') {
        const found = models.getAll().find(({ coordinates }) => coordinates[0]?.floorId === id);
        if (found) models.remove(found);
      } else {
        const found = images.getAll().find(({ coordinate }) => coordinate.floorId === id);
        if (found) images.remove(found);
      }
    },
    [kind, floorId] as const,
  );
}

async function setFloor(id: string): Promise<void> {
  await topics.page.evaluate((floor) => topicsPage.mapView.floors.set(floor), id);
}

async function expand(isExpanded: boolean): Promise<void> {
  await topics.page.evaluate(async (is) => {
    const { stackedMaps } = topicsPage.mapView;
    await (is ? stackedMaps.expand() : stackedMaps.collapse());
  }, isExpanded);
}

/** Loses the context, adds another one meanwhile, and restores the context. */
async function loseContext(kind: Kind): Promise<void> {
  await topics.page.evaluate(async (given) => {
    const { mapView, venue } = topicsPage;
    const told = (type: 'context-lost' | 'context-restored') =>
      new Promise<void>((resolve) => mapView.on(type, () => resolve()));
    const card = mapView.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!card) throw new Error('The map has no context that can be lost.');
    const [lost, restored] = [told('context-lost'), told('context-restored')];
    card.loseContext();
    await lost;
    const place = { ...venue.center, floorId: 'm_f2' };
    const added =
      given === 'models'
        ? mapView.models.add(place, '/model.glb', { scale: 12 })
        : mapView.images.add(place, '/picture.svg', { widthMeters: 20 });
    await added.whenLoaded();
    // Wait until the browser has dispatched the event to all listeners.
    await new Promise((resolve) => setTimeout(resolve));
    card.restoreContext();
    await restored;
  }, kind);
}

/**
 * The center of a screenshot above a translucent room, and above the same room when nothing is
 * drawn.
 */
async function overRailing(opacity: number, altitudeMeters: number) {
  const take = async (glass: number) => {
    await topics.page.evaluate(
      async ([share, over, up]) => {
        const { mapView } = topicsPage;
        const rooms = mapView.floors.current.spaces.filter(({ kind }) => kind === 'room');
        const [room] = rooms.toSorted((a, b) => b.areaSquareMeters - a.areaSquareMeters);
        if (!room) throw new Error('The floor has no room.');
        const glassy = { color: '#e4572e', opacity: share, heightMeters: 1.1 };
        mapView.spaces.update(room, glassy);
        mapView.camera.set({ center: room.center, zoomLevel: 21 });
        mapView.images.removeAll();
        const { longitude, latitude } = room.center;
        const image = mapView.images.add(
          { longitude, latitude, floorId: room.floor.id },
          '/picture.svg',
          { widthMeters: 40, opacity: over, altitudeMeters: up },
        );
        await image.whenLoaded();
      },
      [glass, opacity, altitudeMeters] as const,
    );
    await topics.take();
    return topics.page.screenshot({ clip: MIDDLE });
  };
  return { with: await take(0.5), without: await take(0) };
}
