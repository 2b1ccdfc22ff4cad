import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const buttons = page.getByRole('listitem').getByRole('button');
  const first = await buttons.first().innerText();
  await page.getByRole('combobox').selectOption({ index: 1 });
  await expect(buttons.first()).not.toHaveText(first);
  const name = await buttons.first().innerText();
  await buttons.first().click();
  await expect(page.locator('output')).toContainText(name);
  await expect(page.locator('output')).toContainText(' · ');
}
