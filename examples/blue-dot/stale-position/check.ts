import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText('Waiting for a signal');
  const signal = page.getByRole('button', { name: 'Signal', exact: true });
  await signal.click();
  await expect(reading).toHaveText('Position is fresh');
  await signal.click();
  await expect(reading).toHaveText('No position for three seconds');
  await signal.click();
  await expect(reading).toHaveText('Position is fresh');
}
