import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMvf } from '@mezzanine/mvf';
import { sampleEnterpriseMvf } from '@mezzanine/mezzanine-js/fixtures/sample-enterprise-mvf';
import type { TestDatabase } from './testing/testDatabases.fixture.ts';
import { testDatabases } from './testing/testDatabases.fixture.ts';
import {
  createTestPlatform,
  seed,
  stranger,
  type TestPlatform,
  writer,
} from './testing/testPlatform.fixture.ts';

const coffee = {
  name: 'Lantern Coffee',
  categories: ['cat_books'],
  spaces: ['s_east'],
  openingHoursSpecification: [{ opens: '07:30', closes: '19:00', dayOfWeek: ['Monday'] }],
};

describe.each(testDatabases)('the platform API on $name', ({ isThere, open }) => {
  let opened: TestDatabase;
  let test: TestPlatform;

  beforeAll(async () => {
    if (isThere) opened = await open();
  }, 60_000);
  beforeEach(async () => {
    if (isThere) test = await createTestPlatform(opened.database);
  });
  afterEach(async () => {
    if (!isThere) return;
    expect(test.faults).toEqual([]);
    await test.dispose();
    for (const table of [
      'record_links',
      'records',
      'venues',
      'webhooks',
      'idempotency_keys',
    ] as const) {
      await opened.database.deleteFrom(table).execute();
    }
  });
  afterAll(async () => {
    if (isThere) await opened.dispose();
  });
  const check = isThere ? it : it.skip;

  check('keeps a venue private, and links to it', async () => {
    const body = { visibility: 'private' };
    await test.send('PUT /venues/mall/visibility', { as: writer, body });
    expect((await test.send('GET /venues/mall')).status).toBe(403);
    const link = { venueId: 'mall', origins: ['https://a.example'] };
    const { body: made } = await test.send('POST /viewer-access', { as: writer, body: link });
    const headers = { Authorization: `Bearer ${String(made['access'])}` };
    expect((await test.send('GET /venues/mall', { headers })).status).toBe(200);
    const gone = await test.send(`DELETE /viewer-access/${String(made['id'])}`, { as: writer });
    expect(gone.status).toBe(204);
    expect((await test.send('GET /venues/mall', { headers })).status).toBe(401);
  });

  check('lists the records of the bundle, in the order of external ids', async () => {
    const { status, body } = await test.send('GET /venues/mall/locations');
    expect(status).toBe(200);
    expect(body).toEqual({
      locations: [
        expect.objectContaining({
          externalId: 'el_books',
          source: 'bundle',
          categories: ['cat_books', 'cat_cards'],
          spaces: ['s_west'],
        }),
        expect.objectContaining({ externalId: 'el_stairs', amenity: 'stairs' }),
        expect.objectContaining({ externalId: 'el_web', isHidden: true }),
      ],
    });
    expect(body['locations']?.[0]).not.toHaveProperty('metadata');
  });

  check('returns each record exactly once over all pages', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await test.send(`GET /venues/mall/locations?limit=1${cursor}`);
      const page = body as unknown as { locations: { externalId: string }[]; nextCursor?: string };
      seen.push(...page.locations.map(({ externalId }) => externalId));
      cursor = page.nextCursor === undefined ? '' : `&cursor=${page.nextCursor}`;
    } while (cursor !== '');
    expect(seen).toEqual(['el_books', 'el_stairs', 'el_web']);
  });

  check('a cursor is only valid for its own list', async () => {
    const { body } = await test.send('GET /venues/mall/locations?limit=1');
    const cursor = String(body['nextCursor']);
    for (const request of [
      `GET /venues/mall/categories?cursor=${cursor}`,
      `GET /venues/mall/locations?category=cat_books&cursor=${cursor}`,
      'GET /venues/mall/locations?cursor=WyJhIiwiYiJd',
      'GET /venues/mall/locations?cursor=abc',
    ]) {
      expect((await test.send(request)).status).toBe(400);
    }
  });

  check('filters by category, floor, parent, and time of change', async () => {
    const idsOf = async (request: string) => {
      const { body } = await test.send(`GET /venues/mall/${request}`);
      const [list = []] = Object.values(body) as unknown as { externalId: string }[][];
      return list.map(({ externalId }) => externalId);
    };
    expect(await idsOf('locations?category=cat_cards')).toEqual(['el_books']);
    expect(await idsOf('locations?floor=f_upper')).toEqual([]);
    expect(await idsOf('locations?floor=f_ground')).toEqual(['el_books']);
    expect(await idsOf('categories?parent=cat_shops')).toEqual(['cat_books', 'cat_cards']);
    expect(await idsOf('locations?updatedSince=2999-01-01T00:00:00Z')).toEqual([]);
  });

  check('replaces a location entirely, and returns what was written', async () => {
    const put = await test.send('PUT /venues/mall/locations/shop-17', { as: writer, body: coffee });
    expect(put.status).toBe(201);
    expect(put.body).toMatchObject({ externalId: 'shop-17', source: 'workspace', ...coffee });
    const got = await test.send('GET /venues/mall/locations/shop-17');
    expect(got.body).toEqual(put.body);
    expect(got.headers.get('ETag')).toBe(put.headers.get('ETag'));
    const again = { as: writer, body: { name: 'Lantern' } };
    const replaced = await test.send('PUT /venues/mall/locations/shop-17', again);
    expect(replaced.status).toBe(200);
    expect(replaced.body).not.toHaveProperty('spaces');
    expect((await test.send('GET /venues/mall/locations?category=cat_books')).body).toEqual({
      locations: [expect.objectContaining({ externalId: 'el_books' })],
    });
  });

  check('writes a location to the bundle with the categories that exist in each file', async () => {
    const change = { as: writer, body: { name: 'Tide & Timber Stationery' } };
    expect((await test.send('PATCH /venues/mall/locations/el_books', change)).status).toBe(200);
    const { body } = await test.send('POST /token', { body: writer });
    const bundle = await test.app.request('/api/v1/venues/mall/bundle', {
      headers: { Authorization: `Bearer ${String(body['accessToken'])}` },
    });
    const { locations, enterprise } = readMvf(await bundle.arrayBuffer());
    const written = { name: change.body.name };
    expect(locations).toContainEqual(
      expect.objectContaining({ ...written, categories: ['cat_books'] }),
    );
    expect(enterprise?.locations).toContainEqual(
      expect.objectContaining({ ...written, categories: ['cat_books', 'cat_cards'] }),
    );
  });

  check(
    'keeps the changes and deletions of the workspace when a newer bundle is imported',
    async () => {
      const mine = { as: writer, body: { name: 'Ours' } };
      await test.send('PUT /venues/mall/locations/el_web', mine);
      await test.send('DELETE /venues/mall/locations/el_stairs', { as: writer });
      const mvf = sampleEnterpriseMvf();
      const [first, books, ...others] = mvf.enterprise?.locations ?? [];
      if (first === undefined || books === undefined || mvf.enterprise === undefined)
        throw new Error();
      const locations = [
        { ...first, name: 'Theirs' },
        { ...books, name: 'Books & more' },
        ...others,
      ];
      const newer = { ...mvf, enterprise: { ...mvf.enterprise, locations } };
      expect(await seed(test.database, newer, 'second')).toBe(true);
      const { body } = await test.send('GET /venues/mall/locations');
      expect(body['locations']).toEqual([
        expect.objectContaining({ externalId: 'el_books', name: 'Books & more' }),
        expect.objectContaining({ externalId: 'el_web', name: 'Ours' }),
      ]);
      expect(await seed(test.database, newer, 'second')).toBe(false);
    },
  );

  check('deletes what a newer bundle no longer contains', async () => {
    const mvf = sampleEnterpriseMvf();
    const enterprise = mvf.enterprise && {
      ...mvf.enterprise,
      locations: mvf.enterprise.locations.slice(1),
    };
    await seed(test.database, { ...mvf, ...(enterprise && { enterprise }) }, 'second');
    expect((await test.send('GET /venues/mall/locations/el_web')).status).toBe(404);
  });

  check('reports missing related objects by pointer', async () => {
    const body = { ...coffee, categories: ['cat_books', 'none'], spaces: ['G-01', 'nowhere'] };
    const refused = await test.send('PUT /venues/mall/locations/shop-17', { as: writer, body });
    expect(refused.status).toBe(422);
    expect(refused.body['errors']).toEqual([
      { pointer: '/categories/1', detail: expect.stringContaining('categories') },
      { pointer: '/spaces/1', detail: expect.stringContaining('space') },
    ]);
    expect((await test.send('GET /venues/mall/locations/shop-17')).status).toBe(404);
  });

  check('lists events by their time', async () => {
    const event = (startDate: string, endDate?: string) => ({
      as: writer,
      body: { name: 'Talk', startDate, ...(endDate !== undefined && { endDate }) },
    });
    // The first one ends at 22:00 UTC.
    const may = event('2026-05-01T10:00:00Z', '2026-05-01T18:00:00-04:00');
    await test.send('PUT /venues/mall/events/may', may);
    await test.send('PUT /venues/mall/events/open', event('2026-06-01T10:00:00Z'));
    const idsOf = async (query: string) => {
      const { body } = await test.send(`GET /venues/mall/events?${query}`);
      return (body['events'] as unknown as { externalId: string }[]).map(
        ({ externalId }) => externalId,
      );
    };
    expect(await idsOf('from=2026-05-01T21:59:00Z')).toEqual(['may', 'open']);
    expect(await idsOf('from=2026-05-01T22:01:00Z')).toEqual(['open']);
    expect(await idsOf('to=2026-05-31T00:00:00Z')).toEqual(['may']);
    const turned = event('2026-06-02T10:00:00Z', '2026-06-01T10:00:00Z');
    expect((await test.send('PUT /venues/mall/events/turned', turned)).body['errors']).toEqual([
      { pointer: '/endDate', detail: 'must not be before startDate' },
    ]);
  });

  check('replaces only the version in If-Match', async () => {
    const path = '/venues/mall/locations/el_books';
    const etag = (await test.send(`GET ${path}`)).headers.get('ETag') ?? '';
    const write = (ifMatch: string) =>
      test.send(`PUT ${path}`, {
        as: writer,
        body: { name: 'A' },
        headers: { 'If-Match': ifMatch },
      });
    expect((await write('"another"')).status).toBe(412);
    expect((await write(etag)).status).toBe(200);
    expect((await write(etag)).status).toBe(412);
  });

  check(
    'performs a write once for an idempotency key, even if two requests are concurrent',
    async () => {
      const create = (url: string) =>
        test.send('POST /webhooks', {
          as: writer,
          body: { url, events: ['location.updated'] },
          headers: { 'Idempotency-Key': 'create-hook-1' },
        });
      const url = 'https://hooks.example.com/a';
      const [first, second] = await Promise.all([create(url), create(url)]);
      expect(first.body).toEqual(second.body);
      expect(
        [first, second].map(({ headers }) => headers.get('Idempotency-Replayed')).sort(),
      ).toEqual([null, 'true'].sort());
      expect((await test.send('GET /webhooks', { as: writer })).body['webhooks']).toHaveLength(1);
      expect((await create('https://hooks.example.com/b')).status).toBe(422);
    },
  );

  check('a rejected write does not use up its idempotency key', async () => {
    const write = (body: object) =>
      test.send('PUT /venues/mall/categories/coffee', {
        as: writer,
        body,
        headers: { 'Idempotency-Key': 'category-1' },
      });
    expect((await write({ name: 'Coffee', parent: 'none' })).status).toBe(422);
    expect((await write({ name: 'Coffee' })).status).toBe(201);
  });

  check('shows the secret of a webhook once, and deletes the webhook', async () => {
    const body = {
      url: 'https://hooks.example.com/a',
      events: ['sync.failed'],
      description: 'CMS',
    };
    const created = await test.send('POST /webhooks', { as: writer, body });
    expect(created.status).toBe(201);
    const { secret, ...listed } = created.body as unknown as { secret: string; id: string };
    expect(secret).toMatch(/^whsec_/);
    expect((await test.send('GET /webhooks', { as: writer })).body).toEqual({ webhooks: [listed] });
    expect((await test.send('GET /webhooks', { as: stranger })).body).toEqual({ webhooks: [] });
    const path = `/webhooks/${listed.id}`;
    expect((await test.send(`DELETE ${path}`, { as: stranger })).status).toBe(404);
    expect((await test.send(`GET ${path}`, { as: writer })).body).toEqual(listed);
    expect((await test.send(`DELETE ${path}`, { as: writer })).status).toBe(204);
    expect((await test.send(`GET ${path}`, { as: writer })).status).toBe(404);
  });
});
