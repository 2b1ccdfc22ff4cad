import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^Fire extinguishers: \d+ m, \d+ m, \d+ m$/);
  const before = await reading.textContent();
  await page.locator('#map').click({ position: { x: 420, y: 300 } });
  await expect(reading).not.toHaveText(before ?? '');
  await expect(reading).toHaveText(/^Fire extinguishers: \d+ m/);
}
