import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  for (const name of ['Turn', 'Tilt', 'Flat', 'Floor']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await expect(page.locator('.failure')).toHaveCount(0);
}
