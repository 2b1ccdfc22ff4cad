import { expect, type Page } from '@playwright/test';
import { changedShare } from '@mezzanine/tooling/changed-share';
import { clickAround } from '@mezzanine/tooling/map-picture';

/** A flying camera changes a larger share of the frame than this; a highlighted shop far less. */
const leastShareOfFlight = 0.12;

export async function check(page: Page): Promise<void> {
  const map = page.locator('canvas').first();
  const before = await map.screenshot();
  await clickAround(page, async () => {
    const share = await changedShare(page, before, await map.screenshot());
    return share > leastShareOfFlight;
  });
  await expect(page.locator('canvas')).toHaveCount(1);
}
