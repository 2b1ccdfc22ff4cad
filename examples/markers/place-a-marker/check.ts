import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  const markers = page.locator('[data-mezzanine-marker]');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.locator('canvas').click({ position: { x: width / 2, y: height / 2 } });
  await expect(reading).toHaveText(/^1 placed, 1 on /);
  await expect(markers).toHaveText(['1']);
  await page.getByRole('button', { name: 'Mark the middle', exact: true }).click();
  await expect(markers).toHaveText(['1', '2']);
  await expect(markers.first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove the last', exact: true }).click();
  await expect(markers).toHaveText(['1']);
}
