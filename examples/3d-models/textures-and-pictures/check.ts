import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^Planks: \d+ rooms$/);
  const map = page.locator('#map');
  await page.waitForTimeout(800);
  const covered = await map.screenshot();
  await page.getByRole('button', { name: 'Plain' }).click();
  await expect(reading).toHaveText(/^Plain: \d+ rooms$/);
  await expect.poll(async () => (await map.screenshot()).equals(covered)).toBe(false);
  const plain = await map.screenshot();
  await page.getByRole('button', { name: 'Turn the rug' }).click();
  await expect(reading).toHaveText(/^The rug lies at \d+°$/);
  await expect.poll(async () => (await map.screenshot()).equals(plain)).toBe(false);
}
