import { expect, type Page } from '@playwright/test';
import { mapPicture } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output').filter({ hasText: 'rooms' });
  await expect(reading).toContainText('Ground floor');
  await page.getByRole('radio', { name: 'Floor 2', exact: true }).check();
  await expect(reading).toContainText('Floor 2');
  expect(new URL(page.url()).hash).not.toBe('');
  await page.goBack();
  await expect(reading).toContainText('Ground floor');
  const all = page.getByRole('button', { name: 'All floors', exact: true });
  const before = await mapPicture(page);
  await all.click();
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await mapPicture(page)) === before).toBe(false);
}
