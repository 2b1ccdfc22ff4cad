import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContractOperation } from './ContractOperation.ts';
import { issueToken, requestFor, send } from './sendTry.ts';

const pair = { key: 'a', secret: 'b' };
const operation: ContractOperation = {
  operationId: 'putLocation',
  method: 'put',
  summary: 'Write',
  security: [{ bearer: [] }],
  path: '/venues/{venueId}/locations',
  parameters: [
    { name: 'venueId', in: 'path', description: '', required: true, schema: {} },
    { name: 'limit', in: 'query', description: '', schema: {} },
    { name: 'If-Match', in: 'header', description: '', schema: {} },
  ],
};

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://maps.example' } });
});
afterEach(() => vi.unstubAllGlobals());

it('fills in path, query, and headers, and omits empty values', () => {
  const values = { venueId: 'a/b', limit: '5', 'If-Match': '' };
  const request = requestFor(operation, { pair, values, body: '{}' }, 'token');
  expect(request).toEqual({
    method: 'PUT',
    url: 'http://maps.example/api/v1/venues/a%2Fb/locations?limit=5',
    headers: { Authorization: 'Bearer token', 'Content-Type': 'application/json' },
    body: '{}',
  });
});

it('sends nothing if the body is not JSON, and says so', () => {
  expect(() => requestFor(operation, { pair, values: {}, body: '{ a' })).toThrow(
    /^Nothing was sent: the body is not JSON\./,
  );
});

it('shows the server’s message if it returns no token', async () => {
  const problem = { status: 401, detail: 'No venue opens with this key.' };
  vi.stubGlobal('fetch', async () =>
    Response.json(problem, {
      status: 401,
      headers: { 'Content-Type': 'application/problem+json' },
    }),
  );
  await expect(issueToken(pair)).rejects.toThrow(
    'No token, so nothing was sent. 401: No venue opens with this key.',
  );
});

it('names the URL that did not respond', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const request = { method: 'GET', url: 'http://maps.example/x', headers: {}, body: undefined };
  await expect(send(request)).rejects.toThrow('No response from http://maps.example/x.');
});

it('keeps bytes as bytes, and only the informative headers', async () => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(new Uint8Array(3), {
        headers: { 'Content-Type': 'application/zip', ETag: '"1"', 'X-Frame-Options': 'DENY' },
      }),
  );
  const request = { method: 'GET', url: 'http://maps.example/x', headers: {}, body: undefined };
  const answer = await send(request);
  expect(answer).toMatchObject({ status: 200, type: 'application/zip', text: undefined });
  expect(answer.bytes.size).toBe(3);
  expect(answer.headers.map(([name]) => name)).toEqual(['content-type', 'etag']);
});
