import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const assets = page.getByRole('list', { name: 'Assets', exact: true }).getByRole('button');
  await expect(assets).toHaveCount(8);
  const second = assets.nth(1);
  const name = (await second.locator('span').innerText()).trim();
  await second.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(name);
  // The asset may leave the place before the page has responded.
  await expect(async () => {
    const place = (await second.locator('small').last().innerText()).split(' · ')[0] ?? '';
    await page
      .getByRole('combobox', { name: 'Tell me who enters', exact: true })
      .selectOption({ label: place });
    await expect(page.getByRole('status').filter({ hasText: `In ${place}` })).toContainText(name, {
      timeout: 1000,
    });
  }).toPass();
  await second.press('Enter');
  await expect(page.getByRole('article')).toBeHidden();
}
