import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^\d+ of [1-9]\d* rooms free, 0 booked$/);
  const before = await reading.textContent();
  await page.getByRole('slider').press('ArrowRight');
  await expect(reading).not.toHaveText(before ?? '');
  // Reads both values from one element, because the order of markers changes with the hour.
  const free = await page
    .locator('[data-mezzanine-marker][aria-label$=", free"]:visible')
    .first()
    .elementHandle();
  const name = ((await free?.getAttribute('aria-label')) ?? '').replace(/, free$/, '');
  await free?.press('Enter');
  await expect(reading).toHaveText(/rooms free, 1 booked$/);
  await expect(page.locator(`[aria-label="${name}, taken"]`)).not.toHaveCount(0);
}
