import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadVenue } from '@mezzanine/mezzanine-js/headless';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedSchemas, syncObjects } from '@mezzanine/api-contract/published-schemas';
import { type TestDatabase, testDatabases } from '../testing/testDatabases.fixture.ts';
import { createTestPlatform, type TestPlatform, writer } from '../testing/testPlatform.fixture.ts';
import { readRecord } from './readRecord.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
interface Run {
  readonly id: string;
  readonly status: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly progress: readonly Readonly<Record<string, unknown>>[];
  readonly reason?: string;
}

const coffee = {
  externalId: 'shop-1',
  name: 'Lantern',
  categories: ['coffee'],
  polygons: ['s_east'],
  operationHours: [{ opens: '07:30', closes: '19:00', dayOfWeek: ['Monday'] }],
};
const books = { externalId: 'el_books', name: 'Books', categories: [], polygons: ['s_west'] };
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('published schemas', () => {
  it.each(syncObjects)('the example of a $title matches its schema', ({ endpoint, example }) => {
    expect(readRecord(endpoint, example)).toHaveProperty('record', example);
  });

  it('a link may not contain a name or password, and an image may', () => {
    const [website, logo] = [
      'https://shop.example/@home',
      'https://cdn:word@shop.example/logo.svg',
    ];
    expect(readRecord('locations', { ...books, website, logo })).toHaveProperty('record');
    const withPassword = { ...books, website: 'https://name:word@shop.example/' };
    expect(readRecord('locations', withPassword).faults).toMatchObject([{ pointer: '/website' }]);
  });

  it('have their own URLs', () => {
    expect(Object.keys(publishedSchemas)).toHaveLength(syncObjects.length + 1);
  });
});

