import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^[1-9]\d* on /);
  const map = page.locator('canvas').first();
  const before = await map.screenshot();
  const tenant = page.locator('.panel li button').first();
  const name = (await tenant.textContent()) ?? '';
  await tenant.click();
  await expect(reading).toContainText(name);
  await expect(tenant).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => before.equals(await map.screenshot())).toBe(false);
}
