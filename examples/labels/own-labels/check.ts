import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const map = page.locator('canvas').first();
  for (const name of ['Arabic', 'Areas', 'Names']) {
    const before = await map.screenshot();
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(async () => before.equals(await map.screenshot())).toBe(false);
  }
}
