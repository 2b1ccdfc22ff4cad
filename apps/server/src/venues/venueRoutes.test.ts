import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bundle,
  createTestApp,
  oldBundle,
  demo,
  getToken,
  type TestApp,
} from '../testApp.fixture.ts';
import { AccessTokens } from './AccessTokens.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.dispose());

const post = (body: string, headers: Record<string, string> = {}) =>
  test.app.request('/api/v1/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });

const getBundle = (authorization: string | undefined, id = 'mall', more = {}) =>
  test.app.request(`/api/v1/venues/${id}/bundle`, {
    headers: { ...(authorization ? { Authorization: authorization } : {}), ...more },
  });

const getVersion = async (version: string) =>
  test.app.request(`/api/v1/venues/mall/bundle?version=${version}`, {
    headers: { Authorization: `Bearer ${await getToken(test.app)}` },
  });

describe('the list of venues', () => {
  it('describes each with the size of its bundle', async () => {
    const response = await test.app.request('/api/v1/venues');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      venues: [
        {
          id: 'mall',
          name: 'Test Mall',
          description: 'Three floors.',
          city: 'Testville',
          updatedAt: '2025-01-02T00:00:00.000Z',
          formatVersions: ['2.0.0', '1.0.0'],
          bytes: bundle.length,
          bundles: [
            { formatVersion: '2.0.0', bytes: bundle.length },
            { formatVersion: '1.0.0', bytes: oldBundle.length },
          ],
        },
      ],
    });
  });
});

describe('tokens', () => {
  it('a valid key and secret get one for 15 minutes, never cached', async () => {
    const response = await post(JSON.stringify(demo));
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      tokenType: 'Bearer',
      expiresIn: 900,
    });
  });

  it.each([
    ['a wrong key', { ...demo, key: 'other' }],
    ['a wrong secret', { ...demo, secret: 'other' }],
    ['an empty pair', { key: '', secret: '' }],
  ])('%s gets 401 without saying which is wrong', async (_, pair) => {
    const response = await post(JSON.stringify(pair));
    expect(response.status).toBe(401);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: expect.stringContaining('This key and secret are not valid.'),
    });
  });

  it('wrong operator secrets and other wrong pairs are limited per address, right ones are not', async () => {
    let now = Date.UTC(2026, 0, 1);
    const own = await createTestApp({ now: () => now });
    const send = (pair: object) =>
      own.app.request('/api/v1/token', { method: 'POST', body: JSON.stringify(pair) });
    for (let count = 0; count < 30; count += 1) {
      const key = count % 2 === 0 ? 'operator' : 'key_0123456789abcdef01234567';
      expect((await send({ key, secret: `wrong-${count}` })).status).toBe(401);
      expect((await send(demo)).status).toBe(200);
    }
    now += 60_000;
    const limited = await send({ key: 'operator', secret: 'wrong' });
    expect(limited.status).toBe(429);
    expect(limited.headers.get('Retry-After')).toBe('540');
    expect(await limited.json()).toMatchObject({
      detail: expect.stringContaining('More than 30 wrong keys or secrets'),
    });
    expect((await send(demo)).status).toBe(200);
    now += 540_000;
    expect((await send({ key: 'operator', secret: 'wrong' })).status).toBe(401);
    await own.dispose();
  });

  it.each([
    ['no body', '', 400, 'The body is empty'],
    ['half a JSON text', '{"key":', 400, 'The body is not JSON'],
    ['a list', '[]', 400, 'The body is invalid'],
    ['no secret', '{"key":"a"}', 400, 'secret'],
    ['a number as key', '{"key":1,"secret":"a"}', 400, 'key'],
    ['a body of 5000 bytes', JSON.stringify({ key: 'a'.repeat(5000) }), 413, 'at most 4096 bytes'],
  ])('%s gets problem JSON, never a stack trace', async (_, body, status, detail) => {
    const response = await post(body, { 'Content-Length': String(body.length) });
    expect(response.status).toBe(status);
    const problem = (await response.json()) as { detail: string };
    expect(problem.detail).toContain(detail);
    expect(JSON.stringify(problem)).not.toMatch(/node_modules|\.ts:|\\n +at /);
  });

  it('a form is rejected by its content type', async () => {
    const response = await post('key=a', { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(response.status).toBe(415);
  });
});

