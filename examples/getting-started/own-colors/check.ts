import { expect, type Page } from '@playwright/test';
import { mapPicture } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const seen = new Set([await mapPicture(page)]);
  for (const name of ['Dark', 'Blueprint', 'Print']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
    await expect
      .poll(async () => seen.has(await mapPicture(page)), `${name} has colors of its own`)
      .toBe(false);
    seen.add(await mapPicture(page));
  }
}
