import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrivateMapTest } from '../platform/private-maps/privateMap.fixture.ts';
import { bundle, createTestApp, getToken, type TestApp } from '../testApp.fixture.ts';
import { readUnchanged } from './readUnchanged.ts';

const script = '/assets/js/main.0a1b2c3d.js';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.dispose());

/** The parts of a response that a client sees. */
async function seen(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await test.app.request(address, { method, headers });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

describe('a cached response', () => {
  it.each([
    ['/docs/overview', { 'Accept-Encoding': 'br' }],
    ['/docs/overview', {}],
    [script, { 'Accept-Encoding': 'gzip, deflate, br' }],
    [script, { 'Accept-Encoding': 'gzip' }],
    ['/sdk/6/mezzanine-js.js', { Origin: 'https://elsewhere.example' }],
    ['/nowhere', {}],
    ['/docs/overview/', {}],
    ['/docs/overview?from=mail', {}],
  ])('%s %j is the same', async (address, headers) => {
    const first = await seen(address, headers);
    expect(await seen(address, headers)).toEqual(first);
    expect(await seen(address, headers)).toEqual(first);
  });

  it('is not used for another request', async () => {
    const whole = await seen(script);
    await seen(script);
    expect((await seen(script, { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
    expect((await seen(script, { Range: 'bytes=0-1' })).status).toBe(206);
    const tag = whole.headers['etag'] ?? '';
    expect((await seen(script, { 'If-None-Match': tag })).status).toBe(304);
    const date = whole.headers['last-modified'] ?? '';
    expect((await seen(script, { 'If-Modified-Since': date })).status).toBe(304);
    const head = await seen(script, {}, 'HEAD');
    expect(head).toEqual({ ...whole, body: '' });
    expect((await seen(script, {}, 'POST')).status).toBe(405);
  });
});

describe('a cached body', () => {
  const file = () => join(test.root, 'kept.txt');
  const write = async (text: string, modified: number) => {
    await writeFile(file(), text);
    await utimes(file(), modified, modified);
  };
  const read = async () => {
    const bytes = await readUnchanged(file(), 5, { start: 0, end: 4 });
    return new TextDecoder().decode(bytes as Uint8Array);
  };

  it('is read from disk once, until the file changes', async () => {
    await write('first', 1e9);
    expect(await read()).toBe('first');
    // Only a changed modification time causes the file to be read again.
    await write('again', 1e9);
    expect(await read()).toBe('first');
    await write('again', 2e9);
    expect(await read()).toBe('again');
  });

  it('is not sent for a file whose size has changed', async () => {
    await write('first', 1e9);
    await read();
    await write('longer', 1e9);
    await expect(read()).rejects.toMatchObject({ status: 503 });
  });

  it('gets the headers of the current request, not those of an earlier one', async () => {
    await write('first', 1e9);
    let asked = 0;
    const app = new Hono();
    app.use('*', async (context, next) => {
      await next();
      asked += 1;
      context.header('X-Asked', String(asked));
    });
    app.get('*', async (context) => context.text(await read()));
    for (const times of ['1', '2', '3']) {
      const response = await app.request('/page');
      expect(await response.text()).toBe('first');
      expect(response.headers.get('X-Asked')).toBe(times);
    }
  });

  it('is not sent without a valid token', async () => {
    const address = '/api/v1/venues/mall/bundle';
    const Authorization = `Bearer ${await getToken(test.app)}`;
    expect(await seen(address, { Authorization })).toMatchObject({
      status: 200,
      body: bundle.toString(),
    });
    for (const headers of [{}, { Authorization: 'Bearer altered' }]) {
      const refused = await seen(address, headers);
      expect(refused.status).toBe(401);
      expect(refused.body).not.toContain(bundle.toString());
    }
  });

  it('of the viewer is not sent for a link that does not open the map, and neither are its headers', async () => {
    const maps = await createPrivateMapTest();
    try {
      await maps.setVisibility('private');
      const { access } = await maps.makeLink();
      const shown = await maps.showMap({ venue: 'mall', access });
      const page = await shown.text();
      expect([shown.status, page.includes('Viewer')]).toEqual([200, true]);
      const refused = await maps.showMap({ venue: 'mall' });
      expect(refused.status).toBe(403);
      expect(await refused.text()).not.toBe(page);
      const everyone = await maps.test.app.request('/viewer/');
      expect(await everyone.text()).toBe(page);
      const policyOf = ({ headers }: Response) => headers.get('Content-Security-Policy');
      expect(policyOf(everyone)).not.toBe(policyOf(shown));
    } finally {
      await maps.dispose();
    }
  });
});
