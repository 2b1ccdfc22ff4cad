import type { Page } from '@playwright/test';

/** Where in the map to look for something that can be clicked: shares of its width and height. */
const spots = [0.5, 0.42, 0.58, 0.35, 0.65].flatMap((y) =>
  [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78].map((x) => [x, y] as const),
);

/** Waits until nothing moves, and takes a picture of the first map, the pointer away from it. */
export async function mapPicture(page: Page): Promise<string> {
  await page.mouse.move(2, 2);
  await page.locator('[data-mezzanine-state="idle"]').first().waitFor();
  return (await page.locator('canvas').first().screenshot()).toString('base64');
}

/** More pictures than any flight of the camera takes. */
const mostPictures = 200;

/**
 * Takes pictures of the page until the map is idle and two are the same: what was loading is there,
 * and the camera has arrived.
 *
 * @returns the last one
 * @throws Error when the map does not come to rest
 */
export async function settledPicture(page: Page): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let count = 0; count < mostPictures; count += 1) {
    await page.locator('[data-mezzanine-state="idle"]').first().waitFor();
    const next = await page.screenshot();
    if (last?.equals(next)) return next;
    last = next;
  }
  throw new Error('The map does not come to rest.');
}

/**
 * Clicks around on the first map until what is wanted has come. The map must be one that comes to
 * rest after a click.
 *
 * @throws Error when it came nowhere
 */
export async function clickAround(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const box = await page.locator('canvas').first().boundingBox();
  if (!box) throw new Error('There is no map to click on.');
  for (const [x, y] of spots) {
    await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
    await answered(page);
    if (await isThere()) return;
  }
  throw new Error('No click on the map brought what was wanted.');
}

/** Waits until the page has drawn what an input changed, and the map is idle again. */
async function answered(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.locator('[data-mezzanine-state="idle"]').first().waitFor();
}
