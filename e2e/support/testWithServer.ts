import { PortalServer } from './PortalServer.ts';
import { test as base } from './test.ts';

/** A test with its own server and empty data. */
export const test = base.extend<{ server: PortalServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  server: async ({}, use, testInfo) => {
    const server = await PortalServer.start(testInfo.outputPath('data'));
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.origin),
});
