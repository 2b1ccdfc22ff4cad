import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPrivateMapTest,
  type PrivateMapTest,
} from '../platform/private-maps/privateMap.fixture.ts';
import type { RequestProblem } from '../problem/RequestProblem.ts';
import { respondWithProblem } from '../problem/respondWithProblem.ts';
import { VenueCatalog } from '../venues/VenueCatalog.ts';
import { mapLinkRoutes } from './mapLinkRoutes.ts';
import { privateOffice, withPrivateOffice } from './privateOffice.ts';

let maps: PrivateMapTest;
let routes: ReturnType<typeof mapLinkRoutes>;

beforeAll(async () => {
  maps = await createPrivateMapTest();
  await maps.test.database
    .insertInto('venues')
    .values({ id: privateOffice, workspace: 'demo', digest: 'none', visibility: 'private' })
    .execute();
  routes = mapLinkRoutes(maps.test.platform);
  routes.onError((error, context) => respondWithProblem(context, error as RequestProblem));
});
afterAll(() => maps.dispose());

const ask = (headers: Record<string, string> = {}, host = 'localhost:8080') =>
  routes.request(`http://${host}/sample-customer/map-link`, { method: 'POST', headers });

describe('the private office', () => {
  it('is a copy of the office, and does not exist without it', () => {
    const listing = {
      id: 'office',
      name: 'Kestrel House',
      description: 'An office.',
      updatedAt: '',
      formatVersions: [],
      bytes: 0,
      bundles: [],
    };
    const bundles = new Map();
    const catalog = withPrivateOffice(new VenueCatalog([{ listing, bundles }]));
    expect(catalog.listings.map(({ id }) => id)).toEqual(['office', 'private-office']);
    expect(catalog.getVenue(privateOffice)?.bundles).toBe(bundles);
    expect(withPrivateOffice(new VenueCatalog([])).listings).toEqual([]);
  });

  it('opens with a link that the sample customer creates for a page of this server', async () => {
    const response = await ask({ Origin: 'http://localhost:8080' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { url, expiresAt } = (await response.json()) as { url: string; expiresAt: string };
    expect(expiresAt).toBe('2026-06-01T00:10:00.000Z');
    const page = await maps.test.app.request(url);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Security-Policy')).toContain(
      'frame-ancestors http://localhost:8080;',
    );
  });

  it.each([
    [{ Origin: 'https://evil.example' }, 'localhost:8080'],
    [{ Origin: 'http://localhost:9090' }, 'localhost:8080'],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 'localhost:8080'],
    [{}, 'maps.evil.example'],
  ])('does not open for other pages: %j at %s', async (headers, host) => {
    expect((await ask(headers, host)).status).toBe(403);
  });
});
