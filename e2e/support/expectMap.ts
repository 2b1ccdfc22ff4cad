import { expect, type Page } from '@playwright/test';
import { countColors } from './countColors.ts';

/** Opens a page and expects a rendered map with an accessible name, and no errors. */
export async function expectMap(page: Page, address: string): Promise<void> {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await page.goto(address);
  await page.locator('[data-mezzanine-state="idle"]').waitFor();
  expect(await countColors(page.locator('canvas').first())).toBeGreaterThan(24);
  await expect(page.locator('canvas').first()).toHaveAccessibleName(/^Map of /);
  expect(failures).toEqual([]);
}
