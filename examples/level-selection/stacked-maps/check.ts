import { expect, type Page } from '@playwright/test';
import { mapPicture } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const apart = await mapPicture(page);
  await page.getByRole('button', { name: 'Draw together' }).click();
  await expect(page.getByRole('button', { name: 'Draw apart' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Gap' })).toBeDisabled();
  await expect.poll(async () => (await mapPicture(page)) === apart).toBe(false);
  await page.getByRole('button', { name: 'Draw apart' }).click();
  await page.getByRole('slider', { name: 'Gap' }).fill('100');
  await page.getByRole('button', { name: 'Level 3' }).click();
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Level 3');
}
