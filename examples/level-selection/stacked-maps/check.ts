import { expect, type Page } from '@playwright/test';
import { mapPicture } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const apart = await mapPicture(page);
  await page.getByRole('button', { name: 'Draw together', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Draw apart', exact: true })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Gap', exact: true })).toBeDisabled();
  await expect.poll(async () => (await mapPicture(page)) === apart).toBe(false);
  await page.getByRole('button', { name: 'Draw apart', exact: true }).click();
  await page.getByRole('slider', { name: 'Gap', exact: true }).fill('100');
  await page.getByRole('button', { name: 'Level 3', exact: true }).click();
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Level 3');
}
