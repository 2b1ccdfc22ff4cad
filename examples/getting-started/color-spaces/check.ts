import { expect, type Page } from '@playwright/test';
import { mapPicture } from '../../../e2e/support/mapPicture.ts';

export async function check(page: Page): Promise<void> {
  const seen = new Set([await mapPicture(page)]);
  for (const name of ['By category', 'By area', 'Back doors']) {
    await page.getByRole('button', { name }).click();
    await page.waitForTimeout(150);
    const picture = await mapPicture(page);
    expect(seen.has(picture), `${name} shows something of its own`).toBe(false);
    seen.add(picture);
  }
  const before = await mapPicture(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(async () => (await mapPicture(page)) === before).toBe(false);
}
