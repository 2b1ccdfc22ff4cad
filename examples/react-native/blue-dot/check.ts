import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop following', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
}
