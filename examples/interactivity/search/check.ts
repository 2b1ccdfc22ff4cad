import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const box = page.getByRole('searchbox');
  await box.fill('cofee');
  const entries = page.getByRole('listitem').getByRole('button');
  await expect(entries.first()).toBeVisible();
  const name = (await entries.first().textContent()) ?? '';
  await entries.first().click();
  await expect(page.locator('output')).not.toBeEmpty();
  await box.fill(name.slice(0, 4));
  await expect(entries.first()).toBeVisible();
  await box.fill('qqqqzzzz');
  await expect(entries).toHaveCount(0);
}
