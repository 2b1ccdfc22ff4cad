import { createServer } from 'node:net';
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type Listening } from '../listen.ts';
import { createTestApp, searchAdminKey, type TestApp } from '../testApp.fixture.ts';

let test: TestApp;
let server: Listening;
/** A received request: method, path, and the names of query parameters. */
const requests: string[] = [];

beforeAll(async () => {
  test = await createTestApp();
  const { app } = test;
  const fetch: typeof app.fetch = (request, ...rest) => {
    const { pathname, searchParams } = new URL(request.url);
    requests.push(`${request.method} ${pathname} ${[...searchParams.keys()].sort().join(' ')}`);
    return app.fetch(request, ...rest);
  };
  const recorded = Object.assign(Object.create(app) as typeof app, { fetch });
  const onFault = (fault: unknown) => test.faults.push(fault);
  server = await listen(recorded, { host: '127.0.0.1', port: 0, onFault });
});
afterAll(async () => {
  await server.stop(0);
  await test.dispose();
});

const hostAt = (port: number) => ({
  url: '127.0.0.1',
  port,
  protocol: 'http' as const,
  accept: 'readWrite' as const,
});
/** Sends the key like browsers do. */
const client = (key: string, ports: readonly number[] = [server.port]) =>
  liteClient('APP', key, { hosts: ports.map(hostAt), authMode: 'WithinQueryParameters' });

/** A port without a server. */
const deadPort = () =>
  new Promise<number>((done) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const address = taken.address();
      taken.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const animate = { requests: [{ indexName: 'docs', query: 'animate', clickAnalytics: true }] };

it('[SR-02] [SR-03] the official client sends its usual request, and reads the response', async () => {
  requests.length = 0;
  const { results } = await client('search-key').search<{ url: string }>(animate);
  expect(requests).toEqual([
    'POST /1/indexes/*/queries x-algolia-agent x-algolia-api-key x-algolia-application-id',
  ]);
  expect(results).toMatchObject([
    {
      nbHits: 1,
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
      hits: [{ url: `http://127.0.0.1:${server.port}/web-sdk/camera#animate` }],
    },
  ]);
});

it('[SR-06] if a host does not respond, the client tries the next', async () => {
  const ports = [await deadPort(), server.port];
  const { results } = await client('search-key', ports).search<{ url: string }>(animate);
  expect(results).toMatchObject([{ nbHits: 1 }]);
});

it.each([
  { name: 'a wrong key', key: 'wrong', indexName: 'docs', status: 403, message: 'Invalid App' },
  { name: 'no index', key: 'search-key', indexName: 'none', status: 404, message: 'Index none' },
])(
  '[SR-06] $name is an API error, which is not retried at the next host',
  async ({ key, indexName, status, message }) => {
    requests.length = 0;
    const twice = client(key, [server.port, server.port]);
    await expect(twice.search({ requests: [{ indexName }] })).rejects.toMatchObject({
      name: 'ApiError',
      status,
      message: expect.stringContaining(message),
    });
    expect(requests).toHaveLength(1);
  },
);

it('the admin key can also search, and the search key has no admin rights', async () => {
  const hosts = [hostAt(server.port)];
  const admin = algoliasearch('APP', searchAdminKey, { hosts });
  expect((await admin.search(animate)).results).toMatchObject([{ nbHits: 1 }]);
  const reader = algoliasearch('APP', 'search-key', { hosts });
  await expect(reader.listIndices()).rejects.toMatchObject({ status: 403 });
});
