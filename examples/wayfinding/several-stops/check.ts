import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const meters = async () =>
    Number.parseInt((await page.locator('output').textContent()) ?? '', 10);
  const given = await page.getByRole('listitem').allTextContents();
  const before = await meters();
  expect(given).toHaveLength(5);
  await page.getByRole('button', { name: 'Shortest order', exact: true }).click();
  await expect.poll(() => page.getByRole('listitem').allTextContents()).not.toEqual(given);
  await expect.poll(meters).toBeLessThan(before);
}
