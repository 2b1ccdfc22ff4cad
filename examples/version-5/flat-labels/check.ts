import { expect, type Page } from '@playwright/test';

/** The part of the page that no controls cover. */
const clip = { x: 400, y: 0, width: 800, height: 400 };

async function picture(page: Page): Promise<string> {
  await page.locator('[data-mezzanine-state="idle"]').waitFor();
  return (await page.screenshot({ clip })).toString('base64');
}

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await expect(reading).toHaveText(/^[1-9]\d* labels$/);
  const count = async () => Number.parseInt(await reading.innerText());
  const named = await count();
  const before = await picture(page);
  await page.getByRole('radio', { name: 'Large', exact: true }).check();
  await expect.poll(() => picture(page)).not.toBe(before);
  await page.getByRole('checkbox').check();
  await expect.poll(count).toBeGreaterThan(named);
}
