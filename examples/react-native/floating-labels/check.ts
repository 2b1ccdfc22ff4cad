import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  await expect(page.getByText('Tap a label.')).toBeVisible();
  const map = page.frameLocator('[data-testid="mezzanine-page"]').getByRole('application');
  // Uses the map's keys: to the next label, and to press it.
  await map.press('n');
  await map.press('Enter');
}
