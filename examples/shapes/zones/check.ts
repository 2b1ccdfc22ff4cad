import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  await expect(page.locator('output')).toContainText(/^3 m\. .*: \d+ /);
  const before = await page.locator('#map').screenshot();
  await page.getByLabel('Height', { exact: true }).fill('10');
  await expect(page.locator('output')).toContainText('10 m.');
  await expect.poll(async () => before.equals(await page.locator('#map').screenshot())).toBe(false);
}
