import { expect, test } from '@playwright/test';
import { changedShare } from '@mezzanine/tooling/changed-share';
import { TopicsPage } from './support/TopicsPage.ts';

// All tests share one page, so they run in order.
test.describe.configure({ mode: 'default' });

/** Long timeout for software rendering on busy machines. */
test.setTimeout(180_000);

/**
 * Rounding in the text moves nothing by a pixel (see `views.toText`), but pixels on the edge
 * between two colors can change.
 */
const ROUNDED_SHARE = 0.005;

let topics: TopicsPage;
test.beforeAll(async ({ browser }) => {
  topics = await TopicsPage.open(browser, 'mall');
});
test.afterAll(() => topics.page.close());

test('[views] a restored view looks the same after other changes @all', async () => {
  await topics.show({ theme: 'light', pitch: 40, labels: 'auto' });
  const view = await topics.page.evaluate(() => {
    const { mapView } = topicsPage;
    mapView.camera.set({ bearing: 30, zoomLevel: mapView.camera.zoomLevel + 0.6 });
    mapView.views.setTopics({ labels: false });
    return mapView.views.save('50% ~ Lunch');
  });
  const before = await topics.take();
  await change();
  expect(await changedShare(topics.page, before, await topics.take())).toBeGreaterThan(0.1);
  await topics.page.evaluate(
    (given) => topicsPage.mapView.views.restore(given, { animate: false }),
    view,
  );
  expect(await changedShare(topics.page, before, await topics.take())).toBe(0);
  await change();
  // As parsed from a URL: only its text is left of the object.
  const text = await topics.page.evaluate((given) => topicsPage.mapView.views.toText(given), view);
  const { hash } = new URL(`http://topics.localhost/#view=${text}`);
  const shared = new URLSearchParams(hash.slice(1)).get('view') ?? '';
  const again = await topics.page.evaluate(async (given) => {
    const { views, stackedMaps } = topicsPage.mapView;
    const read = views.fromText(given);
    await views.restore(read, { animate: false });
    return { ...views.save(read.name), stacked: stackedMaps.isExpanded };
  }, shared);
  const { name, floor, topics: kinds } = view;
  expect(again).toMatchObject({ name, floor, topics: kinds, stacked: false });
  expect(await changedShare(topics.page, before, await topics.take())).toBeLessThan(ROUNDED_SHARE);
  topics.expectNoFailure();
});

const hostile = [
  '',
  'javascript:alert(1)',
  '1~m_l1~-79.8~43.18~0~0~18~lms~0~<img src=x onerror=alert(1)>~',
  '1~m_nowhere~-79.8~43.18~0~0~18~lms~0~Lunch',
  '1~m_l1~-79.8~43.18~0~0~1e9~lms~0~Lunch',
  '1~m_l1~-79.8~43.18~0~0~NaN~lms~0~Lunch',
  '1~__proto__~-79.8~43.18~0~0~18~lms~0~Lunch',
  `1~m_l1~-79.8~43.18~0~0~18~lms~0~${'a'.repeat(2000)}`,
];
test('[views] an invalid string changes nothing @all', async () => {
  await topics.show({ theme: 'light' });
  const before = await topics.take();
  const codes = await topics.page.evaluate(
    (texts) =>
      texts.map((text) => {
        const { views } = topicsPage.mapView;
        try {
          void views.restore(views.fromText(text), { animate: false });
          return `took ${text}`;
        } catch (error) {
          return (error as { code?: string }).code;
        }
      }),
    hostile,
  );
  expect([...new Set(codes)].toSorted()).toEqual(['invalid-argument', 'unknown-target']);
  expect(await changedShare(topics.page, before, await topics.take())).toBe(0);
  topics.expectNoFailure();
});

/** Changes the topics, the camera, and the floors shown. */
async function change(): Promise<void> {
  await topics.page.evaluate(async () => {
    const { camera, stackedMaps, views } = topicsPage.mapView;
    views.setTopics({ labels: true, markers: false });
    camera.set({ bearing: 200, pitch: 10 });
    await stackedMaps.expand();
  });
}
