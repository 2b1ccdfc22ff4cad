import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const map = page.frameLocator('[data-testid="mezzanine-page"]');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('1 marker', { exact: true })).toBeVisible();
  await expect(map.locator('[data-mezzanine-marker]')).toHaveText(['● 1']);
  await page.getByRole('button', { name: 'Remove all', exact: true }).click();
  await expect(map.locator('[data-mezzanine-marker]')).toHaveCount(0);
}
