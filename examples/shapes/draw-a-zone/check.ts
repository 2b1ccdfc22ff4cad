import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText('0 corners; click on the map');
  for (const [x, y] of [
    [300, 200],
    [900, 200],
    [900, 500],
    [300, 500],
  ] as const) {
    await page.locator('#map').click({ position: { x, y } });
  }
  await expect(reading).toHaveText(/^4 corners, [1-9]\d* places$/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(reading).toHaveText(/^3 corners/);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(reading).toHaveText(/^0 corners/);
}
