import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../security/securityHeaders.ts';
import { createTestApp, type TestApp } from '../testApp.fixture.ts';
import { viewerHeaders } from './viewerHeaders.ts';
import { viewerPolicy } from './viewerPolicy.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.dispose());

const get = (path: string, headers: Record<string, string> = {}) =>
  test.app.request(path, { headers });

const directive = (policy: string | null, name: string) =>
  policy?.split('; ').find((part) => part.startsWith(`${name} `));

describe('the viewer', () => {
  it('can be framed by every page, and nothing else can', async () => {
    for (const path of ['/viewer/', '/viewer/?venue=mall&location=cafe']) {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      const policy = headers.get('Content-Security-Policy');
      expect(directive(policy, 'frame-ancestors')).toBe('frame-ancestors *');
      expect(headers.has('X-Frame-Options')).toBe(false);
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
    const others = [
      '/',
      '/docs/overview',
      '/playground/',
      '/stats',
      '/examples/labels/own-labels/',
      '/viewer/nothing',
      '/viewer/nothing.html',
      '/viewer/sub/',
      '/viewer',
      '/viewerx',
      '/viewer/web.js',
      '/viewer/manifest.webmanifest',
      '/Viewer/',
      '/viewer/%2e%2e/',
    ];
    for (const path of others) {
      const { headers } = await get(path);
      const policy = headers.get('Content-Security-Policy');
      expect(directive(policy, 'frame-ancestors'), path).toBe("frame-ancestors 'self'");
      expect(headers.get('X-Frame-Options'), path).toBe('SAMEORIGIN');
    }
  });

  it('runs only its own scripts, and connects only to this server and https URLs', async () => {
    const policy = (await get('/viewer/')).headers.get('Content-Security-Policy');
    expect(directive(policy, 'default-src')).toBe("default-src 'none'");
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https: data: blob:");
    expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
    expect(directive(policy, 'form-action')).toBe("form-action 'none'");
    const worker = await get('/viewer/sw.js');
    expect(worker.headers.get('Content-Security-Policy')).toBe(policy);
    expect(worker.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('sends only its origin as the referrer to other servers', async () => {
    expect((await get('/viewer/')).headers.get('Referrer-Policy')).toBe('strict-origin');
  });

  it('is redirected to its URL with a slash, with all parameters', async () => {
    for (const path of ['/viewer', '/viewer/index.html']) {
      const response = await get(`${path}?venue=mall&floor=f_1`);
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toBe('/viewer/?venue=mall&floor=f_1');
    }
  });

  it('keeps its headers in a 304 response', async () => {
    const etag = (await get('/viewer/')).headers.get('ETag') ?? '';
    const { status, headers } = await get('/viewer/', { 'If-None-Match': etag });
    expect(status).toBe(304);
    expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors *');
  });
});

describe('scripts of the viewer', () => {
  it('can be loaded by other pages, which cannot read the viewer’s page', async () => {
    const origin = { Origin: 'https://shop.example' };
    const shared = ['web.js', 'web.css', 'mezzanine-map.js', 'assets/app-0a1b2c3d4e.js'];
    for (const name of shared) {
      const { status, headers } = await get(`/viewer/${name}`, origin);
      expect(status, name).toBe(200);
      expect(headers.get('Access-Control-Allow-Origin'), name).toBe('*');
      expect(headers.has('Access-Control-Allow-Credentials'), name).toBe(false);
      expect(headers.get('Cross-Origin-Resource-Policy'), name).toBe('cross-origin');
    }
    for (const name of ['', 'sw.js', 'manifest.webmanifest', 'nothing']) {
      const { headers } = await get(`/viewer/${name}`, origin);
      expect(headers.has('Access-Control-Allow-Origin'), name).toBe(false);
    }
  });

  it('with a digest in their name are cached forever, and the others are revalidated', async () => {
    const caching = async (name: string) =>
      (await get(`/viewer/${name}`)).headers.get('Cache-Control');
    expect(await caching('assets/app-0a1b2c3d4e.js')).toBe('public, max-age=31536000, immutable');
    for (const name of ['', 'web.js', 'web.css', 'mezzanine-map.js']) {
      expect(await caching(name)).toBe('no-cache');
    }
  });
});

describe('a page with a list of allowed ancestors', () => {
  it('lists them, regardless of the request', async () => {
    const ancestorsOf = () => ['https://shop.example', 'https://a.example; script-src *', '*', ''];
    const app = new Hono();
    app.use('*', securityHeaders(test.config));
    app.use('/viewer/*', viewerHeaders({ ancestorsOf }));
    app.get('/viewer/', (context) => context.html('map'));
    const { headers } = await app.request('/viewer/');
    const policy = headers.get('Content-Security-Policy');
    expect(directive(policy, 'frame-ancestors')).toBe('frame-ancestors https://shop.example');
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(headers.has('X-Frame-Options')).toBe(false);
  });

  it('allows only this server if no origin is given', () => {
    expect(viewerPolicy([])).toContain("frame-ancestors 'self';");
  });
});
