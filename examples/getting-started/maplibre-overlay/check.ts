import { expect, type Page } from '@playwright/test';
import { mapPicture } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const first = await mapPicture(page);
  const floor = page.getByLabel('Floor', { exact: true });
  const other = await floor.evaluate((list: HTMLSelectElement) =>
    [...list.options].map(({ value }) => value).find((value) => value !== list.value),
  );
  await floor.selectOption(other ?? '');
  await expect.poll(() => mapPicture(page)).not.toBe(first);

  const withStreets = await mapPicture(page);
  await page.getByLabel('Streets', { exact: true }).uncheck();
  await expect.poll(() => mapPicture(page)).not.toBe(withStreets);
  await expect(page.locator('[data-mezzanine-state="idle"]')).toHaveCount(1);

  await page.getByLabel('Venue', { exact: true }).uncheck();
  await expect(page.locator('[data-mezzanine-state]')).toHaveCount(0);
  await expect(floor).toBeDisabled();
  await page.getByLabel('Venue', { exact: true }).check();
  await expect(page.locator('[data-mezzanine-state="idle"]')).toHaveCount(1);
}
