import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const carts = page.getByRole('list', { name: 'Carts', exact: true }).getByRole('button');
  await expect(carts).toHaveCount(8);
  const second = carts.nth(1);
  const name = (await second.locator('span').innerText()).trim();
  await second.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(name);
  await expect(page.locator('#map .pin').filter({ hasText: name })).toBeVisible();
  // The cart may leave the place before the page has responded.
  await expect(async () => {
    const place = await second.locator('small').last().innerText();
    await page
      .getByRole('combobox', { name: 'List carts near', exact: true })
      .selectOption({ label: place });
    await expect(page.getByRole('status').filter({ hasText: `Near ${place}` })).toContainText(
      name,
      { timeout: 1000 },
    );
  }).toPass();
  await page.getByRole('checkbox', { name: 'Follow on the map', exact: true }).uncheck();
  const before = await page.locator('#map .pin').filter({ hasText: name }).boundingBox();
  await expect
    .poll(() => page.locator('#map .pin').filter({ hasText: name }).boundingBox())
    .not.toEqual(before);
  await second.press('Enter');
  await expect(page.getByRole('article')).toBeHidden();
}
