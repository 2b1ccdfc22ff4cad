import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const maps = page.locator('[data-mezzanine-state]');
  const panel = page.locator('.panel');
  await expect(maps).toHaveCount(1);

  const map = page.getByRole('application');
  await map.press('n');
  await expect(page.locator('[data-mezzanine-focus]')).toBeVisible();
  await map.press('Enter');
  await expect(panel.locator('output')).not.toHaveText('No selection');

  await panel.getByRole('button', { name: 'Remove map', exact: true }).click();
  await expect(maps).toHaveCount(0);
  await panel.getByRole('button', { name: 'Show map', exact: true }).click();
  await expect(maps.and(page.locator('[data-mezzanine-state="idle"]'))).toHaveCount(1);
}
