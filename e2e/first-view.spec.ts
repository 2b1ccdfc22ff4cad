import { expect, test } from '@playwright/test';
import { openVenue5 } from './support/openVenue5.ts';
import { TopicsPage } from './support/TopicsPage.ts';

/** Long timeout for software rendering on busy machines. */
test.setTimeout(180_000);

/** Reads the view, and the names of buildings that the map shows. */
function readView(topics: TopicsPage) {
  return topics.page.evaluate(async () => {
    const { mapView, venue } = topicsPage;
    await mapView.whenIdle();
    const buildings = venue.floorStacks.filter(({ kind }) => kind === 'building');
    const isNamed = (name: string) =>
      mapView.labels.getAll().some(({ text, isVisible }) => isVisible && text === name);
    return {
      zoomLevel: mapView.camera.zoomLevel,
      buildings: buildings.map(({ name }) => name),
      named: buildings.map(({ name }) => name).filter(isNamed),
      floorId: buildings[0]?.defaultFloor.id,
    };
  });
}

test('a campus opens on all buildings, also in another frame, and a given floor alone @all', async ({
  browser,
}) => {
  const topics = await TopicsPage.open(browser, 'campus');
  await topics.show({ theme: 'light', labels: 'auto' });
  const whole = await readView(topics);
  expect(whole.buildings).toHaveLength(5);
  expect(whole.named).toEqual(whole.buildings);

  await topics.page.setViewportSize({ width: 320, height: 400 });
  await expect
    .poll(async () => (await readView(topics)).zoomLevel)
    .toBeLessThan(whole.zoomLevel - 0.5);

  await topics.show({ theme: 'light', labels: 'auto', floor: whole.floorId ?? '' });
  expect((await readView(topics)).zoomLevel).toBeGreaterThan(whole.zoomLevel + 1);
  await topics.page.close();
});

test('an app with the names of 5.x opens a campus on its first building @all', async ({ page }) => {
  const map = await openVenue5(page, { venue: 'campus' });
  const levels = await map.evaluate(async ({ mapView: { v6 }, venue }) => {
    const opened = v6.camera.zoomLevel;
    const buildings = venue.v6.floorStacks.filter(({ kind }) => kind === 'building');
    const floors = buildings.map(({ defaultFloor }) => defaultFloor);
    await v6.camera.focusOn(floors, { durationMs: 0 });
    return { opened, whole: v6.camera.zoomLevel };
  });
  expect(levels.opened).toBeGreaterThan(levels.whole + 1);
});
