import { expect, test } from '@playwright/test';
import { changedShare } from '@mezzanine/tooling/changed-share';
import { TopicsPage } from './support/TopicsPage.ts';

test('[map] a step too low to be seen from far away draws no dashes along its edge @all', async ({
  browser,
}) => {
  const topics = await TopicsPage.open(browser, 'campus');
  await topics.show({ theme: 'light' });
  const takeAt = async (heightMeters: number) => {
    await topics.page.evaluate(async (height) => {
      const { mapView } = topicsPage;
      const lawns = mapView.venue.spaces.filter(({ name }) => / (?:lawn|quad)$/.test(name ?? ''));
      for (const lawn of lawns) mapView.spaces.update(lawn, { heightMeters: height });
      mapView.camera.set({ zoomLevel: 17.5 });
      await mapView.whenIdle();
    }, heightMeters);
    return topics.take();
  };
  const [flat, low, high] = [await takeAt(0), await takeAt(0.2), await takeAt(2)];
  expect(await changedShare(topics.page, flat, low)).toBeLessThan(0.001);
  expect(await changedShare(topics.page, flat, high), 'a high step is seen').toBeGreaterThan(0.01);
  await topics.page.close();
});
