import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const [state, place] = [page.locator('output').first(), page.locator('output').last()];
  const follow = page.getByLabel('Follow');
  await page.getByRole('button', { name: 'Walk', exact: true }).click();
  await expect(state).toHaveText('active (position-update)');
  await expect(place).toHaveText(/^.+, ± \d+\.\d m, near .+$/);
  await follow.check();
  await page.mouse.move(300, 200);
  await page.mouse.down();
  await page.mouse.move(360, 240, { steps: 4 });
  await page.mouse.up();
  await expect(follow).not.toBeChecked();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(state).toHaveText('uncertain (timeout)');
}
