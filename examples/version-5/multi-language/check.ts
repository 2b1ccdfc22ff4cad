import { expect, type Page } from '@playwright/test';

/** The part of the page that no controls cover. */
const clip = { x: 400, y: 0, width: 800, height: 400 };

async function picture(page: Page): Promise<string> {
  await page.locator('[data-mezzanine-state="idle"]').waitFor();
  return (await page.screenshot({ clip })).toString('base64');
}

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  const buttons = page.getByRole('group').getByRole('button', { pressed: false });
  const first = await reading.innerText();
  const before = await picture(page);
  await buttons.first().click();
  await expect(reading).not.toHaveText(first);
  await expect(reading).toHaveAttribute('lang', 'fr');
  await expect.poll(() => picture(page)).not.toBe(before);
}
