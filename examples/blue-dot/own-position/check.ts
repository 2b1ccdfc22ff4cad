import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toContainText('± 6 m, looking 45°');
  await page.getByLabel('Accuracy', { exact: true }).fill('20');
  await expect(reading).toContainText('± 20 m');
  await page.getByLabel('Heading', { exact: true }).fill('180');
  await expect(reading).toContainText('looking 180°');
  const before = await reading.textContent();
  await page.locator('#map').click({ position: { x: 925, y: 360 } });
  await expect(reading).not.toHaveText(before ?? '');
}
