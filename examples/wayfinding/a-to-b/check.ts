import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^\d+ m, about \d+ min$/);
  const first = await reading.textContent();
  await page.locator('select').nth(1).selectOption({ index: 4 });
  await expect(reading).not.toHaveText(first ?? '');
  await expect(reading).toHaveText(/^\d+ m, about \d+ min$/);
}
