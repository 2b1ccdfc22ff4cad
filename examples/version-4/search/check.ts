import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const input = page.getByLabel('Search', { exact: true }).and(page.locator('input'));
  const items = page.getByRole('listitem');
  await input.fill('coffe');
  await expect(items.filter({ hasText: '(location)' })).not.toHaveCount(0);
  await expect(page.locator('datalist option')).not.toHaveCount(0);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const map = () =>
    page.screenshot({ clip: { x: width * 0.4, y: 0, width: width * 0.6, height: height * 0.6 } });
  const frame = await map();
  await items.filter({ hasText: '(location)' }).first().getByRole('button').click();
  await expect.poll(async () => frame.equals(await map())).toBe(false);
  await input.fill('overview');
  await expect(items.first()).toHaveText('Whole floor (custom)');
}
