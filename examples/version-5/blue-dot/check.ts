import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  const follow = page.getByRole('button', { name: 'Follow', exact: true });
  await expect(reading).toHaveText('listening');
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Walk', exact: true }).click();
  await expect(reading).toContainText('active, Level 1');
  await page.mouse.move(600, 300);
  await page.mouse.down();
  await page.mouse.move(500, 220, { steps: 4 });
  await page.mouse.up();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(reading).toContainText('uncertain');
}
