import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  const pin = page.locator('[style*="rotate: -45deg"]');
  await page.mouse.click(640, 400);
  await expect(reading).toHaveText(/^-?\d+\.\d{5}, -?\d+\.\d{5} · \S+ · .+ · \d+ m to \S/);
  await expect(pin).toBeVisible();
  const before = await pin.boundingBox();
  await page.mouse.click(500, 350);
  await expect.poll(async () => (await pin.boundingBox())?.x).not.toBe(before?.x);
  await expect(pin).toHaveCount(1);
}
