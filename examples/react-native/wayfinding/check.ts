import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.getByText(/^\d+ m, \d+ min$/);
  await expect(reading).toBeVisible();
  await page.getByRole('button', { name: 'Step-free route', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Any route', exact: true })).toBeVisible();
}
