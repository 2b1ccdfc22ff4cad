import { expect, type Page } from '@playwright/test';
import { mapPicture } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const before = await mapPicture(page);
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^L3: \d+ · L2: \d+ · L1: \d+$/);
  const counts = await reading.innerText();
  await page.getByRole('combobox', { name: 'Show all', exact: true }).selectOption({ index: 2 });
  await expect(reading).not.toHaveText(counts);
  await expect.poll(async () => (await mapPicture(page)) === before).toBe(false);
}
