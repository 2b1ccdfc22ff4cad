import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../testing/testDatabases.fixture.ts';
import {
  createTestPlatform,
  operator,
  type TestPlatform,
  type TestRequest,
  writer,
} from '../testing/testPlatform.fixture.ts';

describe.each(testDatabases)('keys on $name', ({ isThere, open }) => {
  const check = isThere ? it : it.skip;
  let opened: TestDatabase;
  let test: TestPlatform;
  let now = Date.UTC(2026, 5, 1);

  const manage = (request: string, body?: unknown) =>
    test.send(request, { as: operator, ...(body !== undefined && { body }) });
  const create = async (scopes: readonly string[], workspace = 'acme') => {
    const { status, body } = await manage(`POST /workspaces/${workspace}/keys`, {
      name: 'A key',
      scopes,
    });
    expect(status).toBe(201);
    return { key: String(body['key']), secret: String(body['secret']) };
  };
  const tokenFor = (body: object) =>
    test.app.request('/api/v1/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const statusOf = async (request: string, send: TestRequest) =>
    (await test.send(request, send)).status;

  beforeAll(async () => {
    if (!isThere) return;
    opened = await open();
    test = await createTestPlatform(opened.database, { now: () => now });
    const body = { name: 'Acme' };
    expect((await manage('PUT /workspaces/acme', body)).status).toBe(201);
    expect((await manage('PUT /workspaces/acme', body)).status).toBe(200);
  }, 60_000);
  afterAll(async () => {
    if (!isThere) return;
    expect(test.faults).toEqual([]);
    await test.dispose();
    await opened.dispose();
  });

  check('grant what their scopes allow, in their workspace', async () => {
    const requests = {
      read: 'GET /venues/mall',
      write: 'PUT /venues/mall/locations/a',
      sync: 'GET /venues/mall/sync-sources',
      webhooks: 'GET /webhooks',
      operator: 'GET /workspaces',
    };
    for (const scope of Object.keys(requests)) {
      const as = await create([scope], 'demo');
      for (const [needed, request] of Object.entries(requests)) {
        const send = { as, ...(needed === 'write' && { body: { name: 'A' } }) };
        const status = await statusOf(request, send);
        expect([scope, request, status < 300]).toEqual([scope, request, needed === scope]);
        if (needed !== scope) expect(status).toBe(403);
      }
    }
    // Public venues are the only readable data of other workspaces.
    expect(await statusOf('GET /venues/mall', { as: await create(['read']) })).toBe(200);
    const body = { name: 'A' };
    const changer = await create(['write']);
    expect(await statusOf(requests.write, { as: changer, body })).toBe(404);
    expect(await statusOf(requests.sync, { as: await create(['sync']) })).toBe(404);
    expect(await statusOf('GET /venues/mall', { as: await create(['read', 'write']) })).toBe(404);
  });

  check('cannot be created by keys without the scope operator', async () => {
    const body = { name: 'More', scopes: ['operator'] };
    expect(await statusOf('POST /workspaces/acme/keys', { as: writer, body })).toBe(403);
    expect((await manage('POST /workspaces/none/keys', body)).status).toBe(404);
    expect((await manage('POST /workspaces/acme/keys', { ...body, scopes: ['all'] })).status).toBe(
      422,
    );
  });

  check('are rotated with an overlap during which both secrets work', async () => {
    const old = await create(['read']);
    const rotated = await manage(`POST /workspaces/acme/keys/${old.key}/rotate`, {
      overlapSeconds: 60,
    });
    const renewed = { key: old.key, secret: String(rotated.body['secret']) };
    expect(rotated.body['oldSecretExpiresAt']).toBe(new Date(now + 60_000).toISOString());
    expect([(await tokenFor(old)).status, (await tokenFor(renewed)).status]).toEqual([200, 200]);
    now += 60_000;
    expect([(await tokenFor(old)).status, (await tokenFor(renewed)).status]).toEqual([401, 200]);
    await manage(`POST /workspaces/acme/keys/${old.key}/rotate`, { overlapSeconds: 0 });
    expect((await tokenFor(renewed)).status).toBe(401);
  });

  check('stop working immediately when they are revoked, and so do their tokens', async () => {
    const as = await create(['read', 'webhooks']);
    const { accessToken } = (await (await tokenFor(as)).json()) as { accessToken: string };
    const headers = { Authorization: `Bearer ${accessToken}` };
    expect(await statusOf('GET /webhooks', { headers })).toBe(200);
    expect((await manage(`DELETE /workspaces/acme/keys/${as.key}`)).status).toBe(204);
    expect(await statusOf('GET /webhooks', { headers })).toBe(401);
    expect((await tokenFor(as)).status).toBe(401);
    expect((await manage(`POST /workspaces/acme/keys/${as.key}/rotate`, {})).status).toBe(404);
  });

  check('show when they were last used, but never their secret again', async () => {
    const as = await create(['webhooks']);
    const listed = async () => {
      const { body } = await manage('GET /workspaces/acme/keys?limit=500');
      const keys = body['keys'] as unknown as { key: string; lastUsedAt?: string }[];
      return keys.find(({ key }) => key === as.key);
    };
    expect(await listed()).not.toHaveProperty('lastUsedAt');
    await test.send('GET /webhooks', { as });
    expect(await listed()).toMatchObject({ lastUsedAt: new Date(now).toISOString() });
    expect(JSON.stringify(await listed())).not.toContain(as.secret);
    const rows = await opened.database.selectFrom('api_key_secrets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(as.secret);
  });

  check(
    'grant access to the operators’ pages and the search indexes with their secret',
    async () => {
      const open = async (secret: string) => {
        const page = await test.app.request('http://maps.example/stats', {
          headers: { Authorization: `Bearer ${secret}` },
        });
        const indexes = await test.app.request('/1/indexes', {
          headers: {
            'x-algolia-api-key': secret,
            'x-algolia-application-id': test.config.site.search.appId,
          },
        });
        return [page.status, indexes.status];
      };
      expect(await open((await create(['operator'])).secret)).toEqual([200, 403]);
      expect(await open((await create(['search-admin'])).secret)).toEqual([403, 200]);
      expect(await open((await create(['read', 'write'])).secret)).toEqual([403, 403]);
    },
  );

  check('are deleted with their workspace, which must be empty', async () => {
    await manage('PUT /workspaces/short', { name: 'Short' });
    const as = await create(['read', 'write', 'webhooks'], 'short');
    const hook = { url: 'https://hooks.example.com/', events: ['venue.published'] };
    const { body } = await test.send('POST /webhooks', { as, body: hook });
    expect((await manage('DELETE /workspaces/short')).status).toBe(409);
    await test.send(`DELETE /webhooks/${String(body['id'])}`, { as });
    expect((await manage('DELETE /workspaces/short')).status).toBe(204);
    expect((await tokenFor(as)).status).toBe(401);
    expect((await manage('DELETE /workspaces/demo')).status).toBe(409);
  });
});
