import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../testApp.fixture.ts';
import { maxBodyBytes } from '@mezzanine/api-contract/limits';
import { operations } from '@mezzanine/api-contract/open-api-document';
import { openSqlite, type TestDatabase } from './testing/testDatabases.fixture.ts';
import {
  createTestPlatform,
  stranger,
  type TestPlatform,
  type TestRequest,
  writer,
} from './testing/testPlatform.fixture.ts';

let opened: TestDatabase;
let test: TestPlatform;
let now = Date.UTC(2026, 5, 1);

beforeAll(async () => {
  opened = await openSqlite();
  test = await createTestPlatform(opened.database, { now: () => now });
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.dispose();
  await opened.dispose();
});

const shop = '/venues/mall/locations/shop-17';
const asWriter = (body: unknown, headers = {}): TestRequest => ({ as: writer, body, headers });

/** Sends raw bytes. */
async function sendRaw(body: BodyInit, type: string) {
  const token = await getToken(writer);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
  return test.app.request(`/api/v1${shop}`, { method: 'PUT', headers, body });
}

async function getToken(pair: object): Promise<string> {
  const response = await test.app.request('/api/v1/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pair),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

describe('callers', () => {
  it.each(['PUT', 'DELETE'])('the demo key cannot %s', async (method) => {
    const { status, headers } = await test.send(`${method} ${shop}`, { body: { name: 'A' } });
    expect(status).toBe(403);
    expect(headers.get('WWW-Authenticate')).toContain('insufficient_scope');
  });

  it('the demo key cannot list webhooks', async () => {
    expect((await test.send('GET /webhooks')).status).toBe(403);
  });

  it.each(['', '/locations', '/floors', '/spaces', '/images', '/bundle', '/events/a'])(
    'a key of another workspace finds no venue%s',
    async (path) => {
      const { status, body } = await test.send(`GET /venues/mall${path}`, { as: stranger });
      expect(status).toBe(404);
      expect(body['detail']).toContain('Venues: none.');
    },
  );

  it('a key of another workspace cannot write here', async () => {
    const { status } = await test.send(`PUT ${shop}`, { as: stranger, body: { name: 'A' } });
    expect(status).toBe(404);
  });

  it('a token with a changed workspace is rejected', async () => {
    const [head, , signature] = (await getToken(demo)).split('.');
    const claims = {
      aud: 'venues',
      iss: 'mezzanine-server',
      exp: 9e9,
      workspace: 'demo',
      scopes: ['write'],
    };
    const middle = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const Authorization = `Bearer ${[head, middle, signature].join('.')}`;
    const { status, body } = await test.send(`PUT ${shop}`, {
      body: {},
      headers: { Authorization },
    });
    expect(status).toBe(401);
    expect(body['detail']).toContain('invalid');
  });

  it('an expired token is rejected', async () => {
    const Authorization = `Bearer ${await getToken(demo)}`;
    now += 900_000;
    const { status, body } = await test.send('GET /venues/mall', { headers: { Authorization } });
    expect(status).toBe(401);
    expect(body['detail']).toContain('expired');
  });
});

describe('requests', () => {
  it.each([
    ['GET /venues/mall/locations?limit=0', 400],
    ['GET /venues/mall/locations?limit=many', 400],
    ['GET /venues/mall/locations?limit=5&limit=6', 400],
    ['GET /venues/mall/locations?colour=red', 400],
    ['GET /venues/mall/locations?updatedSince=yesterday', 400],
    ['GET /venues/mall/locations?updatedSince=2026-12-31T23:59:60Z', 400],
    ['GET /venues/mall/locations/none', 404],
    ['GET /venues/mall/locations/a%00b', 404],
    ['GET /venues/mall/locations/%ff', 404],
    ['PUT /venues/mall/locations/a%20b', 400],
    ['DELETE /venues/mall/locations/none', 404],
    ['GET /venues/..%2f..%2fetc/locations', 404],
    ['GET /venues/mall/images/..%2fmanifest.geojson', 404],
    ['GET /venues/mall/images/none.svg', 404],
    ['GET /venues/mall/directions?from=el_books', 400],
    ['GET /venues/mall/directions?from=el_books&to=none', 404],
    ['GET /venues/mall/directions?from=el_books&to=el_web&profile=flying', 400],
    ['GET /webhooks/wh_none', 404],
    ['GET /venues/mall/bundle?language=de', 404],
  ])('%s gets %i, as problem JSON with the request id', async (request, expected) => {
    const { status, headers, body } = await test.send(request, { as: writer });
    expect(status).toBe(expected);
    expect(headers.get('Content-Type')).toBe('application/problem+json');
    expect(body['requestId']).toBe(headers.get('X-Request-Id'));
  });

  it.each(['https://name:word@shop.example', 'https://name@shop.example/', 'https://a\\\\@b/'])(
    'rejects the website %s, which contains a name or password',
    async (url) => {
      const body = { name: 'A', website: { label: 'Shop', url } };
      const { status, body: problem } = await test.send(`PUT ${shop}`, { as: writer, body });
      expect(status).toBe(422);
      expect(problem['errors']).toMatchObject([{ pointer: '/website/url' }]);
    },
  );

  it('keeps a valid request id from the client', async () => {
    const send = (id: string) => test.send('GET /venues/mall', { headers: { 'X-Request-Id': id } });
    expect((await send('from-client-1')).headers.get('X-Request-Id')).toBe('from-client-1');
    expect((await send('<script>')).headers.get('X-Request-Id')).toMatch(/^[\da-f]{16}$/);
  });
});

describe('bodies', () => {
  it.each([
    ['an unknown field', { name: 'A', colour: 'red' }, ''],
    ['a missing name', {}, ''],
    ['a wrong type', { name: 1 }, '/name'],
    ['an address that runs script', { name: 'A', logo: 'javascript:alert(1)' }, '/logo'],
    ['a NUL', { name: 'a\0b' }, '/name'],
    ['half a character', { name: 'a\ud800' }, '/name'],
    ['a list', [], ''],
    ['nothing', null, ''],
  ])('with %s are rejected, with the position of the error', async (_, body, pointer) => {
    const refused = await test.send(`PUT ${shop}`, asWriter(body));
    expect(refused.status).toBe(422);
    expect(refused.body['errors']).toContainEqual({ pointer, detail: expect.any(String) });
  });

  it.each([
    ['text/plain', '{"name":"A"}', 415],
    ['application/json; charset=utf-16', '{"name":"A"}', 415],
    ['application/json', '{"name":', 400],
    ['application/json', '', 400],
    ['application/json', '['.repeat(100_000), 400],
    ['application/json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 422],
    ['application/json', `"${'a'.repeat(maxBodyBytes)}"`, 413],
    ['application/json; charset=utf-8', '{"name":"Ä"}', 201],
  ])('of type %s, %.20s get %i', async (type, body, status) => {
    expect((await sendRaw(body, type)).status).toBe(status);
  });

  it('that are not UTF-8 are rejected', async () => {
    expect((await sendRaw(new Uint8Array([34, 255, 34]), 'application/json')).status).toBe(400);
  });

  it.each([
    'http://hooks.example.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.1.2.3/',
    'https://192.168.0.1/',
    'https://172.20.0.1/',
    'https://169.254.169.254/latest/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
    'https://printer/',
    'https://db.internal/',
    'https://user:pass@hooks.example.com/',
  ])('a webhook does not lead to %s', async (url) => {
    const refused = await test.send('POST /webhooks', asWriter({ url, events: ['sync.failed'] }));
    expect(refused.status).toBe(422);
    expect(refused.body['errors']).toEqual([{ pointer: '/url', detail: expect.any(String) }]);
  });
});

describe('reading', () => {
  it.each(['/venues/mall', '/venues/mall/locations', '/venues/mall/floors', '/venues/mall/images'])(
    'sends %s once to a client that caches it',
    async (path) => {
      const etag = (await test.send(`GET ${path}`)).headers.get('ETag') ?? '';
      const again = await test.send(`GET ${path}`, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
    },
  );

  it('returns floors and spaces as GeoJSON', async () => {
    const floors = await test.send('GET /venues/mall/floors');
    expect(floors.headers.get('Content-Type')).toBe('application/geo+json');
    const { body } = await test.send('GET /venues/mall/spaces?floor=f_ground&kind=hallway');
    expect(body).toMatchObject({
      type: 'FeatureCollection',
      features: [
        { geometry: { type: 'Polygon' }, properties: { id: 's_hallway', floor: 'f_ground' } },
      ],
    });
  });

  it('finds a route via stairs, and reports what blocks a step-free one', async () => {
    const way = '/venues/mall/directions?from=s_hallway&to=s_loft';
    const walk = await test.send(`GET ${way}`);
    expect(walk.body).toMatchObject({
      type: 'directions',
      legs: expect.arrayContaining([
        expect.objectContaining({
          type: 'connection',
          connection: { id: 'c_stairs', type: 'stairs' },
        }),
      ]),
    });
    const stepFree = await test.send(`GET ${way}&profile=step-free`);
    expect(stepFree.body).toMatchObject({
      type: 'no-directions',
      blockers: [expect.objectContaining({ type: 'steps' })],
    });
  });

  it('uses the spaces that the workspace sets for a location', async () => {
    await test.send(
      'PUT /venues/mall/locations/moved',
      asWriter({ name: 'Moved', spaces: ['s_loft'] }),
    );
    const { body } = await test.send('GET /venues/mall/directions?from=s_hallway&to=moved');
    const path = body['path'] as unknown as { floorId: string }[];
    expect(path.at(-1)?.floorId).toBe('f_upper');
  });

  it('returns a bundle with the text of one language', async () => {
    const { status, headers } = await test.send('GET /venues/mall/bundle?language=en');
    expect(status).toBe(200);
    const all = await test.send('GET /venues/mall/bundle?language=fr');
    expect(all.headers.get('ETag')).not.toBe(headers.get('ETag'));
  });

  it('an image cannot run scripts when it is opened', async () => {
    const { headers } = await test.send('GET /venues/mall/images/extinguisher.svg');
    expect(headers.get('Content-Type')).toBe('image/svg+xml');
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
  });
});

describe('limits', () => {
  it('report the remaining requests, and when the window resets', async () => {
    const own = await createTestPlatform(opened.database, { requestsPerMinute: 2, now: () => now });
    const first = await own.send('GET /venues/mall');
    expect(first.headers.get('RateLimit-Policy')).toBe('"default";q=2;w=60');
    expect(first.headers.get('RateLimit')).toBe('"default";r=1;t=60');
    await own.send('GET /venues/mall');
    const third = await own.send('GET /venues/mall');
    expect(third.status).toBe(429);
    expect(third.headers.get('Retry-After')).toBe('60');
    now += 60_000;
    expect((await own.send('GET /venues/mall')).status).toBe(200);
    await own.dispose();
  });

  it.each(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`))(
    'count %s',
    async (request) => {
      const { headers } = await test.send(request.replace(/\{\w+\}/g, 'none'));
      expect(headers.get('RateLimit-Policy')).toMatch(/^"default";q=\d+;w=60$/);
    },
  );

  it('pages of other origins can read and get tokens, but not write', async () => {
    const preflight = async (method: string) =>
      test.app.request(`/api/v1${shop}`, {
        method: 'OPTIONS',
        headers: { Origin: 'https://a.example', 'Access-Control-Request-Method': method },
      });
    const allowed = (await preflight('PUT')).headers.get('Access-Control-Allow-Methods');
    expect(allowed?.split(',')).toEqual(['GET', 'HEAD', 'POST']);
    expect((await preflight('PUT')).headers.has('Access-Control-Allow-Credentials')).toBe(false);
  });
});
