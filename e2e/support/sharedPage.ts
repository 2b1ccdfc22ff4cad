import { test as base, type Page } from '@playwright/test';
import { origin } from '../address.ts';

/**
 * Half as many pixels each way as a screen has: software draws a map four times as fast, and
 * everything keeps its place and its size in CSS pixels.
 */
const deviceScaleFactor = 0.5;
const viewport = { width: 1280, height: 800 };

/**
 * Test that has the one page of its worker, so that what documents have in common is fetched and
 * compiled once, and no window is opened for each. Only for documents that leave nothing behind.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const look = { deviceScaleFactor, viewport, locale: 'en-US' };
      const context = await browser.newContext({ baseURL: origin, ...look });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    await use(sharedPage);
    sharedPage.removeAllListeners();
    sharedPage.setDefaultTimeout(0);
    await sharedPage.unrouteAll({ behavior: 'ignoreErrors' });
    // Its maps end here, and what they still say is nobody's.
    await sharedPage.goto('about:blank');
    await sharedPage.setViewportSize(viewport);
    await sharedPage.emulateMedia({ colorScheme: null, reducedMotion: null });
    await sharedPage.mouse.move(0, 0);
  },
});
