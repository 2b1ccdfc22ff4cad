import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const steps = page.getByRole('region', { name: 'Directions', exact: true }).getByRole('listitem');
  await expect(steps.first().locator('[aria-current]')).toHaveCount(1);
  const second = steps.nth(1).getByRole('button');
  await second.click();
  await expect(second).toHaveAttribute('aria-current', /step|true/);
  const before = await steps.allTextContents();
  await page.getByRole('button', { name: 'Swap start and destination', exact: true }).click();
  await expect.poll(() => steps.allTextContents()).not.toEqual(before);
}
