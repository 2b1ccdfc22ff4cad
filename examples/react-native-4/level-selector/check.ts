import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const maps = page.getByRole('button');
  const shownColor = 'rgb(31, 111, 235)';
  await maps.first().click();
  await expect(maps.first()).toHaveCSS('background-color', shownColor);
  await expect(maps.last()).not.toHaveCSS('background-color', shownColor);
}
