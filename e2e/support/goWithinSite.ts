import type { Page } from '@playwright/test';

/** Navigates to a path like the browser's buttons: within the site, without loading a page. */
export async function goWithinSite(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ key: to }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, path);
}
