import { expect, test } from '@playwright/test';
import { openMapPage } from './support/openMapPage.ts';

// Few pixels, because they are drawn in software.
test.use({ viewport: { width: 1280, height: 400 } });

test('[stacked-maps] zooming approaches the floor under the pointer, and never passes it @all', async ({
  page,
}) => {
  const map = await openMapPage(page, { labels: 'none', pitch: 50 });
  await map.evaluate(({ mapView }) => mapView.stackedMaps.expand({ durationMs: 0 }));
  const pointed = async () => {
    await page.mouse.move(639, 150);
    await page.mouse.move(640, 150);
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

test('[stacked-maps] floors behind the camera are not under the pointer @all', async ({ page }) => {
  const map = await openMapPage(page, { labels: 'none', pitch: 50 });
  const current = await map.evaluate(async ({ mapView }) => {
    await mapView.stackedMaps.expand({ durationMs: 0 });
    // Below the floors above the current one.
    mapView.camera.set({ zoomLevel: 23 });
    await mapView.whenIdle();
    return mapView.floors.current.id;
  });
  await page.mouse.click(640, 200);
  const clicked = await map.evaluate(
    ({ events }) => events.findLast(({ type }) => type === 'click')?.detail['coordinate'],
  );
  expect(clicked).toMatchObject({ floorId: current });
});
