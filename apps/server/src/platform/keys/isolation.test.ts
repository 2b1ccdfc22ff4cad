import { operations } from '@mezzanine/api-contract/open-api-document';
import { tinyVenue } from '@mezzanine/mvf/fixtures/tinyVenue';
import { writeMvf } from '@mezzanine/mvf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite, type TestDatabase } from '../testing/testDatabases.fixture.ts';
import {
  createTestPlatform,
  operator,
  stranger,
  type TestPlatform,
  type TestRequest,
  type TestResponse,
  writer,
} from '../testing/testPlatform.fixture.ts';

const file = writeMvf(tinyVenue);
const digits = '0123456789abcdef01234567';
const record = { name: 'Mine' };
const source = { endpoints: { locations: 'https://cms.example.com/locations.json' } };
const hook = { url: 'https://hooks.example.com/', events: ['venue.published'] };

/** A request from a different workspace for this workspace's data, and the expected response. */
interface Row {
  readonly request: string;
  readonly send?: Omit<TestRequest, 'as'>;
  /** A status that reveals nothing, or a list without any data of the workspace. */
  readonly expected: number | 'nothing of it';
}

const missing = (request: string, body?: unknown): Row => ({
  request,
  expected: 404,
  ...(body !== undefined && { send: { body } }),
});
const empty = (request: string): Row => ({ request, expected: 'nothing of it' });
/** Operations for operators, which are denied to keys of a workspace. */
const refused = (request: string, body?: unknown): Row => ({
  ...missing(request, body),
  expected: 403,
});

const at = '/venues/house';
const ids = { hook: '', delivery: `dlv_${digits}`, link: '', version: '', key: '' };

/** One row for each operation of the contract. A new operation without a row fails the test. */
const rows: Readonly<Record<string, () => Row>> = {
  // Public operations, which reveal nothing about a workspace.
  issueToken: () => ({
    request: 'POST /token',
    send: { body: { key: 'a', secret: 'b' } },
    expected: 401,
  }),
  getSchema: () => empty('GET /schemas/location.json'),
  getContract: () => empty('GET /openapi.json'),
  listVenues: () => empty('GET /venues'),
  getVenue: () => missing(`GET ${at}`),
  getBundle: () => missing(`GET ${at}/bundle`),
  putVenue: () => ({ request: `PUT ${at}`, send: { file }, expected: 409 }),
  deleteVenue: () => missing(`DELETE ${at}`),
  listVenueVersions: () => missing(`GET ${at}/versions`),
  getVenueVersion: () => missing(`GET ${at}/versions/${ids.version}`),
  publishVenueVersion: () => missing(`POST ${at}/versions/${ids.version}/publish`),
  ...recordRows('Location', 'Locations', record),
  ...recordRows('Category', 'Categories', record),
  ...recordRows('Event', 'Events', { ...record, startDate: '2026-07-01T09:00:00Z' }),
  ...recordRows('View', 'Views', record),
  listFloors: () => missing(`GET ${at}/floors`),
  listSpaces: () => missing(`GET ${at}/spaces`),
  getDirections: () => missing(`GET ${at}/directions?from=a&to=b`),
  listImages: () => missing(`GET ${at}/images`),
  getImage: () => missing(`GET ${at}/images/a.svg`),
  getFloorSvg: () => missing(`GET ${at}/floors/a.svg`),
  getFloorPng: () => missing(`GET ${at}/floors/a.png`),
  getVisibility: () => missing(`GET ${at}/visibility`),
  putVisibility: () => missing(`PUT ${at}/visibility`, { visibility: 'public' }),
  listViewerAccess: () => empty('GET /viewer-access'),
  createViewerAccess: () =>
    missing('POST /viewer-access', { venueId: 'house', origins: ['https://a.example'] }),
  deleteViewerAccess: () => missing(`DELETE /viewer-access/${ids.link}`),
  listWebhooks: () => empty('GET /webhooks'),
  createWebhook: () => ({
    request: 'POST /webhooks',
    send: { body: hook },
    expected: 'nothing of it',
  }),
  getWebhook: () => missing(`GET /webhooks/${ids.hook}`),
  deleteWebhook: () => missing(`DELETE /webhooks/${ids.hook}`),
  enableWebhook: () => missing(`POST /webhooks/${ids.hook}/enable`),
  testWebhook: () => missing(`POST /webhooks/${ids.hook}/test`),
  listWebhookDeliveries: () => missing(`GET /webhooks/${ids.hook}/deliveries`),
  getWebhookDelivery: () => missing(`GET /webhooks/${ids.hook}/deliveries/${ids.delivery}`),
  resendWebhookDelivery: () =>
    missing(`POST /webhooks/${ids.hook}/deliveries/${ids.delivery}/resend`),
  listSyncSources: () => missing(`GET ${at}/sync-sources`),
  getSyncSource: () => missing(`GET ${at}/sync-sources/cms`),
  putSyncSource: () => missing(`PUT ${at}/sync-sources/cms`, source),
  deleteSyncSource: () => missing(`DELETE ${at}/sync-sources/cms`),
  listSyncRuns: () => missing(`GET ${at}/sync-sources/cms/runs`),
  startSyncRun: () => missing(`POST ${at}/sync-sources/cms/runs`, { dryRun: true }),
  getSyncRun: () => missing(`GET ${at}/sync-sources/cms/runs/run_${digits}`),
  getSyncReport: () => missing(`GET ${at}/sync-sources/cms/runs/run_${digits}/report`),
  listCheckInCounters: () => missing(`GET ${at}/check-in-counters`),
  listBaggageClaims: () => missing(`GET ${at}/baggage-claims`),
  listSecurityWaits: () => missing(`GET ${at}/security-waits`),
  listFlights: () => missing(`GET ${at}/flights`),
  listParking: () => missing(`GET ${at}/parking`),
  listWorkspaces: () => refused('GET /workspaces'),
  putWorkspace: () => refused('PUT /workspaces/demo', { name: 'Mine' }),
  deleteWorkspace: () => refused('DELETE /workspaces/demo'),
  listKeys: () => refused('GET /workspaces/demo/keys'),
  createKey: () => refused('POST /workspaces/demo/keys', { name: 'Mine', scopes: ['operator'] }),
  rotateKey: () => refused(`POST /workspaces/demo/keys/${ids.key}/rotate`, {}),
  revokeKey: () => refused(`DELETE /workspaces/demo/keys/${ids.key}`),
};

