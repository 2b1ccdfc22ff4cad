import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchRequests } from '@mezzanine/tooling/watch-requests';
import { inBrowser } from './visitViewer.ts';

const EMBEDS = 20;

/** Costs of a page with many maps before scrolling. */
export interface EmbedsVisit {
  /** Number of maps on the page. */
  readonly embeds: number;
  /** Number of maps whose viewer was requested. */
  readonly opened: number;
  /** Additional requests compared to the same page with one map. */
  readonly extraRequests: number;
}

/** Opens a page of another origin with one map, and one with many, only the first in view. */
export async function visitEmbeds(origin: string): Promise<EmbedsVisit> {
  const one = await visit(origin, 1);
  const many = await visit(origin, EMBEDS);
  return {
    embeds: EMBEDS,
    opened: many.opened,
    extraRequests: many.requests - one.requests,
  };
}

async function visit(origin: string, count: number) {
  const maps = Array.from(
    { length: count },
    (_, index) =>
      `<p style="height: 900px">Shop ${index + 1}</p>` +
      `<mezzanine-map venue="mall" style="display: block; height: 400px"></mezzanine-map>`,
  );
  // The first one is in view from the start.
  maps[0] = '<mezzanine-map venue="mall" style="display: block; height: 400px"></mezzanine-map>';
  const html = `<!doctype html><html lang="en"><title>Shops</title><link rel="icon" href="data:,">
    <script type="module" src="${origin}/viewer/mezzanine-map.js"></script>${maps.join('')}</html>`;
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(html),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  try {
    return await inBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      let requests = 0;
      page.on('request', () => (requests += 1));
      const watched = watchRequests(page);
      await page.goto(`http://localhost:${port}/`);
      const frame = page.locator('iframe').first().contentFrame();
      await frame.locator('[data-mezzanine-state="idle"]').waitFor();
      await watched.quiet();
      const opened = page.frames().filter((one) => one.url().startsWith(`${origin}/viewer/`));
      return { requests, opened: opened.length };
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
