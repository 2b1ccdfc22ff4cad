import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const items = page.getByRole('listitem');
  const select = page.getByLabel('Category');
  const last = await select.locator('option').last().textContent();
  const before = await items.allTextContents();
  await select.selectOption(last);
  await expect.poll(() => items.allTextContents()).not.toEqual(before);
  const button = items.last().getByRole('button');
  await button.click();
  const name = (await button.textContent()) ?? '';
  await expect(page.locator('output')).toContainText(`${name} · `);
}
