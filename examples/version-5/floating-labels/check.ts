import { expect, type Page } from '@playwright/test';

/** The part of the page that no controls cover. */
const clip = { x: 400, y: 0, width: 800, height: 400 };

async function picture(page: Page): Promise<string> {
  await page.locator('[data-mezzanine-state="idle"]').waitFor();
  return (await page.screenshot({ clip })).toString('base64');
}

export async function check(page: Page): Promise<void> {
  const before = await picture(page);
  const button = page.getByRole('button', { name: 'Light on dark', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => picture(page)).not.toBe(before);
  await page.locator('canvas').first().focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.locator('output')).toHaveText(/., ./);
}
