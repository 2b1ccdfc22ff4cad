import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const map = page.locator('canvas').first();
  for (const act of [
    () => page.getByRole('radio', { name: 'Standing', exact: true }).check(),
    () => page.getByRole('radio', { name: 'On the floor', exact: true }).check(),
    () => page.getByRole('button', { name: 'Turn the map', exact: true }).click(),
  ]) {
    const before = await map.screenshot();
    await act();
    await expect.poll(async () => before.equals(await map.screenshot())).toBe(false);
  }
}