describe.each(testDatabases)('sync on $name', ({ isThere, open }) => {
  let opened: TestDatabase;
  let test: TestPlatform;
  let customer: Server;
  let origin: string;
  let data: Record<string, unknown>;
  let asked: IncomingMessage[];
  let handle: Handle | undefined;

  beforeAll(async () => {
    if (isThere) opened = await open();
  }, 60_000);
  beforeEach(async () => {
    if (!isThere) return;
    handle = undefined;
    asked = [];
    data = { '/categories': [{ externalId: 'coffee', name: 'Coffee' }], '/locations': [coffee] };
    customer = createServer((request, response) => {
      asked.push(request);
      const [path = ''] = (request.url ?? '').split('?');
      if (handle !== undefined && path === '/locations') return handle(request, response);
      const found = data[path];
      if (typeof found === 'string') return void response.end(found);
      response.writeHead(found === undefined ? 404 : 200).end(JSON.stringify(found));
    });
    await new Promise<void>((done) => customer.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(customer.address() as AddressInfo).port}`;
    test = await createTestPlatform(opened.database, { allowedHosts: ['127.0.0.1'] });
  });
  afterEach(async () => {
    if (!isThere) return;
    customer.closeAllConnections();
    customer.close();
    expect(test.faults).toEqual([]);
    await test.dispose();
    for (const table of [
      'webhooks',
      'sync_sources',
      'records',
      'images',
      'synced_images',
      'venues',
    ] as const) {
      await opened.database.deleteFrom(table).execute();
    }
  });
  afterAll(async () => {
    if (isThere) await opened.dispose();
  });
  const check = isThere ? it : it.skip;

  const path = '/venues/mall/sync-sources/cms';
  async function putSource(objects: readonly string[], more: object = {}) {
    const endpoints = Object.fromEntries(objects.map((name) => [name, `${origin}/${name}`]));
    const sent = { as: writer, body: { endpoints, ...more } };
    expect((await test.send(`PUT ${path}`, sent)).status).toBeLessThan(300);
  }
  async function run(body: object = {}): Promise<Run> {
    const started = await test.send(`POST ${path}/runs`, { as: writer, body });
    expect(started.status).toBe(202);
    await test.platform.sync.runDue();
    return getRun(String(started.body['id']));
  }
  async function getRun(id: string): Promise<Run> {
    return (await test.send(`GET ${path}/runs/${id}`, { as: writer })).body as unknown as Run;
  }
  async function report({ id }: Run, query = '') {
    const { body } = await test.send(`GET ${path}/runs/${id}/report${query}`, { as: writer });
    return body['records'] as unknown as Record<string, unknown>[];
  }
  const location = (id: string) => test.send(`GET /venues/mall/locations/${id}`);

  check('imports locations and their categories, and does nothing the second time', async () => {
    await putSource(['locations', 'categories']);
    const first = await run();
    expect(first).toMatchObject({ status: 'completed', counts: { created: 2, refused: 0 } });
    const { body } = await location('shop-1');
    expect(body).toMatchObject({ name: 'Lantern', spaces: ['s_east'], categories: ['coffee'] });
    expect(body['openingHoursSpecification']).toEqual(coffee.operationHours);
    expect((await run()).counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect((await location('shop-1')).body).toEqual(body);
  });

  check('stores the valid records of a list, and reports the others by pointer', async () => {
    data['/locations'] = [
      { ...coffee, polygons: ['s_east', 'nowhere'], categories: ['none'] },
      { ...books, phone: null, unknown: { to: 'us' } },
      { name: 7, externalId: 'x' },
      { ...books, name: 'Twice' },
      'no record',
    ];
    await putSource(['locations']);
    const done = await run();
    expect(done.counts).toMatchObject({ updated: 1, refused: 4 });
    const refused = await report(done, '?outcome=refused');
    expect(refused.map(({ errors }) => errors)).toEqual([
      [
        { pointer: '/0/categories/0', detail: expect.stringContaining('categories') },
        { pointer: '/0/polygons/1', detail: expect.stringContaining('space') },
      ],
      expect.arrayContaining([{ pointer: '/2/name', detail: 'must be string' }]),
      [{ pointer: '/3/externalId', detail: 'another record of the list has this id' }],
      [{ pointer: '/4', detail: 'must be object' }],
    ]);
    expect((await location('el_books')).body).toMatchObject({ name: 'Books' });
    expect((await location('shop-1')).status).toBe(404);
  });

  check('a dry run reports what would change, and changes nothing', async () => {
    await putSource(['locations', 'categories']);
    await run();
    const [hours] = coffee.operationHours;
    data['/locations'] = [{ ...coffee, operationHours: [{ ...hours, closes: '20:00' }] }];
    (data['/categories'] as object[]).push({ externalId: 'tea', name: 'Tea', parents: ['new'] });
    (data['/categories'] as object[]).push({ externalId: 'new', name: 'New' });
    const dry = await run({ dryRun: true });
    expect(dry.counts).toMatchObject({ created: 2, updated: 1, refused: 0 });
    expect(await report(dry, '?outcome=updated')).toEqual([
      expect.objectContaining({
        externalId: 'shop-1',
        changes: [
          { pointer: '/openingHoursSpecification/0/closes', before: '19:00', after: '20:00' },
        ],
      }),
    ]);
    expect((await location('shop-1')).body['openingHoursSpecification']?.[0]).toEqual(hours);
    expect((await run()).counts).toEqual(dry.counts);
  });

  check('a failed endpoint keeps its stored data, and the others are read', async () => {
    await putSource(['locations', 'categories']);
    await run();
    await test.send('POST /webhooks', {
      as: writer,
      body: { url: `${origin}/hook`, events: ['sync.failed', 'sync.completed'] },
    });
    delete data['/locations'];
    (data['/categories'] as object[]).push({ externalId: 'tea', name: 'Tea' });
    const failed = await run();
    expect(failed).toMatchObject({ status: 'failed', counts: { created: 1, unchanged: 1 } });
    expect(failed.reason).toContain(`${origin}/locations returned status 404`);
    expect((await location('shop-1')).status).toBe(200);
    const rows = await opened.database.selectFrom('webhook_deliveries').selectAll().execute();
    expect(rows.map(({ event_type }) => event_type)).toEqual(['sync.failed']);
    expect(JSON.parse(rows[0]?.payload ?? '{}')).toMatchObject({ data: { runId: failed.id } });
  });

  check('retries an endpoint after a transient failure, and sends the headers', async () => {
    await putSource(['locations'], { headers: [{ name: 'X-Key', value: 'ours' }] });
    data['/locations'] = [books];
    let tries = 0;
    handle = (_, response) => {
      tries += 1;
      response.writeHead(tries < 3 ? 503 : 200).end(JSON.stringify({ items: [books] }));
    };
    expect((await run()).status).toBe('completed');
    expect(tries).toBe(3);
    expect(asked.every(({ headers }) => headers['x-key'] === 'ours')).toBe(true);
    const { body } = await test.send(`GET ${path}`, { as: writer });
    expect(JSON.stringify(body)).not.toContain('ours');
    expect(body['headerNames']).toEqual(['X-Key']);
  });

  check('keeps its headers when an update omits them, but only for the same hosts', async () => {
    await putSource(['locations'], { headers: [{ name: 'X-Key', value: 'ours' }] });
    await putSource(['locations', 'categories']);
    expect((await run()).status).toBe('completed');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ headers }) => headers['x-key'] === 'ours')).toBe(true);
    const endpoints = { locations: 'https://other.example/locations' };
    const moved = await test.send(`PUT ${path}`, { as: writer, body: { endpoints } });
    expect([moved.status, moved.body['errors']]).toMatchObject([
      422,
      [{ pointer: '/endpoints/locations', detail: expect.stringContaining('another host') }],
    ]);
    await putSource(['locations'], { headers: [] });
    expect((await test.send(`GET ${path}`, { as: writer })).body['headerNames']).toEqual([]);
  });

  check('reads page by page, but no page of another host', async () => {
    await putSource(['locations', 'categories']);
    handle = ({ url }, response) => {
      const page = new URL(url ?? '', origin).searchParams.get('page');
      const answer =
        page === '2'
          ? { items: [coffee], next: null }
          : { items: [books], next: '/locations?page=2' };
      response.end(JSON.stringify(answer));
    };
    expect((await run()).counts).toMatchObject({ created: 2, updated: 1 });
    handle = (_, response) =>
      response.end(JSON.stringify({ items: [], next: 'http://127.0.0.1:1/' }));
    expect((await run()).reason).toContain('another host');
  });

  check('deletes what is no longer listed only if configured', async () => {
    await putSource(['locations', 'categories']);
    await run();
    data['/locations'] = [books];
    await run();
    expect((await location('shop-1')).status).toBe(200);
    await putSource(['locations', 'categories'], { whenMissing: 'delete' });
    expect((await run()).counts).toMatchObject({ deleted: 1 });
    expect((await location('shop-1')).status).toBe(404);
    // Records that the source never listed remain.
    expect((await location('el_web')).status).toBe(200);
    data['/locations'] = [];
    expect((await run()).reason).toContain('returned no records');
    expect((await location('el_books')).status).toBe(200);
  });

  check('stores images in the bundle, and downloads one again only if it changed', async () => {
    const logo = `${origin}/logo.svg`;
    data['/locations'] = [{ ...books, logo, picture: `${origin}/none.png` }];
    data['/logo.svg'] = svg;
    await putSource(['locations']);
    const first = await run();
    const [{ notes } = {}] = await report(first, '?outcome=updated');
    expect(notes).toEqual([expect.stringContaining('none.png returned status 404')]);
    const stored = String((await location('el_books')).body['logo']);
    expect(stored).toMatch(/^assets\/sync-[0-9a-f]{32}\.svg$/);
    expect((await run()).counts).toMatchObject({ unchanged: 1 });
    const image = await test.send(`GET /venues/mall/images/${stored.slice('assets/'.length)}`);
    expect(image.headers.get('Content-Type')).toBe('image/svg+xml');
    data['/logo.svg'] = svg.replace('/>', '><g/></svg>');
    expect((await run()).counts).toMatchObject({ updated: 1 });
    expect((await location('el_books')).body['logo']).not.toBe(stored);
  });

  check('synced data is in the bundle, which has a new ETag', async () => {
    const bundle = async (query = '') => {
      const token = await tokenOf(test);
      const response = await test.app.request(`/api/v1/venues/mall/bundle${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { etag: response.headers.get('ETag'), venue: () => loadVenue(bytes) };
    };
    const before = await bundle();
    data['/logo.svg'] = svg;
    data['/locations'] = [
      { ...coffee, logo: `${origin}/logo.svg` },
      { ...books, name: 'Novels' },
    ];
    await putSource(['locations', 'categories']);
    await run();
    const after = await bundle();
    expect(after.etag).not.toBe(before.etag);
    expect((await bundle()).etag).toBe(after.etag);
    const venue = await after.venue();
    expect(venue.locations.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Lantern', 'Novels']),
    );
    const lantern = venue.locations.find(({ name }) => name === 'Lantern');
    expect(lantern?.spaces.map(({ id }) => id)).toEqual(['s_east']);
    expect(lantern?.categories.map(({ name }) => name)).toEqual(['Coffee']);
    expect(venue.assetBytes(lantern?.logo ?? '')).toBeDefined();
    await test.send('DELETE /venues/mall/locations/shop-1', { as: writer });
    const gone = await (await bundle()).venue();
    expect(gone.locations.map(({ name }) => name)).not.toContain('Lantern');
  });

  check('lists flights and waits from the last run', async () => {
    for (const { endpoint, example } of syncObjects.slice(4)) data[`/${endpoint}`] = [example];
    (data['/check-in-counters'] as { polygons: string[] }[])[0]!.polygons = ['s_east'];
    await putSource(syncObjects.slice(4).map(({ endpoint }) => endpoint));
    expect(await run()).toMatchObject({ status: 'completed', counts: { created: 5 } });
    const { body } = await test.send('GET /venues/mall/flights');
    expect(body['flights']).toEqual([
      expect.objectContaining({ flightNumber: 'ML 204', syncedAt: expect.any(String) }),
    ]);
    for (const name of ['check-in-counters', 'baggage-claims', 'security-waits', 'parking']) {
      expect((await test.send(`GET /venues/mall/${name}`)).status).toBe(200);
    }
    data['/flights'] = [];
    expect((await run()).counts).toMatchObject({ deleted: 1, unchanged: 4 });
    expect((await test.send('GET /venues/mall/flights')).body).toEqual({ flights: [] });
  });

  check('resumes an interrupted run, without reporting anything twice', async () => {
    await putSource(['locations', 'categories']);
    data['/locations'] = Array.from({ length: 120 }, (_, index) => ({
      ...coffee,
      externalId: `shop-${index}`,
    }));
    await test.send('POST /webhooks', {
      as: writer,
      body: { url: `${origin}/hook`, events: ['location.updated', 'sync.completed'] },
    });
    const started = await test.send(`POST ${path}/runs`, { as: writer, body: {} });
    const twice = await test.send(`POST ${path}/runs`, { as: writer, body: {} });
    expect(twice.status).toBe(409);
    // Simulates a process that died after the first batch.
    const id = String(started.body['id']);
    await opened.database
      .updateTable('sync_runs')
      .set({ status: 'running', lease_owner: 'gone', lease_until: '2999-01-01T00:00:00.000Z' })
      .execute();
    expect(await test.platform.sync.runDue()).toBe(0);
    await test.platform.sync.releaseAll();
    expect(await test.platform.sync.runDue()).toBe(1);
    expect(await getRun(id)).toMatchObject({ status: 'completed', counts: { created: 121 } });
    const rows = await opened.database.selectFrom('webhook_deliveries').selectAll().execute();
    expect(rows).toHaveLength(121);
  });

  check('starts automatically when it is due', async () => {
    await putSource(['categories'], { everyMinutes: 60 });
    expect(await test.platform.sync.runDue()).toBe(0);
    await opened.database
      .updateTable('sync_sources')
      .set({ next_run_at: '2020-01-01T00:00:00.000Z' })
      .execute();
    expect(await test.platform.sync.runDue()).toBe(1);
    expect(await test.platform.sync.runDue()).toBe(0);
    const { body } = await test.send(`GET ${path}/runs`, { as: writer });
    expect(body['runs']).toEqual([expect.objectContaining({ status: 'completed' })]);
  });

  check('rejects URLs of private networks, and headers of the connection', async () => {
    const { status, body } = await test.send(`PUT ${path}`, {
      as: writer,
      body: {
        endpoints: { locations: 'https://10.0.0.1/a', categories: 'http://cms.example.com/' },
        headers: [{ name: 'Host', value: 'other' }],
      },
    });
    expect(status).toBe(422);
    expect(
      (body['errors'] as unknown as { pointer: string }[]).map(({ pointer }) => pointer),
    ).toEqual(['/endpoints/locations', '/endpoints/categories', '/headers/0/name']);
    expect((await test.send(`PUT ${path}`, { as: writer, body: { endpoints: {} } })).status).toBe(
      422,
    );
  });
});

async function tokenOf({ app }: TestPlatform): Promise<string> {
  const response = await app.request('/api/v1/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(writer),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}
