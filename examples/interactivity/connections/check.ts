import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  const countOf = async () => Number(/^(\d+) on/.exec((await reading.textContent()) ?? '')?.[1]);
  await expect(reading).toHaveText(/^[1-9]\d* on /);
  const all = await countOf();
  await page.getByRole('checkbox', { name: 'Without steps', exact: true }).check();
  await expect.poll(countOf).toBeLessThan(all);
  await page.getByRole('combobox').selectOption('elevator');
  await expect.poll(countOf).toBeGreaterThan(0);
  const floorBefore = await reading.textContent();
  const button = page.locator('#map').getByRole('button', { name: /Go to the next floor/ });
  await button.first().press('Enter');
  await expect(reading).not.toHaveText(floorBefore ?? '');
}
