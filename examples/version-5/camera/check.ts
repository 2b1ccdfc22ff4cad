import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.getByRole('status').filter({ hasText: 'tilt' });
  await page.getByRole('button', { name: 'From above', exact: true }).click();
  await expect(reading).toContainText('tilt 0.00');
  const rotation = async () => Number((await reading.innerText()).split('rotation ')[1]);
  const before = await rotation();
  await page.getByRole('button', { name: 'Rotate', exact: true }).click();
  await expect.poll(async () => Math.abs((await rotation()) - before)).toBeCloseTo(Math.PI / 2, 1);
  await page.getByRole('group').getByRole('button').last().click();
  await expect(reading).toContainText('tilt 1.00');
  await expect
    .poll(async () => Number.parseInt(await reading.innerText()))
    .toBeGreaterThanOrEqual(30);
}
