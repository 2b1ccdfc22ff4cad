import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const shownColor = 'rgb(31, 111, 235)';
  for (const name of ['Flat', 'None', 'Floating']) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveCSS('background-color', shownColor);
  }
}
