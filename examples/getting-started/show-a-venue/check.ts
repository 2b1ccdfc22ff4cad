import { expect, type Page } from '@playwright/test';
import { clickAround, mapPicture } from '../../../e2e/support/mapPicture.ts';

export async function check(page: Page): Promise<void> {
  const before = await mapPicture(page);
  await clickAround(page, async () => {
    await page.waitForTimeout(300);
    return (await mapPicture(page)) !== before;
  });
  expect(await page.locator('canvas').count()).toBe(1);
}
