import { expect, test } from '@playwright/test';
import { readPixels } from '@mezzanine/tooling/read-pixels';
import { TopicsPage } from './support/TopicsPage.ts';

test('[map] the shade around a building has no outlines @all', async ({ browser }) => {
  const topics = await TopicsPage.open(browser, 'office');
  await topics.show({ theme: 'light', pitch: 0 });
  const pixels = await readPixels(topics.page, await topics.take());
  // Of all pairs of neighboring bright pixels, the share whose brightness differs a little, as at the
  // edge of a faint shape. Walls differ more.
  const share = await pixels.evaluate(({ data, width }) => {
    let [edges, all] = [0, 0];
    for (let at = 4; at < data.length; at += 4) {
      const [before = 0, here = 0] = [data[at - 4], data[at]];
      if (Math.min(before, here) < 236 || at % (width * 4) === 0) continue;
      const step = Math.abs(here - before);
      if (step > 1 && step < 5) edges += 1;
      all += 1;
    }
    return edges / all;
  });
  expect(share).toBeLessThan(0.01);
  await topics.page.close();
});
