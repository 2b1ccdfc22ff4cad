import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const map = page.frameLocator('[data-testid="mezzanine-page"]');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('1 marker', { exact: true })).toBeVisible();
  await expect(map.locator('[data-mezzanine-marker]')).toHaveText(['● 1']);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(map.locator('[data-mezzanine-marker]')).toHaveCount(0);
}
