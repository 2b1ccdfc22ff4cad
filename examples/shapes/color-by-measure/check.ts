import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const map = page.locator('#map');
  const before = await map.screenshot();
  await page.getByLabel('Measure', { exact: true }).selectOption({ index: 1 });
  await expect.poll(async () => before.equals(await map.screenshot())).toBe(false);
  await expect(async () => {
    for (const x of [360, 460, 560, 660, 760]) await page.mouse.move(x, 330);
    await expect(page.locator('output')).toHaveText(/: \d+$/, { timeout: 300 });
  }).toPass();
}
