import { expect, type Page } from '@playwright/test';
import { countOf } from '../models/countOf.ts';

export async function check(page: Page): Promise<void> {
  await expect(page.locator('output')).toHaveText(/^\D+: \d+ tables, \d\d+ chairs$/);
  await page.waitForTimeout(1500);
  const before = await countOf(page, 'orange');
  await page.getByRole('button', { name: 'Clay' }).click();
  await expect.poll(() => countOf(page, 'orange')).toBeGreaterThan(before + 50);
}
