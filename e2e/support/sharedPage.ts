import { test as base, type Page } from '@playwright/test';
import { origin } from '../address.ts';

/**
 * Half the pixels in each direction: software renders a map four times as fast, and everything keeps its
 * position and size in CSS pixels.
 */
const deviceScaleFactor = 0.5;
const viewport = { width: 1280, height: 800 };

/**
 * A test that shares one page per worker, so that common files are fetched and compiled once. Only for
 * documents without lasting side effects.
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
    // Its maps end here, and later messages are ignored.
    await sharedPage.goto('about:blank');
    await sharedPage.setViewportSize(viewport);
    await sharedPage.emulateMedia({ colorScheme: null, reducedMotion: null });
    await sharedPage.mouse.move(0, 0);
  },
});
