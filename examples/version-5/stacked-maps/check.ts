import { expect, type Page } from '@playwright/test';
import { mapPicture } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const stack = page.getByRole('button', { name: 'Stack', exact: true });
  const distance = page.getByRole('slider', { name: 'Distance', exact: true });
  await expect(stack).toHaveAttribute('aria-pressed', 'true');
  const near = await mapPicture(page);
  await distance.fill('50');
  await expect.poll(async () => (await mapPicture(page)) === near).toBe(false);
  await page.getByRole('combobox', { name: 'Map', exact: true }).selectOption('Floor 3');
  await expect(page.locator('output')).toHaveText('Floor 3');
  await stack.click();
  await expect(stack).toHaveAttribute('aria-pressed', 'false');
  await expect(distance).toBeDisabled();
}
