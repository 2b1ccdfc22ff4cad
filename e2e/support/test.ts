import { test as base } from '@playwright/test';

/**
 * Test whose page may still be answered when it ends: what a handler of requests meets after that,
 * when page and answers are gone, is no failure.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
