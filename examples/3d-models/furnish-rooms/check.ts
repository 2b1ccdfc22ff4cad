import { expect, type Page } from '@playwright/test';
import { settledPicture } from '@mezzanine/tooling/map-picture';
import { countOf } from '../models/countOf.ts';

export async function check(page: Page): Promise<void> {
  await expect(page.locator('output')).toHaveText(/^\d+ tables and \d\d+ chairs$/);
  await expect.poll(() => countOf(page, 'green')).toBeGreaterThan(50);
  await settledPicture(page);
  const before = await countOf(page, 'orange');
  await page.getByRole('button', { name: 'Clay', exact: true }).click();
  await expect.poll(() => countOf(page, 'orange')).toBeGreaterThan(before + 50);
}
