import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testApp.fixture.ts';
import { keepAnswers, mayKeep } from './keepAnswers.ts';
import { readUnchanged } from './readUnchanged.ts';
import { Site } from './Site.ts';

const script = '/assets/js/main.0a1b2c3d.js';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.dispose());

/** All that a client sees of an answer. */
async function seen(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await test.app.request(address, { method, headers });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

describe('an answer that was given before', () => {
  it.each([
    ['/docs/overview', { 'Accept-Encoding': 'br' }],
    ['/docs/overview', {}],
    [script, { 'Accept-Encoding': 'gzip, deflate, br' }],
    [script, { 'Accept-Encoding': 'gzip' }],
    ['/sdk/6/mezzanine-js.js', { Origin: 'https://elsewhere.example' }],
    ['/nowhere', {}],
    ['/docs/overview/', {}],
    ['/docs/overview?from=mail', {}],
  ])('%s %j is the same again', async (address, headers) => {
    const first = await seen(address, headers);
    expect(await seen(address, headers)).toEqual(first);
    expect(await seen(address, headers)).toEqual(first);
  });

  it.each([
    ['/examples/labels/own-labels/', 1],
    ['/viewer/', 2],
  ])('%s is looked up %i times in two visits', async (address, times) => {
    const lookUp = vi.spyOn(Site.prototype, 'resolve');
    try {
      expect((await seen(address)).status).toBe(200);
      await seen(address);
      expect(lookUp).toHaveBeenCalledTimes(times);
    } finally {
      lookUp.mockRestore();
    }
  });

  it('stands for no other question', async () => {
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

describe('keeping answers', () => {
  /** An application that counts how often it was asked behind what is kept. */
  function countingApp() {
    let asked = 0;
    const app = new Hono();
    app.use('*', keepAnswers('/varies/'));
    app.use('*', async (context, next) => {
      await next();
      asked += 1;
      context.header('X-Asked', String(asked));
    });
    const file = join(test.root, 'apps/portal/build/docs/overview.html');
    app.get('/said-of-none', (context) => context.text('Never the same'));
    app.get('/broken', (context) => {
      mayKeep(context, { path: file, size: 1 });
      return context.text('No', 500);
    });
    app.get('*', async (context) => {
      const text = 'A page, as it stands on disk.';
      await writeFile(file, text);
      await utimes(file, 1e9, 1e9);
      const size = text.length;
      const bytes = await readUnchanged(file, size, { start: 0, end: size - 1 });
      mayKeep(context, { path: file, size });
      return context.body(bytes as Uint8Array<ArrayBuffer>);
    });
    return { app, asked: () => asked, file };
  }

  it('asks once, and gives what stood behind it, headers too', async () => {
    const { app, asked } = countingApp();
    for (const page of ['/page', '/page', '/page']) {
      const response = await app.request(page);
      expect(await response.text()).toBe('A page, as it stands on disk.');
      expect(response.headers.get('X-Asked')).toBe('1');
    }
    expect(asked()).toBe(1);
    await app.request('/other');
    expect(asked()).toBe(2);
  });

  it('asks again when the file has changed', async () => {
    const { app, asked, file } = countingApp();
    await app.request('/page');
    await utimes(file, 2e9, 2e9);
    await app.request('/page');
    expect(asked()).toBe(2);
  });

  it.each(['/said-of-none', '/broken', '/varies/page', '/%76aries/page', '/page?query'])(
    'keeps nothing of %s',
    async (address) => {
      const { app, asked } = countingApp();
      await app.request(address);
      await app.request(address);
      expect(asked()).toBe(2);
    },
  );
});
