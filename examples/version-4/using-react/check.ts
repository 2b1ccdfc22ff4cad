import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  await expect(page.locator('[data-mezzanine-state]')).toHaveCount(1);
  const output = page.locator('.panel output');

  const map = page.getByRole('application');
  await map.press('n');
  await expect(page.locator('[data-mezzanine-focus]')).toBeVisible();
  await map.press('Enter');
  await expect(output).not.toHaveText('Select a place');

  const levels = page.getByRole('combobox', { name: 'Level' });
  const first = await levels.inputValue();
  await map.press('PageUp');
  await expect(levels).not.toHaveValue(first);
  await levels.selectOption(first);
  await expect(page.getByRole('status').filter({ hasText: /^Level 1/ })).toBeAttached();
}
