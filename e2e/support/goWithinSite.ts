import type { Page } from '@playwright/test';

/** Goes to a path as the browser's own buttons do: inside the site, without loading a page. */
export async function goWithinSite(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ key: to }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, path);
}
