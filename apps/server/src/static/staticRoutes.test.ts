import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testApp.fixture.ts';

const script = '/assets/js/main.0a1b2c3d.js';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.dispose());

const get = (path: string, headers: Record<string, string> = {}) =>
  test.app.request(path, { headers });

describe('addresses of pages', () => {
  it.each([
    ['/', 'Home'],
    ['/docs/overview', 'Overview'],
    ['/docs/render-with-deck.gl', 'deck.gl'],
    ['/playground/', 'Playground'],
    ['/playground', 'Playground'],
    ['/showcase/5.0/', 'Showcase'],
    ['/examples/labels/own-labels/', 'Labels'],
    ['/api/api', 'API'],
  ])('%s is the page %s', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(`<h1>${title}</h1>`);
  });

  it.each([
    ['/docs/overview.html', '/docs/overview'],
    ['/docs/overview/index.html', '/docs/overview'],
    ['/docs/overview/', '/docs/overview'],
    ['/docs/overview.html?q=a%20b', '/docs/overview?q=a%20b'],
    ['/index.html', '/'],
    ['/playground.html', '/playground'],
    ['/examples/labels/own-labels', '/examples/labels/own-labels/'],
    ['/examples/labels/own-labels/index.html', '/examples/labels/own-labels/'],
  ])('[RT-05] %s leads to %s', async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(target);
  });

  it.each(['/nowhere', '/nowhere.html', '/404.html', '/docs', '/docs/Overview'])(
    '[RT-02] %s is the not-found page with status 404',
    async (path) => {
      const response = await get(path, { 'If-None-Match': '*' });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<h1>Page not found</h1>');
    },
  );

  it('a missing file of the SDK, a package, or an example gets a line of text', async () => {
    for (const path of ['/sdk/6/nothing.js', '/packages/nothing.tgz', '/examples/nothing/']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(`GET ${path} does not exist.\n`);
    }
  });
});

describe('hostile addresses', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/assets/..%2f..%2f..%2f..%2fsecret.txt',
    '/assets/%252e%252e/secret.txt',
    '/secret.txt%00.html',
    '/%00',
    '//etc/passwd',
    '/docs/overview%00',
    '/.data/page-views.json',
    '/__proto__',
    '/constructor',
    `/${'a'.repeat(8000)}`,
  ])('%s reaches nothing', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('outside of the site');
  });

  it('an invalid percent encoding is a bad request', async () => {
    const response = await get('/docs/%E0%A4%A');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('percent sign');
  });

  it('no URL leads to a redirect to another site', async () => {
    for (const path of ['//evil.example/index.html', '//evil.example/', '/\\evil.example/x.html']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.has('Location')).toBe(false);
    }
  });
});

