import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const place = page.getByRole('slider', { name: 'Place in the walk', exact: true });
  const stops = page.getByRole('list', { name: 'Stops', exact: true }).getByRole('button');
  await expect(stops.first()).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Start the walk', exact: true }).click();
  await expect.poll(() => place.inputValue()).not.toBe('0');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await stops.nth(2).press('Enter');
  await expect(stops.nth(2)).toHaveAttribute('aria-current', 'step');
  const name = await stops.nth(2).evaluate((button) => button.firstChild?.textContent ?? '');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(name);
  const before = Number(await place.inputValue());
  await place.press('ArrowRight');
  await expect(place).toHaveValue(String(before + 1));
  await page.getByRole('checkbox', { name: 'Follow', exact: true }).uncheck();
}
