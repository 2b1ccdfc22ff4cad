import { expect, test } from '@playwright/test';
import { changedShare } from '@mezzanine/tooling/changed-share';
import { TopicsPage } from './support/TopicsPage.ts';

// All tests share one page, so they run in order.
test.describe.configure({ mode: 'default' });

/** Long timeout for software rendering on busy machines. */
test.setTimeout(180_000);

let topics: TopicsPage;
test.beforeAll(async ({ browser }) => {
  topics = await TopicsPage.open(browser, 'office');
});
test.afterAll(() => topics.page.close());

test('[labels] text on the floor is restored after a lost context, even if images of other labels were added @all', async () => {
  await topics.show({ theme: 'light', pitch: 0 });
  const before = await topics.take();
  const isVisible = await topics.page.evaluate(async () => {
    const { mapView } = topicsPage;
    const rooms = mapView.floors.current.spaces.filter(({ kind }) => kind === 'room');
    const large = rooms.toSorted((a, b) => b.areaSquareMeters - a.areaSquareMeters);
    const labels = large.slice(0, 6).map((room) =>
      mapView.labels.add(room, 'Meeting', {
        kind: 'flat',
        priority: 'always',
        fontSizeMeters: 3,
        icon: { url: '/picture.svg' },
      }),
    );
    await mapView.whenIdle();
    const other = mapView.labels.add(mapView.camera.center, '', {
      icon: { url: '/picture.svg?other' },
    });
    while (!other.isVisible) await mapView.whenIdle();
    const card = mapView.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!card) throw new Error('The map has no context that can be lost.');
    const told = (type: 'context-lost' | 'context-restored') =>
      new Promise<void>((resolve) => mapView.on(type, () => resolve()));
    const [lost, restored] = [told('context-lost'), told('context-restored')];
    card.loseContext();
    await lost;
    // Wait until the browser has dispatched the event to all listeners.
    await new Promise((resolve) => setTimeout(resolve));
    card.restoreContext();
    await restored;
    await mapView.whenIdle();
    return labels.map((label) => label.isVisible);
  });
  expect(isVisible).toEqual([true, true, true, true, true, true]);
  expect(await changedShare(topics.page, before, await topics.take())).toBeGreaterThan(0.004);
});

test('[labels] a very long label takes no space from the others @all', async () => {
  await topics.show({ theme: 'light', pitch: 0 });
  await topics.page.evaluate(async () => {
    const { camera, labels } = topicsPage.mapView;
    const { longitude, latitude } = camera.center;
    labels.add({ longitude, latitude: latitude - 0.0002 }, 'Meet here', { priority: 'always' });
    await topicsPage.mapView.whenIdle();
  });
  const before = await topics.take();
  const milliseconds = await topics.page.evaluate(async () => {
    const { mapView } = topicsPage;
    const start = performance.now();
    for (const text of ['w'.repeat(1_000_000), 'word '.repeat(200_000)]) {
      const label = mapView.labels.add(mapView.camera.center, text, { fontSizePixels: 64 });
      await mapView.whenIdle();
      mapView.labels.remove(label);
    }
    return performance.now() - start;
  });
  expect(milliseconds).toBeLessThan(20_000);
  await topics.page.evaluate(() => {
    // Rendered again, so the canvas for labels still works.
    topicsPage.mapView.setTheme('dark');
    topicsPage.mapView.setTheme('light');
  });
  expect(await changedShare(topics.page, before, await topics.take())).toBe(0);
  topics.expectNoFailure();
});

test('[labels] labels keep clear of an element until they may lie under it again @all', async () => {
  await topics.show({ theme: 'light', labels: 'auto' });
  const counts = await topics.page.evaluate(async () => {
    const { mapView } = topicsPage;
    const countShown = async () => {
      await mapView.whenIdle();
      return mapView.labels.getAll().filter(({ isVisible }) => isVisible).length;
    };
    const before = await countShown();
    const panel = document.createElement('div');
    panel.style.cssText = 'position: fixed; inset: 0';
    document.body.append(panel);
    const stop = mapView.labels.keepClearOf(panel);
    const covered = await countShown();
    stop();
    panel.remove();
    return { before, covered, after: await countShown() };
  });
  expect(counts.before).toBeGreaterThan(3);
  expect(counts.covered).toBe(0);
  expect(counts.after).toBe(counts.before);
});

