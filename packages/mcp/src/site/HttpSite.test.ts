import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { ToolError } from '../results/ToolError.ts';
import { HttpSite } from './HttpSite.ts';
import { maxSiteFileBytes } from './SiteSource.ts';

const access = { appId: 'LOCAL', apiKey: 'key', indexName: 'pages' };
const opened: Server[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server with fixed responses, its site, and the requests it received. */
async function serve(listener: RequestListener, waitMs = 5000) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  opened.push(server);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, origin, site: new HttpSite(origin, access, waitMs) };
}

const answering =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/markdown', ...headers }).end(body);

/** The message of the error for the assistant; other errors fail. */
async function problemOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ToolError);
  return (error as ToolError).message;
}

it('reads a file, and undefined for one that does not exist', async () => {
  const { site, asked } = await serve((request, response) => {
    const isThere = request.url === '/docs/a%20page.md';
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': 'text/markdown' }).end('# Café ≤ 5');
  });
  expect(await site.readText('/docs/a page.md')).toBe('# Café ≤ 5');
  expect(await site.readText('/docs/none.md')).toBeUndefined();
  expect(asked).toEqual(['GET /docs/a%20page.md', 'GET /docs/none.md']);
});

it('sends the query with its filters, and reads hits, whose texts the server escapes', async () => {
  let sent: Readonly<Record<string, unknown>> = {};
  const hit = {
    url: 'https://other.example/web-sdk/camera#fly',
    hierarchy: { lvl0: 'Guides', lvl1: 'Camera', lvl2: 'Fly &amp; turn', lvl3: null },
    content: '&lt;Map&gt;',
    set: 'web-sdk',
    version: '6.0',
    kind: 'guide',
  };
  const { site } = await serve((request, response) => {
    void bodyOf(request).then((body) => {
      sent = { key: request.headers['x-algolia-api-key'], body: JSON.parse(body) };
      const hits = [hit, { ...hit, url: 'http://[' }];
      response.end(JSON.stringify({ results: [{ hits }] }));
    });
  });
  const hits = await site.search({ text: 'fly', set: 'web-sdk', version: '6.0', limit: 3 });
  expect(sent).toEqual({
    key: 'key',
    body: {
      requests: [
        {
          indexName: 'pages',
          query: 'fly',
          hitsPerPage: 3,
          facetFilters: ['set:web-sdk', 'version:6.0'],
        },
      ],
    },
  });
  // Paths of hits are always read from this server.
  expect(hits).toEqual([
    {
      path: '/web-sdk/camera#fly',
      headings: ['Camera', 'Fly & turn'],
      content: '<Map>',
      set: 'web-sdk',
      version: '6.0',
      kind: 'guide',
    },
  ]);
});

it('follows no redirect, neither to another host nor to its own', async () => {
  const other = await serve(answering('secret'));
  const target = `${other.origin}/secret.md`;
  const { site } = await serve((request, response) => {
    const Location = request.url === '/own.md' ? '/secret.md' : target;
    response.writeHead(302, { Location }).end();
  });
  expect(await problemOf(site.readText('/page.md'))).toContain('returned status 302 for /page.md');
  expect(await problemOf(site.readText('/own.md'))).toContain('status 302');
  expect(await problemOf(site.search({ text: 'a', limit: 1 }))).toContain('status 302');
  expect(other.asked).toEqual([]);
});

it.each(['@127.0.0.1/x.md', '.evil.example/x.md', ':1/x.md', 'x.md'])(
  'requests nothing for the path %s, which could lead to another host',
  async (path) => {
    const { site, asked } = await serve(answering(''));
    expect(await problemOf(site.readText(path))).toContain('is not a path of');
    expect(asked).toEqual([]);
  },
);

it.each(['//evil.example/x.md', '/../x.md', '/\\evil.example/x.md'])(
  'requests the path %s from its own server only',
  async (path) => {
    const { site, asked } = await serve(answering('own'));
    expect(await site.readText(path)).toBe('own');
    expect(asked).toHaveLength(1);
  },
);

it('stops reading a file that is too large, regardless of its length header', async () => {
  const chunk = Buffer.alloc(2 ** 20, 'a');
  let sentBytes = 0;
  const { site } = await serve((_, response) => {
    const send = () => {
      while (!response.destroyed && sentBytes < 3 * maxSiteFileBytes) {
        sentBytes += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', send);
      }
      response.end();
    };
    send();
  });
  expect(await problemOf(site.readText('/large.md'))).toContain('too large');
  expect(sentBytes).toBeLessThan(2 * maxSiteFileBytes);
});

it('stops unpacking a small file that becomes too large', async () => {
  const bomb = gzipSync(Buffer.alloc(maxSiteFileBytes + 1));
  expect(bomb.length).toBeLessThan(100_000);
  const { site } = await serve(answering(bomb, { 'Content-Encoding': 'gzip' }));
  expect(await problemOf(site.readText('/bomb.md'))).toContain('too large');
});

it.each([
  ['HTML', '<!doctype html><p>Sign in'],
  ['nothing', ''],
  ['another object', '{"hits":[]}'],
  ['hits without their fields', '{"results":[{"hits":[{"url":"/"}]}]}'],
])('a search that answers with %s is an error that says so', async (_, body) => {
  const { site } = await serve(answering(body));
  expect(await problemOf(site.search({ text: 'a', limit: 1 }))).toContain(
    'returned an unexpected format',
  );
});

it('a page instead of Markdown is an error, because it comes from a different server', async () => {
  const { site } = await serve(
    answering('<!doctype html>', { 'Content-Type': 'text/html; charset=utf-8' }),
  );
  expect(await problemOf(site.readText('/docs/page.md'))).toContain(
    'returned HTML for /docs/page.md. Pass the URL',
  );
  expect(await site.readText('/docs/page.html')).toBe('<!doctype html>');
});

it('a status of 500 is an error with path and status', async () => {
  const { site, origin } = await serve((_, response) => response.writeHead(500).end('stack'));
  const message = `The server ${origin} returned status 500 for /a.md.`;
  expect(await problemOf(site.readText('/a.md'))).toBe(message);
});

it.each([
  ['never answers', () => undefined],
  ['stops in the middle', (_, response) => response.writeHead(200).write('# A')],
] satisfies readonly (readonly [string, RequestListener])[])(
  'gives up on a server that %s',
  async (_, listener) => {
    const { site } = await serve(listener, 200);
    expect(await problemOf(site.readText('/a.md'))).toContain('does not respond for 0.2 s.');
  },
);

it('says how to start a server that does not respond, or that stops early', async () => {
  const { site } = await serve((request) => request.socket.destroy());
  expect(await problemOf(site.readText('/a.md'))).toContain('does not respond. Start it');
  const [server] = opened.splice(0);
  await new Promise((done) => {
    server?.close(done);
  });
  expect(await problemOf(site.readText('/a.md'))).toContain('does not respond. Start it');
});

it.each(['localhost:8080', 'ftp://localhost', 'http://user:pass@localhost', 'file:///etc', ''])(
  'refuses %j as URL of a server',
  (url) => {
    expect(() => new HttpSite(url, access)).toThrow('expected the URL of a server');
  },
);

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
