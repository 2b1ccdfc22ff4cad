import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const places = page.getByRole('combobox', { name: /^Places/ });
  const before = await places.locator('option').allTextContents();
  await page.getByRole('button', { name: 'Level 2', exact: true }).click();
  await expect(
    page.getByRole('button', { name: 'Level 2', pressed: true, exact: true }),
  ).toBeVisible();
  await expect.poll(() => places.locator('option').allTextContents()).not.toEqual(before);
  await places.selectOption({ index: 3 });
}
