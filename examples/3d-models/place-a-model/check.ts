import { expect, type Page } from '@playwright/test';
import { settledPicture } from '@mezzanine/tooling/map-picture';
import { countOf } from '../models/countOf.ts';

export async function check(page: Page): Promise<void> {
  await page.getByLabel('Size', { exact: true }).waitFor();
  await expect.poll(() => countOf(page, 'green')).toBeGreaterThan(200);
  await settledPicture(page);
  const before = await countOf(page, 'green');
  expect(before).toBeGreaterThan(200);
  await page.getByLabel('Size', { exact: true }).fill('4');
  await expect(page.locator('output')).toHaveText('4 times its size');
  await expect.poll(() => countOf(page, 'green')).toBeGreaterThan(before * 1.5);
  await page.getByLabel('Color', { exact: true }).fill('#4466cc');
  await expect.poll(() => countOf(page, 'blue')).toBeGreaterThan(before);
}