describe('methods', () => {
  it('HEAD returns the headers of GET and no body', async () => {
    const response = await test.app.request(script, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe('1000');
    expect(await response.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s on a page is rejected', async (method) => {
    const response = await test.app.request('/docs/overview', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});

describe('compression', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', null],
    ['identity;q=1, br;q=0.5', null],
    ['zstd', null],
    ['', null],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const response = await get(script, { 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    const plain =
      encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes;
    expect(plain.toString()).toBe('console.log("main");'.repeat(50));
  });
});

describe('caching', () => {
  it('files with a digest in their name are cached forever, and everything else is revalidated', async () => {
    const kept = 'public, max-age=31536000, immutable';
    for (const path of [script, '/assets/js/c7.0a1b2.js']) {
      expect((await get(path)).headers.get('Cache-Control'), path).toBe(kept);
    }
    expect((await get('/examples/assets/labels-ABCD2345.js')).headers.get('Cache-Control')).toBe(
      kept,
    );
    for (const path of ['/', '/docs/overview', '/img/plan.svg', '/sdk/6/mezzanine.js']) {
      expect((await get(path)).headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  it('a client with the current copy gets 304 without a body', async () => {
    const etag = (await get('/docs/overview')).headers.get('ETag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"old", ${etag}`, '*']) {
      const response = await get('/docs/overview', { 'If-None-Match': tag });
      expect(response.status).toBe(304);
      expect(response.headers.get('ETag')).toBe(etag);
      expect(await response.text()).toBe('');
    }
    expect((await get('/docs/overview', { 'If-None-Match': '"old"' })).status).toBe(200);
  });

  it('each encoding has its own ETag', async () => {
    const tag = async (encoding: string) =>
      (await get(script, { 'Accept-Encoding': encoding })).headers.get('ETag');
    expect(new Set([await tag('br'), await tag('gzip'), await tag('identity')]).size).toBe(3);
  });

  it('a client with the current date gets 304, unless its ETag differs', async () => {
    const modified = (await get('/docs/overview')).headers.get('Last-Modified') ?? '';
    const conditional = { 'If-Modified-Since': modified };
    expect((await get('/docs/overview', conditional)).status).toBe(304);
    const both = { ...conditional, 'If-None-Match': '"old"' };
    expect((await get('/docs/overview', both)).status).toBe(200);
    const older = { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' };
    expect((await get('/docs/overview', older)).status).toBe(200);
    expect((await get('/docs/overview', { 'If-Modified-Since': 'yesterday' })).status).toBe(200);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-6', 'bytes 0-6/1000', 'console'],
    ['bytes=990-', 'bytes 990-999/1000', 'g("main");'],
    ['bytes=-3', 'bytes 997-999/1000', '");'],
    ['bytes=995-5000', 'bytes 995-999/1000', 'in");'],
  ])('%s gets %s', async (range, contentRange, text) => {
    const response = await get(script, { Range: range, 'Accept-Encoding': 'br' });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(contentRange);
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(await response.text()).toBe(text);
  });

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s is rejected', async (range) => {
    const response = await get(script, { Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get('Content-Range')).toBe('bytes */1000');
  });

  it.each(['items=0-1', 'bytes=5-2', 'bytes=0-1,4-5', 'bytes=a-b', 'bytes=-', 'garbage'])(
    '%s is ignored',
    async (range) => {
      const response = await get(script, { Range: range });
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Length')).toBe('1000');
    },
  );

  it('If-Range applies the range only if the file is unchanged', async () => {
    const first = await get(script);
    const current = [first.headers.get('ETag'), first.headers.get('Last-Modified')];
    for (const state of current) {
      const response = await get(script, { Range: 'bytes=0-1', 'If-Range': state ?? '' });
      expect(response.status).toBe(206);
    }
    for (const state of ['"old"', 'Thu, 01 Jan 1970 00:00:00 GMT']) {
      const response = await get(script, { Range: 'bytes=0-1', 'If-Range': state });
      expect(response.status).toBe(200);
    }
  });
});

describe('a site whose files change while the server runs', () => {
  it('responds with an error that says to restart, never with a truncated page', async () => {
    const own = await createTestApp();
    const file = join(own.root, 'apps/portal/build/docs/overview.html');
    await writeFile(file, 'shorter');
    const changed = await own.app.request('/docs/overview');
    expect(changed.status).toBe(503);
    expect(await changed.text()).toContain('npm start');
    await rm(file);
    expect((await own.app.request('/docs/overview')).status).toBe(503);
    await own.dispose();
  });

  it('does the same for cached files', async () => {
    const own = await createTestApp();
    const file = join(own.root, 'apps/portal/build/docs/overview.html');
    const ask = async () => own.app.request('/docs/overview');
    const before = await (await ask()).text();
    await writeFile(file, 'x'.repeat(before.length));
    await utimes(file, 1e9, 1e9);
    expect(await (await ask()).text(), 'written again').toBe('x'.repeat(before.length));
    await writeFile(file, 'shorter');
    expect((await ask()).status).toBe(503);
    await own.dispose();
  });

  it('reads a file once while it is unchanged', async () => {
    const own = await createTestApp();
    const file = join(own.root, 'apps/portal/build/docs/overview.html');
    const ask = async () => (await own.app.request('/docs/overview')).text();
    await utimes(file, 1e9, 1e9);
    const before = await ask();
    await writeFile(file, 'x'.repeat(before.length));
    await utimes(file, 1e9, 1e9);
    expect(await ask()).toBe(before);
    await own.dispose();
  });
});
