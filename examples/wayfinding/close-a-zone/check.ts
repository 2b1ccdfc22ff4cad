import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toContainText('0 closed');
  const meters = async () => Number.parseInt((await reading.textContent()) ?? '', 10);
  const direct = await meters();
  await page.getByRole('button', { name: 'Close the middle of the way', exact: true }).click();
  await expect(reading).toContainText(/1 closed|Zone 1 is closed/);
  await expect.poll(meters).not.toBe(direct);
  await page.getByRole('button', { name: 'Open all', exact: true }).click();
  await expect(reading).toContainText('0 closed');
  await expect.poll(meters).toBe(direct);
}
