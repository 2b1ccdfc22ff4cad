import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const map = page.frameLocator('[data-testid="mezzanine-page"]');
  await map.locator('canvas').first().click();
  await expect(page.getByText('1 pin', { exact: true })).toBeVisible();
  await expect(map.locator('[data-mezzanine-marker]')).toHaveText(['1']);
  // A tap on a pin removes it, and adds no other.
  await map.getByRole('button', { name: 'Pin 1', exact: true }).click();
  await expect(page.getByText('0 pins', { exact: true })).toBeVisible();
  await expect(map.locator('[data-mezzanine-marker]')).toHaveCount(0);
  await map.locator('canvas').first().click();
  await expect(page.getByText('1 pin', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove all', exact: true }).click();
  await expect(map.locator('[data-mezzanine-marker]')).toHaveCount(0);
}