describe('bundles', () => {
  it('are sent completely to callers with a token', async () => {
    const response = await getBundle(`Bearer ${await getToken(test.app)}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bundle);
  });

  it.each([
    ['1', oldBundle],
    ['1.0.0', oldBundle],
    ['2', bundle],
    ['2.0', bundle],
  ])('are sent in version %s of the format on request', async (version, expected) => {
    const response = await getVersion(version);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(expected);
  });

  it.each(['3', '', '1.0.0.0', 'latest'])(
    'are 404 in version "%s", with a list of existing versions',
    async (version) => {
      const response = await getVersion(version);
      expect(response.status).toBe(404);
      const { detail } = (await response.json()) as { detail: string };
      expect(detail).toContain('Versions: 2.0.0, 1.0.0.');
    },
  );

  it('support conditional and range requests', async () => {
    const authorization = `Bearer ${await getToken(test.app)}`;
    const etag = (await getBundle(authorization)).headers.get('ETag') ?? '';
    const again = await getBundle(authorization, 'mall', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    const part = await getBundle(authorization, 'mall', { Range: 'bytes=0-1' });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('PK');
  });

  it.each([
    ['no token', undefined, 'missing', 'Bearer'],
    ['another scheme', 'Basic YTpi', 'missing', 'Bearer'],
    ['an empty token', 'Bearer ', 'missing', 'Bearer'],
    ['an invented token', 'Bearer aaa.bbb.ccc', 'invalid', 'Bearer error="invalid_token"'],
    [
      'an unsigned token',
      `Bearer ${['{"alg":"none"}', '{"aud":"venues","exp":9999999999}'].map((part) => Buffer.from(part).toString('base64url')).join('.')}.`,
      'invalid',
      'Bearer error="invalid_token"',
    ],
  ])('%s gets 401 with how to get one', async (_, authorization, fault, challenge) => {
    const response = await getBundle(authorization);
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe(challenge);
    const { detail } = (await response.json()) as { detail: string };
    expect(detail).toContain(`The access token is ${fault}.`);
    expect(detail).toContain('POST /api/v1/token');
  });

  it('a token expires after 15 minutes', async () => {
    let now = Date.UTC(2025, 0, 1);
    const own = await createTestApp({ now: () => now });
    const headers = { Authorization: `Bearer ${await getToken(own.app)}` };
    now += 899_000;
    expect((await own.app.request('/api/v1/venues/mall/bundle', { headers })).status).toBe(200);
    now += 1000;
    const late = await own.app.request('/api/v1/venues/mall/bundle', { headers });
    expect(late.status).toBe(401);
    expect(((await late.json()) as { detail: string }).detail).toContain('expired');
    await own.dispose();
  });

  it('an unknown venue is 404 with a list of existing ones', async () => {
    const authorization = `Bearer ${await getToken(test.app)}`;
    for (const id of ['harbor', '..%2f..%2fsecret', '__proto__']) {
      const response = await getBundle(authorization, id);
      expect(response.status).toBe(404);
      const { detail } = (await response.json()) as { detail: string };
      expect(detail).toContain('Venues: mall.');
    }
  });

  it('are not served as static files', async () => {
    expect((await test.app.request('/venues/mall.mvf.zip')).status).toBe(404);
  });
});

describe('the API as a whole', () => {
  it('an unknown path is a JSON problem', async () => {
    for (const path of ['/api', '/api/v1', '/api/v2/venues', '/api/v1/venues/mall/shops']) {
      const response = await test.app.request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ status: 404, title: 'Not Found' });
    }
  });

  it.each([
    ['GET', '/api/v1/token', 'POST'],
    ['DELETE', '/api/v1/venues', 'GET, HEAD'],
    ['POST', '/api/v1/venues/mall/bundle', 'GET, HEAD'],
    ['GET', '/api/v1/page-views', 'POST'],
    ['POST', '/stats', 'GET, HEAD'],
  ])('%s %s is rejected, and %s is named', async (method, path, allow) => {
    const response = await test.app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allow);
  });

  it('a server error is logged and not shown to the client', async () => {
    class BrokenTokens extends AccessTokens {
      override issue(): never {
        throw new Error('the secret is at /etc/secret');
      }
    }
    const own = await createTestApp({ tokens: new BrokenTokens('signing-secret', demo) });
    const response = await own.app.request('/api/v1/token', {
      method: 'POST',
      body: JSON.stringify(demo),
    });
    expect(response.status).toBe(500);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.text()).not.toContain('secret');
    expect(own.faults).toEqual([new Error('the secret is at /etc/secret')]);
    await own.dispose();
  });
});
