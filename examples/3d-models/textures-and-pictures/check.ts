import { expect, type Page } from '@playwright/test';
import { settledPicture } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^Planks: \d+ rooms$/);
  const map = page.locator('#map');
  const covered = await settledPicture(page);
  await page.getByRole('button', { name: 'Plain', exact: true }).click();
  await expect(reading).toHaveText(/^Plain: \d+ rooms$/);
  await expect.poll(async () => (await map.screenshot()).equals(covered)).toBe(false);
  const plain = await map.screenshot();
  await page.getByRole('button', { name: 'Turn the rug', exact: true }).click();
  await expect(reading).toHaveText(/^The rug lies at \d+°$/);
  await expect.poll(async () => (await map.screenshot()).equals(plain)).toBe(false);
}
