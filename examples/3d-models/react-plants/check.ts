import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output', { hasText: /plant/ });
  await expect(reading).toHaveText('Click the map to plant.');
  await page.mouse.click(640, 400);
  await expect(reading).toHaveText('1 planted');
  await page.mouse.click(500, 330);
  await expect(reading).toHaveText('2 planted');
  await page.getByLabel('Size').fill('10');
  await page.waitForTimeout(800);
  // On the leaves, which stand above the place they were planted at.
  await page.mouse.click(640, 392);
  await expect(reading).toHaveText('1 planted');
}
