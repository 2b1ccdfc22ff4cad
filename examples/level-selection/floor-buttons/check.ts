import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  const before = await reading.innerText();
  await page.getByRole('button', { name: 'Level 2', exact: true }).click();
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Level 2');
  await expect(reading).not.toHaveText(before);
  await page.locator('canvas').focus();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Level 3');
}
