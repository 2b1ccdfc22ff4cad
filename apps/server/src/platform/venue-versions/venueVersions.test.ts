import { keptVersions } from '@mezzanine/api-contract/limits';
import { exportGeoJson, exportImdf, type Mvf, readMvf, writeMvf, writeMvfV1 } from '@mezzanine/mvf';
import { writeArchive } from '@mezzanine/mvf/archive';
import { tinyVenue } from '@mezzanine/mvf/fixtures/tinyVenue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../testing/testDatabases.fixture.ts';
import {
  createTestPlatform,
  stranger,
  type TestPlatform,
  writer,
} from '../testing/testPlatform.fixture.ts';

/** The tiny venue with the given name. */
const named = (name: string): Mvf => ({
  ...tinyVenue,
  manifest: { ...tinyVenue.manifest, name },
});
const file = writeMvf(tinyVenue);
const archiveOf = (files: Readonly<Record<string, Uint8Array>>) =>
  writeArchive(new Map(Object.entries(files)));

describe.each(testDatabases)('venues that a workspace publishes, on $name', ({ isThere, open }) => {
  const check = isThere ? it : it.skip;
  let opened: TestDatabase;
  let test: TestPlatform;
  let other: TestPlatform;

  const put = (id: string, bytes: Uint8Array, query = '', headers = {}) =>
    test.send(`PUT /venues/${id}${query}`, { as: writer, file: bytes, headers });
  const versionsOf = async (id: string) => {
    const { body } = await test.send(`GET /venues/${id}/versions`, { as: writer });
    return body['versions'] as unknown as { id: string; name: string; isPublished: boolean }[];
  };
  const events = async () => {
    const rows = await opened.database.selectFrom('webhook_deliveries').select('payload').execute();
    return rows.map(({ payload }) => JSON.parse(payload) as { type: string; data: object });
  };

  beforeAll(async () => {
    if (!isThere) return;
    opened = await open();
    test = await createTestPlatform(opened.database);
    // Another server on the same database, with its own folder.
    other = await createTestPlatform(opened.database);
    const body = { url: 'https://hooks.example.com/', events: ['venue.published'] };
    await test.send('POST /webhooks', { as: writer, body });
  }, 60_000);
  afterAll(async () => {
    if (!isThere) return;
    expect([...test.faults, ...other.faults]).toEqual([]);
    await test.dispose();
    await other.dispose();
    await opened.dispose();
  });

  check('are served by every operation, on all servers of the database', async () => {
    const { status, body } = await put('house', file, '?city=Rotterdam');
    expect([status, body]).toMatchObject([
      201,
      {
        name: 'Tiny house',
        format: 'mvf-2',
        isPublished: true,
        formatVersions: ['2.0.0', '1.0.0'],
      },
    ]);
    for (const server of [test, other]) {
      const venue = await server.send('GET /venues/house');
      expect(venue.body).toMatchObject({
        name: 'Tiny house',
        city: 'Rotterdam',
        timeZone: 'Europe/Amsterdam',
      });
      const listed = await server.send('GET /venues');
      expect((listed.body['venues'] as unknown as { id: string }[]).map(({ id }) => id)).toEqual([
        'mall',
        'house',
      ]);
      for (const path of [
        'locations',
        'categories',
        'floors',
        'spaces',
        'images',
        'visibility',
        'sync-sources',
      ]) {
        const answer = await server.send(`GET /venues/house/${path}`, { as: writer });
        expect([path, answer.status]).toEqual([path, 200]);
      }
      for (const version of ['2', '1']) {
        const bundle = await server.app.request(`/api/v1/venues/house/bundle?version=${version}`, {
          headers: { Authorization: `Bearer ${await tokenOf(server)}` },
        });
        expect(readMvf(await bundle.arrayBuffer()).manifest.name).toBe('Tiny house');
        expect(bundle.headers.get('Accept-Ranges')).toBe('bytes');
      }
      const way = await server.send('GET /venues/house/directions?from=n_a&to=n_b');
      expect(way.status).toBe(404);
    }
    const told = (await events()).filter(
      ({ data }) => 'venueId' in data && data.venueId === 'house',
    );
    expect(told).toMatchObject([{ type: 'venue.published', data: { versionId: body['id'] } }]);
  });

  check('have a location that directions, records, and an updated bundle contain', async () => {
    await put('house', file);
    const [location] = tinyVenue.locations;
    const { body } = await test.send('GET /venues/house/locations');
    expect(body['locations']).toMatchObject([{ name: location?.name }]);
    const changed = await test.send('PUT /venues/house/locations/desk', {
      as: writer,
      body: { name: 'Desk' },
    });
    expect(changed.status).toBe(201);
    const bundle = await test.app.request('/api/v1/venues/house/bundle', {
      headers: { Authorization: `Bearer ${await tokenOf(test)}` },
    });
    expect(readMvf(await bundle.arrayBuffer()).locations.map(({ name }) => name)).toContain('Desk');
    await put('house', writeMvf(named('New house')));
    expect((await test.send('GET /venues/house/locations/desk')).body).toMatchObject({
      name: 'Desk',
    });
  });

  check('are read from every format, which is detected by content', async () => {
    const imdf = archiveOf(exportImdf(tinyVenue).files);
    const geojson = new TextEncoder().encode(
      JSON.stringify({
        type: 'FeatureCollection',
        features: Object.values(tinyVenue.spaces).flat(),
      }),
    );
    const files = {
      'mvf-1': writeMvfV1(tinyVenue).bytes,
      imdf,
      geojson,
      zipped: archiveOf(exportGeoJson(tinyVenue).files),
    };
    for (const [format, bytes] of Object.entries(files)) {
      const { status, body } = await put(
        `from-${format}`,
        bytes,
        '?name=My%20house&acceptErrors=true',
      );
      expect([format, status, body]).toMatchObject([
        format,
        201,
        { format: format === 'zipped' ? 'geojson' : format, name: 'My house' },
      ]);
      expect((await test.send(`GET /venues/from-${format}/floors`)).status).toBe(200);
    }
  });

  check('keep their versions, each of which can be published again', async () => {
    const first = await put('versions', writeMvf(named('First')));
    expect((await put('versions', writeMvf(named('Second')))).status).toBe(200);
    expect(await versionsOf('versions')).toMatchObject([
      { name: 'Second', isPublished: true },
      { name: 'First', isPublished: false },
    ]);
    expect((await other.send('GET /venues/versions')).body).toMatchObject({ name: 'Second' });
    const id = String(first.body['id']);
    const before = (await events()).length;
    const back = await test.send(`POST /venues/versions/versions/${id}/publish`, { as: writer });
    expect([back.status, back.body]).toMatchObject([200, { id, isPublished: true }]);
    for (const server of [test, other]) {
      expect((await server.send('GET /venues/versions')).body).toMatchObject({ name: 'First' });
    }
    expect((await events()).slice(before)).toMatchObject([{ data: { versionId: id } }]);
    const report = await test.send(`GET /venues/versions/versions/${id}`);
    expect(report.body['findings']).toContainEqual(
      expect.objectContaining({ rule: 'TOPO-11', severity: 'warning' }),
    );
    expect((await test.send('GET /venues/versions/versions/ver_none')).status).toBe(404);
  });

  check(`keep the last ${keptVersions} versions`, async () => {
    await put('many', file);
    const [row] = await opened.database
      .selectFrom('venue_versions')
      .selectAll()
      .where('venue', '=', 'many')
      .execute();
    if (row === undefined) throw new Error('Nothing was published.');
    const older = Array.from({ length: keptVersions - 1 }, (_, index) => ({
      ...row,
      id: `ver_${String(index).padStart(24, '0')}`,
      name: `Version ${index}`,
    }));
    await opened.database.insertInto('venue_versions').values(older).execute();
    await put('many', writeMvf(named('Newest')));
    const { body } = await test.send('GET /venues/many/versions?limit=100', { as: writer });
    const names = (body['versions'] as unknown as { name: string }[]).map(({ name }) => name);
    expect(names).toHaveLength(keptVersions);
    expect([names[0], names.at(-1)]).toEqual(['Newest', 'Version 1']);
  });

  check('are rejected with the validator’s findings, unless errors are accepted', async () => {
    const crossed = JSON.parse(
      JSON.stringify(tinyVenue).replaceAll('[4.501,51.9]', '[4.5005,51.902]'),
    ) as Mvf;
    const broken = writeMvf(crossed);
    const { status, body } = await put('broken', broken);
    expect([status, body['detail']]).toEqual([422, expect.stringContaining('acceptErrors=true')]);
    expect(body['findings']).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        rule: expect.any(String),
        fix: expect.any(String),
      }),
    );
    expect((await test.send('GET /venues/broken', { as: writer })).status).toBe(404);
    expect((await put('broken', broken, '?acceptErrors=true')).status).toBe(201);
  });

  check(
    'never have a user name or password in links, so that PUT accepts what GET returns',
    async () => {
      const linkedTo = (url: string) =>
        writeMvf({
          ...tinyVenue,
          locations: tinyVenue.locations.map((one) => ({
            ...one,
            website: { label: 'Site', url },
          })),
        });
      const secret = linkedTo('https://ada:s3cret@house.example/');
      for (const query of ['', '?acceptErrors=true']) {
        const { status, body } = await put('linked-to', secret, query);
        expect(status).toBe(422);
        expect(body['findings']?.[0]).toMatchObject({ rule: 'TEXT-11', file: 'location.json' });
        expect(JSON.stringify(body)).not.toContain('s3cret');
      }
      expect((await test.send('GET /venues/linked-to', { as: writer })).status).toBe(404);
      expect((await put('linked-to', linkedTo('https://house.example/'))).status).toBe(201);
      const { body } = await test.send('GET /venues/linked-to/locations');
      const [location] = body['locations'] as unknown as { externalId: string; website: object }[];
      expect(location?.website).toEqual({ label: 'Site', url: 'https://house.example/' });
      const path = `/venues/linked-to/locations/${location?.externalId}`;
      expect((await test.send(`PUT ${path}`, { as: writer, body: location })).status).toBe(200);
    },
  );

  check.each([
    ['an empty file', new Uint8Array(), 'application/zip', 400],
    ['text', new TextEncoder().encode('hello'), 'application/zip', 422],
    ['an archive of something else', new Uint8Array([0x50, 0x4b, 3, 4]), 'application/zip', 422],
    ['another content type', file, 'text/html', 415],
    ['a file over the limit', new Uint8Array(64 * 1024 * 1024 + 1), 'application/zip', 413],
  ])('are not made from %s', async (_, bytes, type, expected) => {
    const { status, body } = await put('none', bytes, '', { 'Content-Type': type });
    expect([status, body['detail']]).toEqual([expected, expect.any(String)]);
  });

  check('are published once, however often a request with an idempotency key is sent', async () => {
    const headers = { 'Idempotency-Key': 'publish-once-1' };
    const first = await put('once', file, '', headers);
    const again = await put('once', file, '', headers);
    expect([again.status, again.body['id']]).toEqual([201, first.body['id']]);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await versionsOf('once')).toHaveLength(1);
    expect((await put('once', writeMvf(named('Other')), '', headers)).status).toBe(422);
  });

  check('cannot use an id of another workspace, and do not exist for it', async () => {
    await put('mine', file);
    const taken = await test.send('PUT /venues/mine', { as: stranger, file });
    expect([taken.status, taken.body['detail']]).toEqual([409, expect.stringContaining('taken')]);
    expect((await test.send('PUT /venues/mall', { as: stranger, file })).status).toBe(409);
    expect((await test.send('GET /venues/mine', { as: stranger })).status).toBe(404);
    expect((await test.send('DELETE /venues/mine', { as: stranger })).status).toBe(404);
    expect((await test.send('GET /venues', { as: stranger })).body).toEqual({ venues: [] });
  });

  check(
    'that are public are read by the demo key, whichever workspace they belong to',
    async () => {
      const path = '/venues/theirs';
      expect((await test.send(`PUT ${path}`, { as: stranger, file })).status).toBe(201);
      for (const part of ['', '/bundle', '/floors', '/locations', '/spaces']) {
        expect([part, (await test.send(`GET ${path}${part}`)).status]).toEqual([part, 200]);
      }
      expect(JSON.stringify((await test.send('GET /venues')).body)).not.toContain('theirs');
      const body = { name: 'Mine' };
      expect((await test.send(`PUT ${path}/locations/a`, { body })).status).toBe(403);
      for (const request of [`GET ${path}`, `PUT ${path}/locations/a`, `DELETE ${path}`]) {
        const send = { as: writer, ...(request.startsWith('PUT') && { body }) };
        expect([request, (await test.send(request, send)).status]).toEqual([request, 404]);
      }
      await put('linked', file, '?visibility=private');
      const link = { venueId: 'linked', origins: ['https://shop.example'] };
      const { body: made } = await test.send('POST /viewer-access', { as: writer, body: link });
      const headers = { Authorization: `Bearer ${String(made['access'])}` };
      expect((await test.send(`GET ${path}`, { headers })).status).toBe(404);
      const hidden = { as: stranger, body: { visibility: 'private' } };
      expect((await test.send(`PUT ${path}/visibility`, hidden)).status).toBe(200);
      expect((await test.send(`GET ${path}`)).status).toBe(404);
      expect((await test.send(`GET ${path}/bundle`)).status).toBe(404);
    },
  );

  check('that are private can only be read with keys that have write access', async () => {
    await put('secret', file, '?visibility=private');
    expect((await test.send('GET /venues/secret')).status).toBe(403);
    expect((await test.send('GET /venues/secret', { as: writer })).status).toBe(200);
    const ids = async (as?: typeof writer) => {
      const { body } = await test.send('GET /venues', { ...(as && { as }) });
      return (body['venues'] as unknown as { id: string }[]).map(({ id }) => id);
    };
    expect(await ids()).not.toContain('secret');
    expect(await ids(writer)).toContain('secret');
  });

  check('are deleted with everything that belongs to them', async () => {
    await put('gone', file, '?visibility=private');
    await test.send('PUT /venues/gone/locations/desk', { as: writer, body: { name: 'Desk' } });
    const source = { endpoints: { locations: 'https://cms.example.com/locations.json' } };
    await test.send('PUT /venues/gone/sync-sources/cms', { as: writer, body: source });
    const link = { venueId: 'gone', origins: ['https://shop.example'] };
    expect((await test.send('POST /viewer-access', { as: writer, body: link })).status).toBe(201);
    expect((await test.send('DELETE /venues/gone', { as: writer })).status).toBe(204);
    expect((await test.send('GET /venues/gone', { as: writer })).status).toBe(404);
    expect((await other.send('GET /venues/gone', { as: writer })).status).toBe(404);
    expect((await put('gone', file)).status).toBe(201);
    expect((await test.send('GET /venues/gone/locations/desk')).status).toBe(404);
  });

  check('contain nothing of a deleted venue with the same id, file, and changes', async () => {
    const locationsOf = async (as: typeof writer, name: string) => {
      expect((await test.send('PUT /venues/reused', { as, file })).status).toBe(201);
      await test.send('PUT /venues/reused/locations/desk', { as, body: { name } });
      const bundle = await test.app.request('/api/v1/venues/reused/bundle', {
        headers: { Authorization: `Bearer ${await tokenOf(test, as)}` },
      });
      const { locations } = readMvf(await bundle.arrayBuffer());
      await test.send('DELETE /venues/reused', { as });
      return locations.map((location) => location.name);
    };
    expect(await locationsOf(writer, 'Ours')).toContain('Ours');
    const theirs = await locationsOf(stranger, 'Theirs');
    expect(theirs).toContain('Theirs');
    expect(theirs).not.toContain('Ours');
  });

  check('replace a demo venue only on request, and restore it when deleted', async () => {
    const refused = await put('mall', file);
    expect([refused.status, refused.body['detail']]).toEqual([
      409,
      expect.stringContaining('replaceDemo=true'),
    ]);
    expect((await test.send('DELETE /venues/mall', { as: writer })).status).toBe(409);
    expect((await put('mall', file, '?replaceDemo=true')).status).toBe(200);
    expect((await other.send('GET /venues/mall')).body).toMatchObject({ name: 'Tiny house' });
    expect((await put('mall', writeMvf(named('Again')))).status).toBe(200);
    expect((await test.send('DELETE /venues/mall', { as: writer })).status).toBe(204);
    expect((await other.send('GET /venues/mall')).body).toMatchObject({ name: 'Test Mall' });
    expect((await test.send('GET /venues/mall/locations/el_books')).status).toBe(200);
  });
});

async function tokenOf({ app }: TestPlatform, as = writer): Promise<string> {
  const response = await app.request('/api/v1/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(as),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}
