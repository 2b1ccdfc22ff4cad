import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toContainText(/stairs|escalator/);
  await page.getByLabel('Step-free', { exact: true }).check();
  await expect(reading).not.toContainText(/stairs|escalator/);
  await expect(reading).toContainText('elevator');
}
