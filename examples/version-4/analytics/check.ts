import { expect, type Page } from '@playwright/test';
import { clickAround } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const items = page.getByRole('listitem');
  const session = await page.locator('output').innerText();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(items.first()).toHaveText(/^search: .+, \d+ results$/);
  await page.getByRole('button', { name: 'Route', exact: true }).click();
  await expect(items.first()).toHaveText(/^directions: \d+ m$/);
  await clickAround(page, async () => (await items.first().innerText()).startsWith('location: '));
  const count = await items.count();
  await page.getByLabel('Report events').uncheck();
  await expect(page.locator('output')).not.toHaveText(session);
  await page.getByRole('button', { name: 'Route', exact: true }).click();
  await expect(items).toHaveCount(count);
}
