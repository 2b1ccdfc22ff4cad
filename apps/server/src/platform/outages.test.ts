import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import SqliteFile from 'libsql';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../testApp.fixture.ts';
import type { DatabaseSchema } from './database/DatabaseSchema.ts';
import { openDatabase } from './database/openDatabase.ts';
import { SqliteConnection } from './database/SqliteConnection.ts';
import { SqliteFileDialect } from './database/SqliteFileDialect.ts';
import { createTestPlatform, type TestPlatform, writer } from './testing/testPlatform.fixture.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outage-test-'));
  file = join(folder, 'platform.db');
});
afterEach(() => rm(folder, { recursive: true }));

const put = (test: TestPlatform, name = 'Lantern') =>
  test.send('PUT /venues/mall/locations/shop-1', { as: writer, body: { name } });

it('a write to a locked database gets 503 with Retry-After, and succeeds after the lock', async () => {
  const database = await openDatabase({ file }, 50);
  const test = await createTestPlatform(database);
  const other = new SqliteFile(file);
  other.exec('begin immediate');
  const refused = await put(test);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('1');
  expect(refused.body).toMatchObject({ detail: 'The database is busy. Retry the request.' });
  expect((await test.send('GET /venues/mall/locations')).status).toBe(200);
  other.exec('rollback');
  expect((await put(test)).status).toBe(201);
  other.close();
  await test.dispose();
  await database.destroy();
});

it('a write to a full disk gets 507, and reads continue', async () => {
  const database = await openDatabase({ file });
  await (await createTestPlatform(database)).dispose();
  await database.destroy();
  const full = new Kysely<DatabaseSchema>({
    dialect: new SqliteFileDialect({
      waitMs: 50,
      connect: () => {
        const connection = new SqliteFile(file);
        connection.pragma('max_page_count = 1');
        return new SqliteConnection(connection);
      },
    }),
  });
  const test = await createTestPlatform(full);
  const refused = await put(test, 'Lantern '.repeat(20));
  const body = { name: 'Lantern', description: 'Long. '.repeat(800) };
  const long = await test.send('PUT /venues/mall/locations/shop-2', { as: writer, body });
  expect([refused.status, long.status]).toContain(507);
  expect((await test.send('GET /venues/mall/locations')).status).toBe(200);
  await test.dispose();
  await full.destroy();
});

/** A port of this machine where nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

// A name with two addresses fails with a single error for both.
it.each(['127.0.0.1', 'localhost'])(
  'without PostgreSQL at %s, requests get 503 with Retry-After, and documents are served',
  async (host) => {
    const url = `postgres://nobody@${host}:${await closedPort()}/none`;
    const pool = new pg.Pool({ connectionString: url });
    const database = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
    const test = await createTestApp({ database });
    const post = (body: object) => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const issued = await test.app.request('/api/v1/token', post(writer));
    const { accessToken } = (await issued.json()) as { readonly accessToken: string };
    const headers = { Authorization: `Bearer ${accessToken}` };
    const locations = '/api/v1/venues/mall/locations';
    const put = post({ name: 'Lantern' });
    const requests: readonly (readonly [string, RequestInit])[] = [
      [locations, { headers }],
      [`${locations}/shop-1`, { ...put, method: 'PUT', headers: { ...put.headers, ...headers } }],
      ['/api/v1/token', post({ key: 'unknown-key', secret: 'x'.repeat(20) })],
    ];
    for (const [path, init] of requests) {
      const response = await test.app.request(path, init);
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(await response.json()).toMatchObject({
        status: 503,
        detail: 'The database is not available. Retry the request later.',
      });
    }
    expect(test.faults).toHaveLength(requests.length);
    expect((await test.app.request('/docs/overview')).status).toBe(200);
    expect((await test.app.request('/healthz')).status).toBe(200);
    const ready = await test.app.request('/readyz');
    expect([ready.status, await ready.text()]).toEqual([503, 'The database is not available.\n']);
    await test.dispose();
    await database.destroy();
  },
);
