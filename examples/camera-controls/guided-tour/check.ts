import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const says = (text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
  await page.getByRole('button', { name: 'Start the tour', exact: true }).click();
  await says(/^1 of 6: \S/);
  await says(/^2 of 6: \S/);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await says(/^Stopped/);
  await page.getByRole('button', { name: 'Start the tour', exact: true }).click();
  await says(/^1 of 6/);
  await page.locator('canvas').focus();
  await page.keyboard.press('ArrowLeft');
  await says(/^You took over/);
  await expect(page.getByRole('button', { name: 'Start the tour', exact: true })).toBeVisible();
}
