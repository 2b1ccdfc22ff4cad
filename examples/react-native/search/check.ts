import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Search' }).fill('a');
  await page.getByRole('button').first().click();
  await expect(
    page.frameLocator('[data-testid="mezzanine-page"]').locator('[data-mezzanine-marker]'),
  ).toHaveCount(1);
}
