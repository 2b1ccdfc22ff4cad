import { expect, type Page } from '@playwright/test';

/** The part of the page that no controls cover. */
const clip = { x: 400, y: 0, width: 800, height: 400 };

export async function check(page: Page): Promise<void> {
  const pictures = new Set<string>();
  for (const name of ['Strong', 'Off', 'Default']) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.locator('[data-mezzanine-state="idle"]').waitFor();
    pictures.add((await page.screenshot({ clip })).toString('base64'));
  }
  expect(pictures.size).toBe(3);
}
