import type { Page } from '@playwright/test';

/** Opens a page of the portal and waits until its program has taken over the server's HTML. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits until the portal's program has taken over the server's HTML. Documents start it when the
 * reader acts, as a focus that moves says.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focusin')));
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
