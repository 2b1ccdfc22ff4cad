import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const tiles = page.getByRole('list', { name: 'Categories', exact: true }).getByRole('button');
  await tiles.first().press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await page
    .getByRole('list', { name: 'Nearest places', exact: true })
    .getByRole('button')
    .nth(1)
    .click();
  const title = await page.getByRole('heading', { level: 2 }).innerText();
  const code = page.getByRole('link', {
    name: `The way ${title.replace(/^To /, 'to ')} for your phone`,
    exact: true,
  });
  await expect(code.locator('svg')).toBeVisible();
  const address = (await code.getAttribute('href')) ?? '';
  expect(new URL(address).hash).toMatch(/^#to=\w/);
  await page.getByRole('button', { name: 'Start over', exact: true }).click();
  await expect(tiles.first()).toBeFocused();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(
    page.getByRole('list', { name: 'Steps', exact: true }).getByRole('button').first(),
  ).toBeVisible();
  await expect(code).toHaveCount(0);
}
