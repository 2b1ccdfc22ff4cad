import { expect, type Page } from '@playwright/test';
import { clickAround } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const tooltips = page.locator('[data-mezzanine-marker]');
  await expect(tooltips.filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove all', exact: true }).click();
  await expect(tooltips).toHaveCount(0);
  await page.getByRole('button', { name: 'With a button', exact: true }).click();
  await tooltips.getByRole('button', { name: /^Close / }).click();
  await expect(tooltips).toHaveCount(0);
  await clickAround(page, async () => (await tooltips.count()) === 1);
  await expect(tooltips.locator('b')).toHaveText(/./);
}
