import { expect, type Page } from '@playwright/test';
import { clickAround } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output').filter({ hasText: 'm²' });
  await expect(reading).toHaveText('0 rooms, 0 m²');
  await clickAround(page, async () => /^1 room, [1-9]/.test(await reading.innerText()));
  await clickAround(page, async () => /^2 rooms/.test(await reading.innerText()));
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(reading).toHaveText('0 rooms, 0 m²');
}
