import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText('Choose a robot.');
  await page.getByRole('button', { name: 'Robot 2', exact: true }).click();
  await expect(reading).toHaveText(/^Robot 2: \d+ m so far$/);
  const metersSaid = async () => Number(/(\d+) m/.exec(await reading.innerText())?.[1]);
  const before = await metersSaid();
  await expect.poll(metersSaid).toBeGreaterThan(before);
}
