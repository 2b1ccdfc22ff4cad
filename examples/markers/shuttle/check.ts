import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  const cart = page.getByRole('img', { name: 'Cart' });
  await expect(reading).toHaveText(/^At /);
  const place = async () => (await cart.getAttribute('style')) ?? '';
  const before = await place();
  await page.getByRole('button', { name: 'Drive' }).click();
  await expect(reading).toHaveText(/^On the way to /);
  await expect.poll(place).not.toBe(before);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(reading).toHaveText('Stopped');
}
