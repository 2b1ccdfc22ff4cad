import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^\d+ points of interest on /);
  const floor = await reading.textContent();
  const seen = page.locator('[data-mezzanine-marker]:visible');
  await expect.poll(() => seen.count()).toBeGreaterThan(0);
  const name = (await seen.first().getAttribute('aria-label')) ?? '';
  await seen.first().press('Enter');
  await expect(reading).toContainText(name);
  await page.getByRole('button', { name: 'Next floor', exact: true }).click();
  await expect(reading).toHaveText(/^\d+ points of interest on /);
  await expect(reading).not.toHaveText(floor ?? '');
}
