import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await page.getByRole('button', { name: 'Walk', exact: true }).click();
  await expect(reading).toContainText(/, \d+ s, ± 2\.3 m$/);
  await page.getByLabel('Error', { exact: true }).fill('4');
  await page.getByLabel('Error', { exact: true }).dispatchEvent('change');
  await expect(reading).toContainText('± 6.0 m');
  const first = (await reading.textContent())?.split(',')[0] ?? '';
  await expect(reading).not.toContainText(`${first}, `);
}
