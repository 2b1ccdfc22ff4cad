import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const found = page.getByRole('status').filter({ hasText: 'places' });
  const all = await found.innerText();
  await page.getByRole('searchbox').fill('halam wray');
  await expect(found).not.toHaveText(all);
  await main.getByRole('button', { name: /^Hallam/ }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Hallam & Wray');
  await expect(main).toContainText(/Open today \d|Closed today/);
  await page.getByRole('button', { name: 'All places', exact: true }).click();
  await page.getByRole('searchbox').fill('');
  await main.getByRole('button', { name: /L2$/ }).first().click();
  await page.getByRole('button', { name: 'Show the route', exact: true }).click();
  const steps = page.getByRole('listitem');
  await expect(steps.last()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Step-free', exact: true }).check();
  await expect(steps.filter({ hasText: /elevator/i }).first()).toBeVisible();
  await expect(steps.filter({ hasText: /take the (escalator|stairs)/i })).toHaveCount(0);
}
