import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const nearest = page
    .getByRole('list', { name: 'Nearest to you', exact: true })
    .getByRole('button');
  const status = page.getByRole('status').filter({ hasText: / on / });
  await expect(nearest.filter({ hasText: 'not in an emergency' })).not.toHaveCount(0);
  const before = await status.innerText();
  await page.getByRole('checkbox', { name: 'elevator', exact: true }).uncheck();
  await expect(nearest.filter({ hasText: 'not in an emergency' })).toHaveCount(0);
  await expect(status).not.toHaveText(before);
  const meters = await nearest.first().innerText();
  await page
    .locator('#map canvas')
    .first()
    .click({ position: { x: 900, y: 400 } });
  await expect(nearest.first()).not.toHaveText(meters);
  await nearest.first().press('Enter');
  await page.getByRole('combobox', { name: 'Floor', exact: true }).selectOption({ index: 2 });
  await expect(status).toContainText('Floor 2');
}
