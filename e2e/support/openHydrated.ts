import type { Page } from '@playwright/test';

/** Opens a page of the portal and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits until a page of the portal is hydrated. Documents start their scripts at the first interaction, such
 * as moving the focus.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focusin')));
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
