import { expect, type Page } from '@playwright/test';
import { settledPicture } from '@mezzanine/tooling/map-picture';
import { countOf } from '../models/countOf.ts';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output', { hasText: /plant/ });
  await expect(reading).toHaveText('Click the map to plant.');
  const bare = await countOf(page, 'green');
  await page.mouse.click(640, 400);
  await expect(reading).toHaveText('1 planted');
  await page.mouse.click(500, 330);
  await expect(reading).toHaveText('2 planted');
  await expect.poll(() => countOf(page, 'green')).toBeGreaterThan(bare);
  await settledPicture(page);
  const before = await countOf(page, 'green');
  await page.getByLabel('Size', { exact: true }).fill('10');
  await expect.poll(() => countOf(page, 'green')).toBeGreaterThan(before * 2);
  await settledPicture(page);
  // Clicks the leaves, which are above the position of the plant.
  await page.mouse.click(640, 392);
  await expect(reading).toHaveText('1 planted');
}
