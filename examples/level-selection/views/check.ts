import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const says = page.getByRole('status').filter({ hasText: /View/ });
  await page.getByRole('button', { name: 'View 1', exact: true }).click();
  await expect(says).toContainText('View 1: ');
  const first = await says.innerText();
  await page.getByRole('button', { name: 'View 2', exact: true }).click();
  await expect(says).toContainText('View 2: ');
  await expect.poll(async () => (await says.innerText()).slice(6)).not.toBe(first.slice(6));
  await page.getByRole('button', { name: 'Keep this view', exact: true }).click();
  await expect(page.getByRole('button', { name: 'View 3', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#view=1~[\w~.*-]+$/);
}
