import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stranger, writer } from '../testing/testPlatform.fixture.ts';
import {
  ancestorsOf,
  createPrivateMapTest,
  origin,
  start,
  type PrivateMapTest,
} from './privateMap.fixture.ts';

let maps: PrivateMapTest;

beforeAll(async () => {
  maps = await createPrivateMapTest();
});
beforeEach(async () => {
  maps.setTime(start);
  await maps.setVisibility('private');
});
afterAll(async () => {
  expect(maps.test.faults).toEqual([]);
  await maps.dispose();
});

describe('a private venue', () => {
  it('is in no list and in no error message until it is public again', async () => {
    const { body } = await maps.test.send('GET /venues');
    expect(body).toEqual({ venues: [] });
    const missing = await maps.test.send('GET /venues/nowhere');
    expect(missing.status).toBe(404);
    expect(missing.body['detail']).not.toContain('mall');
    expect((await maps.test.send('GET /venues/mall')).status).toBe(403);
    await maps.setVisibility('public');
    expect((await maps.test.send('GET /venues')).body).toMatchObject({ venues: [{ id: 'mall' }] });
    expect((await maps.test.send('GET /venues/mall')).status).toBe(200);
  });

  it('can be read by the workspace, and is marked as private', async () => {
    const { status, body } = await maps.test.send('GET /venues/mall/visibility', { as: writer });
    expect([status, body]).toEqual([200, { visibility: 'private' }]);
    const bundle = await maps.test.send('GET /venues/mall/bundle', { as: writer });
    expect(bundle.status).toBe(200);
    expect(bundle.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('stays private after an update of its bundle', async () => {
    const { seedVenue } = await import('../records/seedVenue.ts');
    const { sampleEnterpriseMvf } =
      await import('@mezzanine/mezzanine-js/fixtures/sample-enterprise-mvf');
    await seedVenue(maps.test.database, {
      venue: 'mall',
      workspace: 'demo',
      digest: 'newer',
      read: () => Promise.resolve(sampleEnterpriseMvf()),
    });
    expect((await maps.test.send('GET /venues/mall')).status).toBe(403);
  });

  it.each([
    '',
    '/bundle',
    '/locations',
    '/locations/el_books',
    '/categories',
    '/events',
    '/views',
    '/floors',
    '/spaces',
    '/images',
    '/images/extinguisher.svg',
    '/flights',
    '/visibility',
    '/directions?from=s_hallway&to=s_loft',
  ])('does not serve /venues/mall%s without a link', async (path) => {
    const withoutToken = await maps.test.app.request(`/api/v1/venues/mall${path}`);
    expect(withoutToken.status).toBe(401);
    const { status, headers, body } = await maps.test.send(`GET /venues/mall${path}`);
    expect(status).toBe(403);
    expect(headers.get('Content-Type')).toBe('application/problem+json');
    expect(headers.get('WWW-Authenticate')).toContain('insufficient_scope');
    expect(body['detail']).toContain('private');
    expect((await maps.test.send(`GET /venues/mall${path}`, { as: stranger })).status).toBe(404);
  });
});

describe('a link', () => {
  it('opens the viewer only in frames of its origins, and is never cached', async () => {
    const { access, url } = await maps.makeLink({ origins: [origin, 'http://localhost:3000'] });
    expect(url).toBe(`http://localhost/viewer/?venue=mall&access=${access}`);
    const response = await maps.test.app.request(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Viewer');
    expect(ancestorsOf(response)).toBe(`${origin} http://localhost:3000`);
    expect(response.headers.has('X-Frame-Options')).toBe(false);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('opens the viewer from a page of its origins', async () => {
    const { access } = await maps.makeLink();
    const frame = { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Site': 'cross-site' };
    const own = await maps.showMap(
      { venue: 'mall', access },
      { ...frame, Referer: `${origin}/map` },
    );
    expect(own.status).toBe(200);
  });

  it.each([
    '',
    '/bundle',
    '/locations',
    '/floors',
    '/images',
    '/images/extinguisher.svg',
    '/directions?from=s_hallway&to=s_loft',
    '/floors/f_ground.svg',
    '/floors/f_ground.png?width=200',
  ])(
    'reads /venues/mall%s as a bearer token, only from its pages, without caching',
    async (path) => {
      const { access } = await maps.makeLink();
      const response = await maps.read(access, `/venues/mall${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(response.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
      expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
      expect(response.headers.get('Vary')).toContain('Authorization');
      await response.arrayBuffer();
    },
  );

  it('works in the viewer and in pages of its origins, which get the reason when it expires', async () => {
    const { access } = await maps.makeLink();
    const viewer = { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' };
    expect((await maps.read(access, '/venues/mall/bundle', viewer)).status).toBe(200);
    const page = { Origin: origin, 'Sec-Fetch-Site': 'cross-site' };
    const answer = await maps.read(access, '/venues/mall/bundle', page);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(answer.headers.get('Vary')).toContain('Origin');
    maps.setTime(start + 3_600_000);
    const late = await maps.read(access, '/venues/mall/bundle', page);
    expect([late.status, late.headers.get('Access-Control-Allow-Origin')]).toEqual([401, origin]);
  });

  it('works until it expires, to the second', async () => {
    const { access } = await maps.makeLink({ expiresInSeconds: 60 });
    maps.setTime(start + 59_999);
    expect((await maps.read(access)).status).toBe(200);
    maps.setTime(start + 60_000);
    expect((await maps.read(access)).status).toBe(401);
  });

  it('is listed without its token, and removed when it is revoked', async () => {
    const { id } = await maps.makeLink({ subject: 'front desk' });
    const { body } = await maps.test.send('GET /viewer-access?limit=500', { as: writer });
    const all = body['viewerAccess'] as unknown as Record<string, unknown>[];
    const [listed] = all.filter((one) => one['id'] === id);
    expect(listed).toEqual({
      id,
      venueId: 'mall',
      origins: [origin],
      subject: 'front desk',
      createdAt: '2026-06-01T00:00:00.000Z',
      expiresAt: '2026-06-01T01:00:00.000Z',
    });
    expect((await maps.test.send(`DELETE /viewer-access/${id}`, { as: writer })).status).toBe(204);
    expect((await maps.test.send(`DELETE /viewer-access/${id}`, { as: writer })).status).toBe(404);
  });

  it('is removed from the list a week after it expires', async () => {
    const { id } = await maps.makeLink();
    maps.setTime(start + 8 * 86_400_000);
    await maps.makeLink();
    const { body } = await maps.test.send('GET /viewer-access?limit=500', { as: writer });
    expect(JSON.stringify(body)).not.toContain(id);
  });

  it('is created once for a repeated request', async () => {
    const headers = { 'Idempotency-Key': 'link-of-june' };
    const body = { venueId: 'mall', origins: [origin] };
    const first = await maps.test.send('POST /viewer-access', { as: writer, body, headers });
    const second = await maps.test.send('POST /viewer-access', { as: writer, body, headers });
    expect(second.body).toEqual(first.body);
  });
});

describe('pages elsewhere', () => {
  it.each([
    '/venues/mall',
    '/venues/mall/bundle',
    '/venues/m%61ll/bundle',
    '/venues/mall/locations',
  ])('get no CORS headers for %s', async (path) => {
    const headers = {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    };
    const preflight = await maps.test.app.request(`/api/v1${path}`, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(403);
    expect(preflight.headers.has('Access-Control-Allow-Origin')).toBe(false);
    expect(preflight.headers.has('Access-Control-Allow-Headers')).toBe(false);
  });

  it('can read only the venue of a valid link that lists their origin', async () => {
    await maps.makeLink({ origins: ['https://named.example'], expiresInSeconds: 60 });
    const ask = (Origin: string, venue = 'mall') =>
      maps.test.app.request(`/api/v1/venues/${venue}/bundle`, {
        method: 'OPTIONS',
        headers: { Origin, 'Access-Control-Request-Method': 'GET' },
      });
    const preflight = await ask('https://named.example');
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': 'https://named.example',
      'access-control-allow-methods': 'GET, HEAD',
    });
    expect(preflight.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    for (const other of ['https://%', '%', 'https://named_example', 'https://named.example:8443']) {
      expect((await ask(other)).status, other).toBe(403);
    }
    expect((await ask('https://named.example', 'other')).status).toBe(403);
    maps.setTime(start + 60_000);
    expect((await ask('https://named.example')).status).toBe(403);
  });

  it('can read a venue again when it is public again', async () => {
    await maps.setVisibility('public');
    const headers = { Origin: 'https://a.example', 'Access-Control-Request-Method': 'GET' };
    const preflight = await maps.test.app.request('/api/v1/venues/mall', {
      method: 'OPTIONS',
      headers,
    });
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

describe('the page shown instead of a private map', () => {
  it.each(['/viewer/?venue=mall', '/viewer/?venue=mall&access=', '/%76iewer/?venue=mall'])(
    'is served at %s without map data, scripts, or caching',
    async (path) => {
      const response = await maps.test.app.request(path);
      expect(response.status).toBe(403);
      expect(response.headers.get('Content-Type')).toContain('text/html');
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
      const text = await response.text();
      expect(text).toContain('<html lang="en">');
      expect(text).toContain('This map is private');
      expect(text).not.toMatch(/<script|Test Mall/);
    },
  );

  it('can be framed by the same pages if the link expired, and by any page if the link is invalid', async () => {
    const { access } = await maps.makeLink({ expiresInSeconds: 60 });
    maps.setTime(start + 60_000);
    expect(ancestorsOf(await maps.showMap({ venue: 'mall', access }))).toBe(origin);
    expect(ancestorsOf(await maps.showMap({ venue: 'mall', access: `${access}A` }))).toBe('*');
  });

  it('is not shown for public maps', async () => {
    await maps.setVisibility('public');
    const response = await maps.showMap({ venue: 'mall' });
    expect([response.status, ancestorsOf(response)]).toEqual([200, '*']);
  });
});
