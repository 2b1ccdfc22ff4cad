import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, testSite, type TestApp } from '../testApp.fixture.ts';
import { inlineScriptHashes } from './inlineScriptHashes.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.dispose());

const directive = (response: Response, name: string) =>
  response.headers
    .get('Content-Security-Policy')
    ?.split('; ')
    .find((part) => part.startsWith(`${name} `));

describe('headers', () => {
  it.each([
    ['a page', 'GET', '/docs/overview', 200],
    ['a redirect', 'GET', '/docs/overview.html', 301],
    ['an unknown page', 'GET', '/nowhere', 404],
    ['a bad address', 'GET', '/%', 400],
    ['a refused method', 'DELETE', '/', 405],
    ['an asset', 'GET', '/img/plan.svg', 200],
    ['the interface', 'GET', '/api/v1/venues', 200],
    ['an interface error', 'GET', '/api/v1/nothing', 404],
    ['a preflight', 'OPTIONS', '/api/v1/venues', 204],
    ['the search', 'POST', '/1/indexes/*/queries', 403],
    ['the counts', 'GET', '/stats', 200],
  ])('are on %s', async (_, method, path, status) => {
    const response = await test.app.request(path, { method });
    expect(response.status).toBe(status);
    expect(directive(response, 'default-src')).toBe("default-src 'self'");
    expect(directive(response, 'object-src')).toBe("object-src 'none'");
    expect(directive(response, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(directive(response, 'script-src')).not.toMatch(/unsafe/);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('server')).toBeNull();
  });

  it('a page allows its own inline scripts by hash, and no others', async () => {
    const hash = createHash('sha256').update('document.title').digest('base64');
    const page = await test.app.request('/docs/overview');
    expect(directive(page, 'script-src')).toBe(`script-src 'self' 'sha256-${hash}'`);
    const missing = await test.app.request('/nowhere');
    expect(directive(missing, 'script-src')).toContain(hash);
    const asset = await test.app.request('/img/plan.svg');
    expect(directive(asset, 'script-src')).toBe("script-src 'self'");
  });

  it.each([
    ['a style sheet', '/viewer/web.css', []],
    ['a program, which a worker may be', '/sdk/6/mezzanine.js', ['content-security-policy']],
  ])('%s has none that apply only to documents', async (_, path, kept) => {
    const { headers } = await test.app.request(path);
    const ofDocuments = /^(content-security|cross-origin-opener|origin-agent|permissions|x-dns)/;
    expect([...headers.keys()].filter((name) => ofDocuments.test(name))).toEqual(kept);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('only the worker that imports IFC models and GeoPackages may compile WebAssembly', async () => {
    const policyOf = async (path: string) => directive(await test.app.request(path), 'script-src');
    expect(await policyOf('/play/wasm.js')).toBe("script-src 'self' 'wasm-unsafe-eval'");
    for (const path of ['/docs/overview', '/play/doctor.js', '/sdk/6/mezzanine.js']) {
      expect(await policyOf(path), path).not.toContain('wasm');
    }
  });

  it('resources for other origins are marked as such, and nothing else is', async () => {
    const policy = async (path: string) =>
      (await test.app.request(path)).headers.get('Cross-Origin-Resource-Policy');
    for (const path of ['/sdk/6/mezzanine.js', '/packages/mvf.tgz', '/api/v1/venues']) {
      expect(await policy(path)).toBe('cross-origin');
      const response = await test.app.request(path, { headers: { Origin: 'https://a.example' } });
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    }
    expect(await policy('/docs/overview')).toBe('same-origin');
    const page = await test.app.request('/docs/overview');
    expect(page.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  it('HSTS is only sent if the public URL is https', async () => {
    const http = await test.app.request('/');
    expect(http.headers.has('Strict-Transport-Security')).toBe(false);
    const own = await createTestApp({ environment: { PUBLIC_URL: 'https://maps.example' } });
    const https = await own.app.request('/');
    expect(https.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    await own.dispose();
  });
});

describe('configured services', () => {
  const policyOf = async (site: Partial<typeof testSite>) => {
    const own = await createTestApp({ site });
    const response = await own.app.request('/docs/overview');
    await own.dispose();
    return response;
  };

  it('none are allowed by default', async () => {
    const response = await test.app.request('/docs/overview');
    expect(directive(response, 'connect-src')).toBe("connect-src 'self'");
  });

  it('configured search hosts and the analytics endpoint are allowed as connections', async () => {
    const response = await policyOf({
      search: { ...testSite.search, hosts: ['app-dsn.search.example'] },
      analytics: {
        service: 'plausible',
        endpoint: 'https://stats.example/api/event',
        domain: 'x.example',
      },
    });
    expect(directive(response, 'connect-src')).toBe(
      "connect-src 'self' https://app-dsn.search.example https://insights.algolia.io https://stats.example",
    );
    expect(directive(response, 'script-src')).not.toContain('stats.example');
  });

  it('an external provider can be requested and framed, and external bundles loaded', async () => {
    const response = await policyOf({
      identity: { ...testSite.identity, domain: 'login.example' },
      playground: { bundles: 'https://bundles.example/v1' },
    });
    expect(directive(response, 'connect-src')).toBe(
      "connect-src 'self' https://login.example https://bundles.example",
    );
    expect(directive(response, 'frame-src')).toBe("frame-src 'self' https://login.example");
    expect(directive(response, 'form-action')).toBe("form-action 'self'");
  });

  it('a provider that accepts sign-out as a form is allowed as a form target', async () => {
    const response = await policyOf({
      identity: { ...testSite.identity, domain: 'login.example', signOutHint: 'form' },
    });
    expect(directive(response, 'form-action')).toBe("form-action 'self' https://login.example");
  });

  it('the tag service adds its script host', async () => {
    const response = await policyOf({ analytics: { service: 'gtag', measurementId: 'G-1' } });
    expect(directive(response, 'script-src')).toContain('https://www.googletagmanager.com');
    expect(directive(response, 'connect-src')).toContain('https://*.google-analytics.com');
  });
});

describe('inline scripts', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('are hashed byte for byte, each once', () => {
    const html = '<script> a < b && "é" </script><script> a < b && "é" </script>';
    expect(inlineScriptHashes(html)).toEqual([hash(' a < b && "é" ')]);
  });

  it('modules and import maps count; data and scripts with a URL do not', () => {
    const html =
      '<script type="module">m</script><script type="importmap">{}</script>' +
      '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>';
    expect(inlineScriptHashes(html)).toEqual([hash('m'), hash('{}')]);
  });
});
