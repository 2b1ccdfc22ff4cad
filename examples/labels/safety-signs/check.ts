import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^[1-9]\d* signs on /);
  const first = await reading.textContent();
  const boxes = page.getByRole('checkbox');
  await boxes.nth(1).check();
  await expect(reading).not.toHaveText(first ?? '');
  await expect(reading).toHaveText(/^[1-9]\d* signs on /);
  const map = page.locator('canvas').first();
  await map.press('n');
  await map.press('Enter');
  await expect(reading).not.toHaveText(/signs on/);
  await boxes.nth(0).uncheck();
  await boxes.nth(1).uncheck();
  await expect(reading).toHaveText(/^0 signs on /);
}
