import { test as base, type BrowserContext } from '@playwright/test';
import { origin } from '../address.ts';

/**
 * Half as many pixels each way as a screen has: software draws a map four times as fast, and
 * everything keeps its place and its size in CSS pixels.
 */
const deviceScaleFactor = 0.5;

/**
 * Test whose pages have one browser context for a worker, so that what pages have in common is
 * fetched and compiled once. Only for pages that leave nothing behind.
 */
export const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use) => {
      const viewport = { width: 1280, height: 800 };
      const locale = 'en-US';
      const context = await browser.newContext({
        baseURL: origin,
        ...{ deviceScaleFactor, viewport, locale },
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedContext }, use) => {
    const page = await sharedContext.newPage();
    await use(page);
    await page.close();
  },
});
