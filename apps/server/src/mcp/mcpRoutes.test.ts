import { sampleMvf } from '@mezzanine/mezzanine-js/fixtures/sample-mvf';
import { writeMvf } from '@mezzanine/mvf';
import { afterEach, expect, it } from 'vitest';
import {
  createTestApp,
  demo,
  getToken,
  type TestApp,
  type TestAppOptions,
} from '../testApp.fixture.ts';

const opened: TestApp[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.dispose();
});

async function open(options: TestAppOptions = {}) {
  const test = await createTestApp({ bundle: writeMvf(sampleMvf()), ...options });
  opened.push(test);
  const send = (
    message: object | string,
    headers: Readonly<Record<string, string>> = {},
    host = 'localhost',
  ) =>
    test.app.request(`http://${host}/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
      body:
        typeof message === 'string'
          ? message
          : JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
    });
  return { ...test, send };
}

const list = { method: 'tools/list' };
const call = (name: string, args: object) => ({
  method: 'tools/call',
  params: { name, arguments: args },
});
const basic = (pair: string) => ({
  Authorization: `Basic ${Buffer.from(pair).toString('base64')}`,
});
const forOthers = { PUBLIC_URL: 'https://maps.example', MCP: 'yes' };

it('in local use, lists tools without a key, but none that writes or runs programs', async () => {
  const { send } = await open();
  const response = await send(list);
  expect(response.status).toBe(200);
  const text = await response.text();
  for (const name of ['docs_search', 'venue_directions']) expect(text).toContain(`"${name}"`);
  for (const name of ['snippet_run', 'venue_convert']) expect(text).not.toContain(`"${name}"`);
});

it('searches the index of the server, and reads its venues', async () => {
  const { send } = await open();
  const found = await send(call('docs_search', { query: 'animate' }));
  expect(await found.text()).toContain('/web-sdk/camera');
  const venue = await send(call('venue_inspect', { venue: 'mall' }));
  expect(await venue.text()).toContain('Sample hall');
});

it('does not exist on a public address, unless MCP turns it on', async () => {
  const { send } = await open({ environment: { PUBLIC_URL: 'https://maps.example' } });
  expect((await send(list, {}, 'maps.example')).status).toBe(404);
});

it('for others, needs a key and secret, or a token', async () => {
  const { send, app } = await open({ environment: forOthers });
  const refused = await send(list, {}, 'maps.example');
  expect(refused.status).toBe(401);
  expect(refused.headers.get('WWW-Authenticate')).toContain('Bearer');
  expect((await send(list, basic('a:b'), 'maps.example')).status).toBe(401);
  expect((await send(list, { Authorization: 'Bearer x' }, 'maps.example')).status).toBe(401);
  const pair = basic(`${demo.key}:${demo.secret}`);
  expect((await send(list, pair, 'maps.example')).status).toBe(200);
  const bearer = { Authorization: `Bearer ${await getToken(app)}` };
  expect((await send(list, bearer, 'maps.example')).status).toBe(200);
});

it.each([
  ['evil.example', {}],
  ['localhost', { Origin: 'https://evil.example' }],
  ['localhost', { Origin: 'null' }],
])('host %s with %o is refused, as after DNS rebinding', async (host, headers) => {
  const { send } = await open();
  expect((await send(list, headers, host)).status).toBe(403);
});

it('a page of this server may call it', async () => {
  const { send } = await open();
  expect((await send(list, { Origin: 'http://localhost' })).status).toBe(200);
});

it('GET is not allowed, because there are no sessions', async () => {
  const { app } = await open();
  const response = await app.request('http://localhost/mcp');
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
});

it.each([
  ['no JSON', '{', 400],
  ['a large body', JSON.stringify({ text: 'a'.repeat(70_000) }), 413],
])('%s gets an error', async (_, body, status) => {
  const { send, faults } = await open();
  expect((await send(body)).status).toBe(status);
  expect(faults).toEqual([]);
});

it('a venue that does not exist is an error of the tool', async () => {
  const { send, faults } = await open();
  const response = await send(call('venue_inspect', { venue: '../secret' }));
  expect(await response.json()).toMatchObject({ result: { isError: true } });
  expect(faults).toEqual([]);
});
