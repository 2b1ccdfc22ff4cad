import { expect, type Locator, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const markers = page.locator('[data-mezzanine-marker]');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.locator('canvas').click({ position: { x: width / 2, y: height / 2 } });
  await expect(markers).toHaveText(['1']);
  await page.getByLabel('Anchor').selectOption('top');
  await page.getByRole('button', { name: 'Mark the center', exact: true }).click();
  await expect(markers).toHaveText(['1', '2']);
  await expect(page.locator('output')).toHaveText(/^2 placed on /);
  const topOf = async (marker: Locator) => (await marker.boundingBox())?.y ?? 0;
  await expect
    .poll(async () => (await topOf(markers.last())) - (await topOf(markers.first())))
    .toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Remove the last', exact: true }).click();
  await expect(markers).toHaveText(['1']);
  await page.getByRole('button', { name: 'Remove all', exact: true }).click();
  await expect(markers).toHaveCount(0);
}
