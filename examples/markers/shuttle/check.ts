import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  const cart = page.getByRole('img', { name: 'Cart', exact: true });
  await expect(reading).toHaveText(/^At /);
  const place = async () => (await cart.getAttribute('style')) ?? '';
  const before = await place();
  await page.getByRole('button', { name: 'Drive', exact: true }).click();
  await expect(reading).toHaveText(/^On the way to /);
  await expect.poll(place).not.toBe(before);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(reading).toHaveText('Stopped');
}
