import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^1 of \d+, Level 1$/);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(reading).toContainText('2 of ');
  const last = page.getByRole('listitem').last().getByRole('button');
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toContainText('◉ Arrive');
  await expect(reading).toContainText('Level 3');
  await expect(page.locator('#map').getByText('From Level 1')).toBeVisible();
}
