import { expect, test } from '@playwright/test';
import { openMapPage } from './support/openMapPage.ts';

test('[stacked-maps] zooming approaches the floor under the pointer, and never passes it @all', async ({
  page,
}) => {
  const map = await openMapPage(page, { labels: 'none', pitch: 50 });
  await map.evaluate(({ mapView }) => mapView.stackedMaps.expand({ durationMs: 0 }));
  const pointed = async () => {
    await page.mouse.move(639, 300);
    await page.mouse.move(640, 300);
    await map.evaluate(({ mapView }) => mapView.whenIdle());
    return map.evaluate(({ events, mapView }) => {
      const hover = events.findLast(({ type }) => type === 'hover')?.detail;
      const coordinate = hover?.['coordinate'] as { floorId?: string; latitude: number };
      return { ...coordinate, zoomLevel: mapView.camera.zoomLevel };
    });
  };
  const before = await pointed();
  const current = await map.evaluate(({ mapView }) => mapView.floors.current.id);
  expect(before.floorId, 'a floor above the current one').not.toBe(current);
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, -300);
  // Frames of a busy machine are slow.
  await expect
    .poll(async () => (await pointed()).zoomLevel)
    .toBeGreaterThan(before.zoomLevel + 0.5);
  await expect
    .poll(async () => {
      const [first, second] = [await pointed(), await pointed()];
      return second.zoomLevel - first.zoomLevel;
    })
    .toBe(0);
  const after = await pointed();
  expect(after.floorId).toBe(before.floorId);
  // The highest zoom level, 23, is that of the current floor, below the floor under the pointer.
  expect(after.zoomLevel).toBeLessThan(22);
  // A meter is 9e-6 degrees.
  expect(Math.abs(after.latitude - before.latitude)).toBeLessThan(9e-6);
});
