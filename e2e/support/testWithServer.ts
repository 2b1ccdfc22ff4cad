import { PortalServer } from './PortalServer.ts';
import { test as base } from './test.ts';

/** Each test has a server of its own, whose records are empty. */
export const test = base.extend<{ server: PortalServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixtures' names from the pattern.
  server: async ({}, use, testInfo) => {
    const server = await PortalServer.start(testInfo.outputPath('data'));
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.origin),
});
