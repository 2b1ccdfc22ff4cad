import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  await expect(page.getByText('Tap a label.')).toBeVisible();
  const map = page.frameLocator('[data-testid="mezzanine-page"]').getByRole('application');
  // The keys of the map: the next thing on it, and its press.
  await map.press('n');
  await map.press('Enter');
}
