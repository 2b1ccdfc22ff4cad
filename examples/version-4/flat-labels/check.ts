import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const map = () => page.screenshot({ clip: { x: 0, y: 0, width, height: height * 0.6 } });
  for (const name of ['Small', 'None']) {
    const before = await map();
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(async () => before.equals(await map())).toBe(false);
  }
}
