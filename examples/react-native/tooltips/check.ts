import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const tooltip = page
    .frameLocator('[data-testid="mezzanine-page"]')
    .locator('[data-mezzanine-marker]');
  await expect(tooltip).toHaveCount(1);
  await expect(tooltip).not.toHaveText('');
}
