import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.getByRole('status').filter({ hasText: 'by' });
  const pressed = page.getByRole('button', { pressed: true });
  await expect(reading).toHaveText('Departures, by initial');
  await page.getByRole('button', { name: '0', exact: true }).click();
  await expect(reading).toHaveText('Arrivals, by api');
  await expect(pressed).toHaveText('0');
  await expect(pressed).toBeFocused();
  await page.locator('canvas').focus();
  await page.keyboard.press('PageUp');
  await expect(reading).toHaveText('Departures, by user');
  await page.getByRole('combobox').selectOption('Satellite');
  await expect(reading).toHaveText('B gates, by api');
  await expect(page.getByRole('group').getByRole('button')).toHaveText(['1', '0']);
}
