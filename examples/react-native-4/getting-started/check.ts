import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const map = page.frameLocator('[data-testid="mezzanine-page"]');
  await expect(map.locator('canvas').first()).toHaveAccessibleName(/^Map of /);
  await expect(page.getByText('Loading…')).toHaveCount(0);
}
