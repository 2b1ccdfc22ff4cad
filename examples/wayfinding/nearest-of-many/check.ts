import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const entries = page.getByRole('listitem');
  await expect(entries).toHaveCount(3);
  const meters = (await entries.allTextContents()).map((text) =>
    Number(/(\d+) m$/.exec(text)?.[1]),
  );
  expect(meters).toEqual([...meters].sort((a, b) => a - b));
  const before = await entries.allTextContents();
  await page.locator('#map').click({ position: { x: 500, y: 260 } });
  await expect.poll(() => entries.allTextContents()).not.toEqual(before);
  await entries.nth(1).getByRole('button').click();
  await expect(entries.nth(1).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
}
