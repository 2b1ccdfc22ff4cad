import { test as base } from '@playwright/test';
import { printFrames } from './printFrames.ts';

/**
 * A test that prints what its page shows after a failure, and ignores errors of request handlers
 * after its page has closed.
 */
export const test = base.extend({
  page: async ({ page }, use, testInfo) => {
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) await printFrames(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
