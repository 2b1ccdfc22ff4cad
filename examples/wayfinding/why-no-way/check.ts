import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^\d+ m to /);
  const boxes = page.getByRole('checkbox');
  for (const box of await boxes.all()) await box.uncheck();
  await expect(reading).toContainText('excluded');
  await expect(page.getByText('Excluded', { exact: true }).first()).toBeVisible();
  await boxes.first().check();
  await expect(reading).toHaveText(/^\d+ m to /);
  await expect(page.getByText('Excluded', { exact: true })).toHaveCount(0);
}
