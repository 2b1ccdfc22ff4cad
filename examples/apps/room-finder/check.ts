import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const status = page.getByRole('status').filter({ hasText: 'desks free' });
  const before = await status.innerText();
  const rooms = page.getByRole('listitem');
  await page
    .getByRole('combobox', { name: 'For how many people', exact: true })
    .selectOption('8 or more');
  await expect(rooms.filter({ hasText: /1 seat|\b[2-7] seats/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Free now', exact: true }).check();
  await expect(rooms.filter({ hasText: /taken|soon/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Free now', exact: true }).uncheck();
  await rooms.filter({ hasText: /free/ }).first().getByRole('button').press('Enter');
  await page.getByRole('button', { name: 'Book half an hour', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Booked for you', exact: true })).toBeDisabled();
  await expect(status).not.toHaveText(before);
}
