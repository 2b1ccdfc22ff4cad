import type { Page } from '@playwright/test';

/** Positions to click on the map, as shares of its width and height. */
const spots = [0.5, 0.42, 0.58, 0.35, 0.65].flatMap((y) =>
  [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78].map((x) => [x, y] as const),
);

/** Waits until the map is idle, and takes a screenshot of it without the pointer. */
export async function mapPicture(page: Page): Promise<string> {
  await page.mouse.move(2, 2);
  await page.locator('[data-mezzanine-state="idle"]').first().waitFor();
  return (await page.locator('canvas').first().screenshot()).toString('base64');
}

/** Maximum number of screenshots, more than any camera animation needs. */
const mostPictures = 200;

/**
 * Takes screenshots until the map is idle and two are identical, so that everything is loaded and the
 * camera has stopped.
 *
 * @returns the last screenshot
 * @throws Error if the map does not become idle
 */
export async function settledPicture(page: Page): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let count = 0; count < mostPictures; count += 1) {
    await page.locator('[data-mezzanine-state="idle"]').first().waitFor();
    const next = await page.screenshot();
    if (last?.equals(next)) return next;
    last = next;
  }
  throw new Error('The map did not become idle.');
}

/**
 * Clicks at several positions on the first map until a condition is true. The map must become idle
 * after a click.
 *
 * @throws Error if the condition does not become true
 */
export async function clickAround(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const box = await page.locator('canvas').first().boundingBox();
  if (!box) throw new Error('The page has no map to click on.');
  for (const [x, y] of spots) {
    await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
    await answered(page);
    if (await isThere()) return;
  }
  throw new Error('No click on the map had the expected effect.');
}

/** Waits until the page has rendered the effect of an input, and the map is idle. */
async function answered(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.locator('[data-mezzanine-state="idle"]').first().waitFor();
}
