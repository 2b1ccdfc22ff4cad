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

/**
 * Clicks around on the first map until what is wanted has come.
 *
 * @throws Error when it came nowhere
 */
export async function clickAround(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const box = await page.locator('canvas').first().boundingBox();
  if (!box) throw new Error('There is no map to click on.');
  for (const [x, y] of spots) {
    await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
    for (let patience = 0; patience < 5; patience += 1) {
      if (await isThere()) return;
      await page.waitForTimeout(30);
    }
  }
  throw new Error('No click on the map brought what was wanted.');
}
