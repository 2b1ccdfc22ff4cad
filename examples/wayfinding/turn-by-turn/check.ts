import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toContainText('1 of ');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(reading).toContainText('2 of ');
  const last = page.getByRole('listitem').last().getByRole('button');
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  const floor = (await reading.textContent())?.split(', ')[1];
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(last).not.toHaveAttribute('aria-current', 'true');
  await page.getByRole('listitem').first().getByRole('button').click();
  await expect(reading).not.toContainText(floor ?? '');
}
