import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const pressed = page.locator('[aria-pressed="true"]');
  await expect(pressed).toHaveText('Move along');
  await page.getByRole('button', { name: 'Walk', exact: true }).click();
  await expect(page.locator('output')).toContainText('Walking on');
  await page.getByRole('button', { name: 'Turn as well', exact: true }).click();
  await expect(pressed).toHaveText('Turn as well');
  await page.mouse.move(600, 300);
  await page.mouse.down();
  await page.mouse.move(500, 220, { steps: 4 });
  await page.mouse.up();
  await expect(pressed).toHaveText('Stay');
}
