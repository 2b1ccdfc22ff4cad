import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText('Your position is not shown.');
  const context = page.context();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -77.85, longitude: 166.67, accuracy: 20 });
  await page.getByRole('button', { name: 'Show where I am', exact: true }).click();
  await expect(reading).toHaveText(/^You are \d+ km away from /);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(reading).toHaveText('Your position is not shown.');
  await context.clearPermissions();
  await page.getByRole('button', { name: 'Show where I am', exact: true }).click();
  await expect(reading).toHaveText(/may not tell/);
}
