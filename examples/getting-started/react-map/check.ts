import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  await page.getByRole('combobox').fill('hallam');
  await page.getByRole('option').first().click();
  await expect(page.locator('strong', { hasText: 'Hallam' })).toBeVisible();
  await page.getByRole('radio', { name: 'Level 3', exact: true }).check();
  await expect(page.locator('strong', { hasText: 'Hallam' })).toBeHidden();
}
