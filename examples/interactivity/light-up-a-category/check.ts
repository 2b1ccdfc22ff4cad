import { expect, type Page } from '@playwright/test';
import { clickAround, mapPicture } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const before = await mapPicture(page);
  const pressed = page.getByRole('button', { pressed: true });
  await expect(pressed).toHaveCount(0);
  await page.getByRole('group', { name: 'Categories' }).getByRole('button').first().click();
  await expect(pressed).toHaveCount(1);
  await expect.poll(() => mapPicture(page)).not.toBe(before);
  await pressed.click();
  await expect(pressed).toHaveCount(0);
  await clickAround(page, async () => (await pressed.count()) === 1);
  await page.locator('canvas').focus();
  await page.keyboard.press('PageUp');
  await expect(pressed).toHaveCount(0);
}
