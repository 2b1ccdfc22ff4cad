import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const second = page.locator('canvas').nth(1);
  const before = await second.screenshot();
  await page.locator('canvas').first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  const readings = page.getByRole('status').filter({ hasText: '·' });
  await expect(readings).toHaveCount(2);
  for (const reading of await readings.all()) await expect(reading).not.toContainText('· 0°');
  await expect.poll(async () => (await second.screenshot()).equals(before)).toBe(false);
}
