import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const floors = page.getByRole('button');
  const shownColor = 'rgb(31, 111, 235)';
  await floors.last().click();
  await expect(floors.last()).toHaveCSS('background-color', shownColor);
  if ((await floors.count()) > 1) {
    await expect(floors.first()).not.toHaveCSS('background-color', shownColor);
  }
}
