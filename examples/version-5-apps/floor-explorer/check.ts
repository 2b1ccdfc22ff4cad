import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: 'All floors', exact: true });
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('combobox', { name: 'Highlight', exact: true }).selectOption({ index: 1 });
  const upstairs = page.getByRole('listitem').getByRole('button', { name: 'Level 3' });
  await upstairs.first().press('Enter');
  await expect(page.getByRole('article')).toContainText(/\d+ m from .+ up to Level 3/);
  await page.getByRole('button', { name: 'Level 2', exact: true }).click();
  await expect(all).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('slider', { name: 'Between floors', exact: true })).toBeDisabled();
  await all.click();
  await expect(all).toHaveAttribute('aria-pressed', 'true');
}
