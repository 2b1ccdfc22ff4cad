import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BundleFailure, fetchExampleBundle } from './fetchExampleBundle.ts';

const bundle = { group: 'labels', examples: [] };
const asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  const status = Number(/\/(\d{3})\.json$/.exec(request.url ?? '')?.[1] ?? 200);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(bundle));
});
let base: string;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bundles`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const token = () => Promise.resolve('a.b.c');

it('sends the token in its header, and not in the URL', async () => {
  expect(await fetchExampleBundle(base, 'labels', token)).toEqual(bundle);
  const request = asked.at(-1);
  expect(request?.headers.authorization).toBe('Bearer a.b.c');
  expect(request?.headers.cookie).toBeUndefined();
  expect(request?.url).toBe('/bundles/labels.json');
});

it('encodes a group as one path segment, regardless of its name', async () => {
  await fetchExampleBundle(base, '../x?y', token);
  expect(asked.at(-1)?.url).toBe('/bundles/..%2Fx%3Fy.json');
});

it.each([
  [401, 'Sign out, and sign in again.'],
  [403, 'Sign out, and sign in again.'],
  [404, 'Reload the page'],
  [503, 'Try again in a minute.'],
])('a response with status %i says what to do', async (status, remedy) => {
  const attempt = fetchExampleBundle(base, String(status), token);
  await expect(attempt).rejects.toThrow(BundleFailure);
  await expect(attempt).rejects.toMatchObject({
    status,
    message: expect.stringContaining(remedy) as string,
  });
});

it('a missing response says what to do, and without a token nothing is requested', async () => {
  const down = fetchExampleBundle('http://127.0.0.1:1/bundles', 'labels', token);
  await expect(down).rejects.toThrow('the server does not respond');
  const before = asked.length;
  const signedOut = () => Promise.reject(new Error('signed out'));
  await expect(fetchExampleBundle(base, 'labels', signedOut)).rejects.toThrow('signed out');
  expect(asked).toHaveLength(before);
});
