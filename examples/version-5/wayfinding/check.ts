import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^\d+ m, Level 1.*, Level 3/);
  const first = (await reading.textContent()) ?? '';
  await expect(page.locator('#map b').first()).toBeVisible();
  await page.getByLabel('Step-free', { exact: true }).check();
  await expect(page.locator('#map').getByText('elevator up to')).toBeVisible();
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption({ index: 4 });
  await expect(reading).not.toHaveText(first);
  await expect(reading).toHaveText(/^\d+ m, /);
}
