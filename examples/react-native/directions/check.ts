import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  await expect(page.getByText(/^1 of \d+: /)).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/^2 of \d+: /)).toBeVisible();
}
