import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  const markers = page.locator('[data-mezzanine-marker]');
  const pins = markers.and(page.getByRole('button'));
  await expect(reading).toHaveText('Click a pin.');
  await pins.first().click();
  await expect(reading).not.toHaveText('Click a pin.');
  const guide = markers.last();
  const before = (await guide.getAttribute('style')) ?? '';
  await page.getByRole('button', { name: 'Next stop', exact: true }).click();
  await expect(reading).toHaveText('At stop 2');
  await expect(guide).not.toHaveAttribute('style', before);
  await page.getByRole('button', { name: 'Remove the pins', exact: true }).click();
  await expect(markers).toHaveCount(1);
}
