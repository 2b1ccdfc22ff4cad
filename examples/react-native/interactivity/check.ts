import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  await expect(page.getByText('Tap a place.')).toBeVisible();
  const map = page.frameLocator('[data-testid="mezzanine-page"]');
  await map.locator('canvas').first().click();
  await expect(page.getByText('Tap a place.')).toHaveCount(0);
}
