import { decodeJwt, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getToken } from '../../testApp.fixture.ts';
import { writer } from '../testing/testPlatform.fixture.ts';
import {
  alter,
  createPrivateMapTest,
  flip,
  forge,
  headed,
  origin,
  past,
  start,
  titleOf,
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

describe('an invalid link', () => {
  const bad: readonly [string, string, (access: string) => Promise<string> | string][] = [
    ['has another letter in its signature', 'does not open', (a) => flip(a, -2)],
    ['has another letter in its claims', 'does not open', (a) => flip(a, a.indexOf('.') + 12)],
    ['is not signed (alg none)', 'does not open', (a) => new UnsecuredJWT(decodeJwt(a)).encode()],
    ['has the algorithm none and a signature', 'does not open', (a) => headed(a, { alg: 'none' })],
    ['is signed with another key', 'does not open', (a) => forge(a, {}, {}, 'k'.repeat(48))],
    ['is signed with an empty key', 'does not open', (a) => forge(a, {}, {}, '\0')],
    ['is signed with another algorithm', 'does not open', (a) => forge(a, {}, { alg: 'HS512' })],
    ['contains its own key', 'does not open', (a) => headed(a, { jwk: { kty: 'oct', k: 'AA' } })],
    [
      'contains the URL of its key',
      'does not open',
      (a) => headed(a, { jku: 'https://a.example' }),
    ],
    ['is changed to another venue', 'does not open', (a) => alter(a, { venue: 'other' })],
    ['is changed to expire later', 'does not open', (a) => alter(a, { exp: 9e9 })],
    ['is of another kind', 'does not open', (a) => forge(a, {}, { typ: 'JWT' })],
    ['is for another audience', 'does not open', (a) => forge(a, { aud: 'venues' })],
    ['is of another issuer', 'does not open', (a) => forge(a, { iss: 'https://a.example' })],
    ['has no expiry', 'does not open', (a) => forge(a, { exp: undefined })],
    ['has no id', 'does not open', (a) => forge(a, { jti: undefined })],
    ['is valid for too long', 'does not open', (a) => forge(a, { exp: start / 1000 + 2_592_001 })],
    ['is truncated', 'does not open', (a) => a.slice(0, 100)],
    ['is something else', 'does not open', () => '../../etc/passwd'],
    ['has expired', 'has expired', (a) => forge(a, { iat: past(9), nbf: past(9), exp: past(1) })],
    ['is not valid yet', 'does not work yet', (a) => forge(a, { nbf: past(-60) })],
    ['refers to a link that does not exist', 'revoked', (a) => forge(a, { jti: 'va_none' })],
    ['is signed for another venue', 'revoked', (a) => forge(a, { venue: 'other' })],
  ];

  it.each(bad)('%s: 403 and a page, 401 and a problem', async (_, title, change) => {
    const { access } = await maps.makeLink();
    const given = await change(access);
    const page = await maps.showMap({ venue: 'mall', access: given });
    expect(page.status).toBe(403);
    expect(await titleOf(page)).toContain(title);
    const answer = await maps.read(given);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  it('was revoked', async () => {
    const { access, id } = await maps.makeLink();
    await maps.test.send(`DELETE /viewer-access/${id}`, { as: writer });
    expect(await titleOf(await maps.showMap({ venue: 'mall', access }))).toContain('revoked');
    const answer = await maps.read(access);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('revoked');
  });

  it('belongs to another venue', async () => {
    const { access } = await maps.makeLink();
    const page = await maps.showMap({ venue: 'other', access });
    expect(page.status).toBe(403);
    expect(await titleOf(page)).toBe('This link is for another map');
    // The other venue is not in the catalog, so users learn nothing about it.
    expect((await maps.read(access, '/venues/other/bundle')).status).toBe(404);
  });

  it('is an API token, or is in the wrong place', async () => {
    const { access } = await maps.makeLink();
    const token = await getToken(maps.test.app);
    expect(await titleOf(await maps.showMap({ venue: 'mall', access: token }))).toContain(
      'not open',
    );
    const places: readonly [string, Record<string, string>][] = [
      [`/venues/mall/bundle?access=${access}`, {}],
      [`/venues/mall/bundle?access_token=${access}`, {}],
      ['/venues/mall/bundle', { Cookie: `access=${access}` }],
      ['/venues/mall/bundle', { Authorization: `Basic ${btoa(`a:${access}`)}` }],
      ['/venues/mall/bundle', { Authorization: access }],
      ['/venues/mall/bundle', { 'X-Access': access }],
    ];
    for (const [path, headers] of places) {
      expect((await maps.test.app.request(`/api/v1${path}`, { headers })).status, path).toBe(401);
    }
  });

  it('is given twice, or with two venues', async () => {
    const { access } = await maps.makeLink();
    for (const query of [
      `venue=mall&access=${access}&access=${access}`,
      `venue=mall&venue=other&access=${access}`,
      'venue=nowhere&venue=mall',
      `access=${access}`,
    ]) {
      const { status } = await maps.test.app.request(`/viewer/?${query}`);
      expect(status, query).toBe(403);
    }
  });

  it.each([
    ['GET', '/webhooks', undefined],
    ['GET', '/viewer-access', undefined],
    ['POST', '/viewer-access', { venueId: 'mall', origins: [origin] }],
    ['PUT', '/venues/mall/visibility', { visibility: 'public' }],
    ['PUT', '/venues/mall/locations/shop-1', { name: 'Mine' }],
    ['DELETE', '/venues/mall/locations/el_books', undefined],
    ['GET', '/venues/mall/sync-sources', undefined],
  ])('is used to %s %s: 403', async (method, path, body) => {
    const { access } = await maps.makeLink();
    const { status, headers } = await maps.test.send(`${method} ${path}`, {
      ...(body !== undefined && { body }),
      headers: { Authorization: `Bearer ${access}` },
    });
    expect(status).toBe(403);
    expect(headers.get('WWW-Authenticate')).toContain('insufficient_scope');
  });

  it('comes from a page with another origin', async () => {
    const { access } = await maps.makeLink();
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'https://shop.example.evil.example' },
      { Origin: 'http://shop.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]) {
      const answer = await maps.read(access, '/venues/mall/bundle', headers);
      expect(answer.status).toBe(403);
      expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
    }
  });

  it('is framed by a page that it does not list', async () => {
    const { access } = await maps.makeLink();
    for (const page of [
      'https://evil.example/',
      'https://shop.example.evil.example/',
      'http://shop.example/',
    ]) {
      const frame = { 'Sec-Fetch-Dest': 'iframe', Referer: page };
      const response = await maps.showMap({ venue: 'mall', access }, frame);
      expect(response.status).toBe(403);
      expect(await titleOf(response)).toBe('This map cannot be shown on this page');
    }
  });
});
