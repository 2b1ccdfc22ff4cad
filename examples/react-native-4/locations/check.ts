import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const places = page.getByRole('button');
  const second = places.nth(1);
  await second.click();
  const chosenColor = 'rgb(221, 234, 255)';
  await expect(second).toHaveCSS('background-color', chosenColor);
  await expect(places.first()).not.toHaveCSS('background-color', chosenColor);
}
