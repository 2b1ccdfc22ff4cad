import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText('Click along the map');
  for (const x of [480, 560, 640]) {
    await page.locator('#map').click({ position: { x, y: 330 } });
  }
  await expect(reading).toHaveText('3 positions');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(reading).toHaveText('3 positions, replaying');
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await expect(reading).toHaveText('Click along the map');
}
