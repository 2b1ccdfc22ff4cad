import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search', exact: true });
  const entries = page.getByRole('listitem').getByRole('button');
  const reading = page.locator('output');
  await box.fill('cofee');
  await entries.first().click();
  await expect(reading).toHaveText(/^Location: ./);
  await box.fill('restaur');
  await expect(page.locator('datalist option').first()).toHaveText(/restaur/i);
  await entries.first().click();
  await expect(reading).toHaveText(/^Category: ./);
  await box.fill('lost');
  await entries.first().click();
  await expect(reading).toHaveText('Custom: Lost and found: ask any guard');
  await box.fill('qqqqzzzz');
  await expect(reading).toHaveText('0 results');
}
