import { test as base } from './test.ts';
import { withoutMaps } from './withoutMaps.ts';

/** A test whose page shows no maps. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await withoutMaps(page);
    await use(page);
  },
});
