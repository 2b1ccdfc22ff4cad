import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const parts = page
    .getByRole('list', { name: 'Parts of the route', exact: true })
    .getByRole('button');
  await page.getByLabel('You are at').selectOption('Microform room');
  await page.getByLabel('You want to go to').selectOption('Optics lab');
  await expect(parts).toHaveText([/Library.*stairs/, /grounds/, /Engineering.*stairs/]);
  await expect(parts.first()).toHaveAttribute('aria-current', 'step');
  await parts.nth(2).press('Enter');
  await expect(parts.nth(2)).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(parts.nth(1)).toHaveAttribute('aria-current', 'step');
  await page.getByRole('checkbox', { name: 'Step-free', exact: true }).check();
  await expect(parts).toHaveText([/Library.*elevator/, /grounds.*ramp/, /Engineering.*elevator/]);
}
