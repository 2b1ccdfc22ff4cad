import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const [state, place] = [page.locator('output').first(), page.locator('output').last()];
  await page.getByRole('button', { name: 'Walk', exact: true }).click();
  await expect(state).toHaveText('active (position-update)');
  await expect(place).toHaveText(/^.+, ± \d+\.\d m, near .+$/);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const map = () =>
    page.screenshot({ clip: { x: width * 0.4, y: 0, width: width * 0.6, height: height * 0.6 } });
  const frame = await map();
  await page.getByLabel('Follow').check();
  await expect.poll(async () => frame.equals(await map())).toBe(false);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(state).toHaveText('uncertain (timeout)');
}
