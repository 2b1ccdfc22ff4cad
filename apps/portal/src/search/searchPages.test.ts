import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noFilters } from './searchFilters.ts';
import { searchPages } from './searchPages.ts';

let server: Server;
let bodies: string[];
beforeEach(async () => {
  bodies = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      bodies.push(body);
      response.end(JSON.stringify({ results: [{ hits: [], nbHits: 0 }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

/** A window of the given width on the site of the server. */
function windowOf(width: number) {
  const { port } = server.address() as AddressInfo;
  return {
    matchMedia: (query: string) => {
      const limit = /^\(max-width: (\d+)px\)$/.exec(query)?.[1];
      if (limit === undefined) throw new Error(`The test does not know the media query ${query}.`);
      return { matches: width <= Number(limit) };
    },
    location: new URL(`http://127.0.0.1:${port}/web-sdk/camera`),
  };
}

it('[SR-03] requests snippets of 5 words on screens up to 768 px, and of 10 words on wider ones', async () => {
  for (const [width, words] of [
    [768, 5],
    [769, 10],
  ] as const) {
    vi.stubGlobal('window', windowOf(width));
    await searchPages(
      { text: `camera ${width}`, page: 0, filters: noFilters },
      { language: 'en', tags: ['default'] },
    );
    expect(bodies.at(-1), `${width} px`).toContain(`"content:${words}"`);
  }
});
