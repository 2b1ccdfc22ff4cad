import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Larger letters', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Smaller letters', exact: true })).toBeVisible();
}
