import { test as base } from './test.ts';
import { withoutMaps } from './withoutMaps.ts';

/** Test whose page, where it asks for one, shows no maps. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await withoutMaps(page);
    await use(page);
  },
});
