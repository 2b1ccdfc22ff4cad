import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show on map', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show on map', exact: true })).toBeVisible();
}
