import { expect, type Page } from '@playwright/test';
import { changedShare } from '@mezzanine/tooling/changed-share';

/** Hiding the shops changes a larger share of the image than this, the checkbox far less. */
const leastShareOfLayer = 0.05;

export async function check(page: Page): Promise<void> {
  const map = page.locator('canvas').first();
  const box = page.getByRole('checkbox').first();
  const before = await map.screenshot();
  const share = async () => {
    await page.locator('[data-mezzanine-state="idle"]').waitFor();
    return changedShare(page, before, await map.screenshot());
  };
  await box.uncheck();
  await expect.poll(share).toBeGreaterThan(leastShareOfLayer);
  await box.check();
  await expect.poll(share).toBeLessThan(leastShareOfLayer);
}
