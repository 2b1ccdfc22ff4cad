import { expect, type Page } from '@playwright/test';
import { countOf } from '../models/countOf.ts';

const patient = { timeout: 20_000 };

export async function check(page: Page): Promise<void> {
  await page.getByLabel('Size').waitFor();
  await page.waitForTimeout(1500);
  const before = await countOf(page, 'green');
  expect(before).toBeGreaterThan(200);
  await page.getByLabel('Size').fill('4');
  await expect(page.locator('output')).toHaveText('4 times its size');
  await expect.poll(() => countOf(page, 'green'), patient).toBeGreaterThan(before * 1.5);
  await page.getByLabel('Color').fill('#4466cc');
  await expect.poll(() => countOf(page, 'blue'), patient).toBeGreaterThan(before);
}
