import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.getByRole('status').filter({ hasText: 'zoom' });
  await page.getByRole('button', { name: 'From above', exact: true }).click();
  await expect(reading).toContainText('· 0° ·');
  const bearing = async () => Number.parseInt(await reading.innerText());
  const before = await bearing();
  await page.getByRole('button', { name: 'Turn', exact: true }).click();
  await expect
    .poll(async () => Math.abs((await bearing()) - ((before + 90) % 360)))
    .toBeLessThan(2);
  await page.getByRole('button', { name: 'Overview', exact: true }).click();
  await expect(reading).toContainText('· 55° ·');
  const overview = await reading.innerText();
  await page.getByRole('group').getByRole('button').last().click();
  await expect(reading).toContainText('· 60° ·');
  await expect.poll(() => reading.innerText()).not.toBe(overview);
}
