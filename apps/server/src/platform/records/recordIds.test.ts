import { type Mvf, writeMvf } from '@mezzanine/mvf';
import { tinyVenue } from '@mezzanine/mvf/fixtures/tinyVenue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite, type TestDatabase } from '../testing/testDatabases.fixture.ts';
import { createTestPlatform, type TestPlatform, writer } from '../testing/testPlatform.fixture.ts';

const [location] = tinyVenue.locations;
const [category] = tinyVenue.categories;
/** A venue whose location and category have different ids in the owner's system and on the map. */
const venue = {
  ...tinyVenue,
  enterprise: undefined,
  locations: [{ ...location, id: 'loc_1', externalId: 'shop-1' }],
  categories: [{ ...category, id: 'lcat_1', externalId: 'food' }],
} as unknown as Mvf;
const bundle: Mvf = {
  ...venue,
  locations: venue.locations.map((one) => ({ ...one, categories: ['lcat_1'] })),
};

let opened: TestDatabase;
let test: TestPlatform;

const send = (request: string, body?: unknown, headers = {}) =>
  test.send(request, { as: writer, headers, ...(body !== undefined && { body }) });

beforeAll(async () => {
  opened = await openSqlite();
  test = await createTestPlatform(opened.database);
  const { status, body } = await test.send('PUT /venues/house', {
    as: writer,
    file: writeMvf(bundle),
  });
  expect([status, body['detail']]).toEqual([201, undefined]);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.dispose();
  await opened.dispose();
});

describe('a record', () => {
  it('is found by the id on the map and by the external id', async () => {
    for (const id of ['loc_1', 'shop-1']) {
      const { status, body } = await send(`GET /venues/house/locations/${id}`);
      expect([id, status, body['externalId'], body['categories']]).toEqual([
        id,
        200,
        'shop-1',
        ['food'],
      ]);
    }
    expect((await send('GET /venues/house/categories/lcat_1')).body).toMatchObject({
      externalId: 'food',
    });
    const listed = async (filter: string) =>
      (await send(`GET /venues/house/locations?category=${filter}`)).body['locations'];
    expect(await listed('lcat_1')).toEqual(await listed('food'));
    expect(await listed('food')).toHaveLength(1);
    for (const to of ['loc_1', 'shop-1']) {
      const [space] = Object.values(bundle.spaces).flat();
      const way = `GET /venues/house/directions?from=${space?.properties.id}&to=${to}`;
      expect((await send(way)).status).toBe(200);
    }
  });

  it('can be written back unchanged after it was read', async () => {
    const { body, headers } = await send('GET /venues/house/locations/loc_1');
    const put = await send('PUT /venues/house/locations/loc_1', body, {
      'If-Match': headers.get('ETag'),
    });
    expect([put.status, put.body]).toMatchObject([
      200,
      { externalId: 'shop-1', name: body['name'] },
    ]);
    const names = (await send('GET /venues/house/locations')).body['locations'];
    expect(names).toHaveLength(1);
  });

  it('refers to others by either id, and is returned with external ids', async () => {
    const { status, body } = await send('PUT /venues/house/locations/desk', {
      name: 'Desk',
      categories: ['lcat_1', 'food'],
    });
    expect([status, body['categories']]).toEqual([201, ['food']]);
    const event = { name: 'Sale', startDate: '2026-07-01T09:00:00Z', location: 'loc_1' };
    expect((await send('PUT /venues/house/events/sale', event)).body).toMatchObject({
      location: 'shop-1',
    });
  });

  it('is changed field by field with a merge patch', async () => {
    const path = '/venues/house/locations/shop-1';
    await send(`PUT ${path}`, {
      name: 'Shop',
      phone: '1',
      website: { label: 'Shop', url: 'https://a.example' },
    });
    const patch = {
      phone: null,
      website: { label: 'Store' },
      searchTags: ['tea'],
      source: 'bundle',
    };
    const headers = { 'Content-Type': 'application/merge-patch+json' };
    const { status, body } = await send(`PATCH ${path}`, patch, headers);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Shop',
      source: 'workspace',
      website: { label: 'Store', url: 'https://a.example' },
      searchTags: ['tea'],
    });
    expect(body).not.toHaveProperty('phone');
    expect((await send(`PATCH ${path}`, { name: 'A' }, { 'If-Match': '"old"' })).status).toBe(412);
  });

  it.each([
    [{ name: null }, 422, ''],
    [{ name: 1 }, 422, '/name'],
    [{ spaces: ['none'] }, 422, '/spaces/0'],
    [{ unknown: 'red' }, 422, ''],
  ])('is not changed by %j', async (patch, expected, pointer) => {
    const { status, body } = await send('PATCH /venues/house/locations/shop-1', patch);
    expect(status).toBe(expected);
    expect(body['errors']).toContainEqual({ pointer, detail: expect.any(String) });
  });

  it('that does not exist cannot be changed', async () => {
    expect((await send('PATCH /venues/house/locations/none', { name: 'A' })).status).toBe(404);
    const demo = await test.send('PATCH /venues/house/locations/shop-1', { body: { name: 'A' } });
    expect(demo.status).toBe(403);
  });
});