function recordRows(one: string, many: string, body: object): Readonly<Record<string, () => Row>> {
  const path = `${at}/${many.toLowerCase()}`;
  return {
    [`list${many}`]: () => missing(`GET ${path}`),
    [`get${one}`]: () => missing(`GET ${path}/a`),
    [`put${one}`]: () => missing(`PUT ${path}/a`, body),
    [`patch${one}`]: () => missing(`PATCH ${path}/a`, { name: 'Mine' }),
    [`delete${one}`]: () => missing(`DELETE ${path}/a`),
  };
}

describe('two workspaces', () => {
  let opened: TestDatabase;
  let test: TestPlatform;

  const own = (request: string, body?: unknown): Promise<TestResponse> =>
    test.send(request, { as: writer, ...(body !== undefined && { body }) });
  /** All stored data of the workspace. */
  const stored = async () => {
    const tables = [
      'venues',
      'venue_versions',
      'records',
      'sync_sources',
      'viewer_access',
    ] as const;
    const all = await Promise.all(
      tables.map((table) => opened.database.selectFrom(table).selectAll().execute()),
    );
    const hooks = await opened.database
      .selectFrom('webhooks')
      .selectAll()
      .where('workspace', '=', 'demo')
      .execute();
    const keys = await opened.database.selectFrom('api_keys').selectAll().execute();
    return JSON.stringify([all, hooks, keys]);
  };

  beforeAll(async () => {
    opened = await openSqlite();
    test = await createTestPlatform(opened.database);
    const sent = { as: writer, file };
    const published = await test.send('PUT /venues/house?visibility=private', sent);
    ids.version = String(published.body['id']);
    ids.hook = String((await own('POST /webhooks', hook)).body['id']);
    const link = { venueId: 'house', origins: ['https://a.example'] };
    ids.link = String((await own('POST /viewer-access', link)).body['id']);
    await own(`PUT ${at}/sync-sources/cms`, source);
    await own(`PUT ${at}/locations/a`, record);
    const key = { name: 'Theirs', scopes: ['read'] };
    const made = await test.send('POST /workspaces/demo/keys', { as: operator, body: key });
    ids.key = String(made.body['key']);
    expect(Object.values(ids)).not.toContain('undefined');
  });
  afterAll(async () => {
    expect(test.faults).toEqual([]);
    await test.dispose();
    await opened.dispose();
  });

  it('have a row in the table for every operation of the contract', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(Object.keys(rows).sort()).toEqual(names.sort());
  });

  it.each(operations.map(({ operationId, method, path }) => [operationId, method, path] as const))(
    'do not reach each other with %s',
    async (id, method, path) => {
      const { request, send, expected } = rows[id]?.() ?? missing('GET /nothing');
      // The row must belong to exactly this operation.
      const [given = '', address = ''] = request.split(' ');
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      expect([given.toLowerCase(), address.split('?')[0]]).toEqual([
        method,
        expect.stringMatching(pattern),
      ]);
      const before = await stored();
      const { status, body } = await test.send(request, { ...send, as: stranger });
      if (expected === 'nothing of it') {
        expect(status).toBeLessThan(300);
        const text = JSON.stringify(body);
        for (const secret of ['house', 'Tiny', ids.hook, ids.link, ids.version, ids.key]) {
          if (id !== 'getContract') expect(text).not.toContain(secret);
        }
      } else {
        expect([status, body['detail']]).toEqual([expected, expect.any(String)]);
        expect(JSON.stringify(body)).not.toContain('Tiny');
      }
      expect(await stored()).toBe(before);
    },
  );
});
