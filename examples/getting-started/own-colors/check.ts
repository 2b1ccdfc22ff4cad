import { expect, type Page } from '@playwright/test';
import { mapPicture } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const seen = new Set([await mapPicture(page)]);
  for (const name of ['Dark', 'Blueprint', 'Print']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
    await page.waitForTimeout(150);
    const picture = await mapPicture(page);
    expect(seen.has(picture), `${name} has colors of its own`).toBe(false);
    seen.add(picture);
  }
}
