import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const rooms = page.getByRole('list', { name: 'Rooms', exact: true }).getByRole('listitem');
  await page
    .getByRole('combobox', { name: 'For how many people', exact: true })
    .selectOption('8 or more');
  await expect(rooms.filter({ hasText: /1 seat|\b[2-7] seats/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Free now', exact: true }).check();
  await expect(rooms.filter({ hasText: /taken|soon/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Free now', exact: true }).uncheck();
  await page.getByRole('combobox', { name: 'For how many people' }).selectOption('Just me');
  const first = rooms.first().getByRole('button');
  const name = (await first.locator('span').first().innerText()).trim();
  await first.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(name);
  await page.getByRole('button', { name: 'Book half an hour', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Booked for you', exact: true })).toBeDisabled();
  await expect(rooms.filter({ hasText: name })).toContainText('taken');
}
