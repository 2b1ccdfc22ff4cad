import { expect, test } from '@playwright/test';
import { TopicsPage } from './support/TopicsPage.ts';

test('[map] the shade around a building has no outlines @all', async ({ browser }) => {
  const topics = await TopicsPage.open(browser, 'office');
  await topics.show({ theme: 'light', pitch: 0 });
  const image = (await topics.take()).toString('base64');
  // Of all pairs of neighboring bright pixels, the share whose brightness differs a little, as at the
  // edge of a faint shape. Walls differ more.
  const share = await topics.page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (context === null) throw new Error('This browser has no 2D canvas.');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let [edges, all] = [0, 0];
    for (let at = 4; at < data.length; at += 4) {
      const [before = 0, here = 0] = [data[at - 4], data[at]];
      if (Math.min(before, here) < 236 || at % (picture.width * 4) === 0) continue;
      const step = Math.abs(here - before);
      if (step > 1 && step < 5) edges += 1;
      all += 1;
    }
    return edges / all;
  }, image);
  expect(share).toBeLessThan(0.01);
  await topics.page.close();
});
