import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const found = page.getByRole('status').filter({ hasText: 'places' });
  const all = await found.innerText();
  await page.getByRole('searchbox').fill('hallam');
  await expect(found).not.toHaveText(all);
  await page.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('article')).toContainText('Hallam');
}