test('[labels] both ends of a route are named, and their rooms are not named again @all', async () => {
  await topics.show({ theme: 'light', labels: 'auto' });
  const shown = await topics.page.evaluate(async () => {
    const { mapView, venue } = topicsPage;
    const at = (name: string) => venue.locations.find((location) => location.name === name);
    const [from, to] = [at('Texel'), at('Canteen')];
    const directions = from && to && venue.directions(from, to);
    if (directions?.type !== 'directions') throw new Error('The venue has no such route.');
    mapView.navigation.show(directions);
    await mapView.whenIdle();
    const markers = [...document.querySelectorAll<HTMLElement>('[data-mezzanine-marker]')];
    const visible = markers.filter(({ style }) => style.visibility === 'visible');
    const labels = mapView.labels.getAll().filter(({ isVisible }) => isVisible);
    return {
      markers: visible.map(({ textContent }) => textContent).filter((text) => text !== ''),
      labels: labels.map(({ text }) => text),
    };
  });
  expect(shown.markers).toEqual(['Texel', 'Canteen']);
  expect(shown.labels).not.toContain('Texel');
  expect(shown.labels).not.toContain('Canteen');
});

test('[labels] a label draws a symbol of the SDK, and reports a symbol that it does not have', async () => {
  await topics.show({ theme: 'light', pitch: 0, zoomLevel: 20.5 });
  const reported = await topics.page.evaluate(async () => {
    const { mapView, failures } = topicsPage;
    const unknown = mapView.labels.add(mapView.camera.center, 'Here', {
      icon: 'no-symbol' as 'elevator',
      priority: 'always',
    });
    while (failures.length === 0) await new Promise(requestAnimationFrame);
    mapView.labels.remove(unknown);
    return failures.splice(0).join();
  });
  expect(reported).toContain('"symbol:no-symbol" could not be loaded');
  expect(reported).toContain('Check the name of the symbol');
  const before = await topics.take();
  await topics.page.evaluate(async () => {
    const { mapView } = topicsPage;
    const symbol = mapView.labels.add(mapView.camera.center, '', {
      icon: 'elevator',
      priority: 'always',
    });
    while (!symbol.isVisible) await mapView.whenIdle();
  });
  await expect
    .poll(async () => changedShare(topics.page, before, await topics.take()))
    .toBeGreaterThan(0.0003);
});

test('[labels] all buildings are named from far away, and so is the building that was open before @all', async ({
  browser,
}) => {
  const campus = await TopicsPage.open(browser, 'campus');
  await campus.show({ theme: 'light', labels: 'auto' });
  const shown = await campus.page.evaluate(async () => {
    const { mapView, venue } = topicsPage;
    const [ground] = venue.floors;
    const buildings = venue.floorStacks.filter(({ kind }) => kind === 'building');
    const library = buildings.find(({ name }) => name === 'Hartmoor Library')?.floors[0];
    if (!ground || !library) throw new Error('The venue has no grounds or no library.');
    mapView.floors.set(library);
    mapView.floors.set(ground);
    await mapView.camera.focusOn(ground.spaces, { pitch: 0, durationMs: 0 });
    await mapView.whenIdle();
    const visible = mapView.labels.getAll().filter(({ isVisible }) => isVisible);
    return {
      names: visible.map(({ text }) => text),
      buildings: buildings.map(({ name }) => name),
    };
  });
  await campus.page.close();
  expect(shown.buildings).toHaveLength(5);
  expect(shown.names).toEqual(expect.arrayContaining(shown.buildings));
});
