import { expect, type Page } from '@playwright/test';
import { clickAround } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const tooltips = page.locator('[data-mezzanine-marker]');
  const output = page.locator('output');
  await page.getByRole('button', { name: 'Elevators and stairs', exact: true }).click();
  await expect(tooltips.filter({ visible: true })).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Remove all', exact: true }).click();
  await expect(tooltips).toHaveCount(0);
  await clickAround(page, async () => (await tooltips.count()) > 0);
  await expect(tooltips).toHaveText([(await output.textContent()) ?? '']);
}
