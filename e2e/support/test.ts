import { test as base } from '@playwright/test';

/**
 * A test that ignores errors of request handlers after its page has closed.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
