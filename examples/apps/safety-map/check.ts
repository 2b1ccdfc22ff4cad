import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const nearest = page
    .getByRole('list', { name: 'Nearest to you', exact: true })
    .getByRole('button');
  const status = page.getByRole('status').filter({ hasText: 'signs on' });
  await expect(nearest.filter({ hasText: /^\s*Defibrillator/ })).toHaveCount(0);
  const before = await status.innerText();
  await page.getByRole('checkbox', { name: 'First aid', exact: true }).check();
  await expect(nearest.filter({ hasText: 'Defibrillator' })).toHaveCount(1);
  await expect(status).not.toHaveText(before);
  const first = await nearest.first().innerText();
  await page
    .locator('#map canvas')
    .first()
    .click({ position: { x: 700, y: 420 } });
  await expect(nearest.first()).not.toHaveText(first);
  await nearest.filter({ hasText: 'Defibrillator' }).press('Enter');
  await page.getByRole('combobox', { name: 'Floor', exact: true }).selectOption({ index: 2 });
  await expect(status).toContainText('Floor 2');
}
