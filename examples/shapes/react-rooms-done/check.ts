import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^0 of [1-9]\d* done$/);
  const map = page.locator('canvas').first();
  const before = await map.screenshot();
  await page.getByRole('checkbox').first().check();
  await expect(reading).toHaveText(/^1 of \d+ done$/);
  await expect.poll(async () => before.equals(await map.screenshot())).toBe(false);
  await page.getByRole('checkbox').first().uncheck();
  await expect(reading).toHaveText(/^0 of \d+ done$/);
}
