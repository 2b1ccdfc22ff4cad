import { expect, type Page } from '@playwright/test';
import { countOf } from '../models/countOf.ts';

const patient = { timeout: 20_000 };

export async function check(page: Page): Promise<void> {
  await expect(page.locator('output')).toHaveText(/^\d+ tables and \d\d+ chairs$/);
  await page.waitForTimeout(1500);
  const before = await countOf(page, 'orange');
  await page.getByRole('button', { name: 'Clay' }).click();
  await expect.poll(() => countOf(page, 'orange'), patient).toBeGreaterThan(before + 50);
}
