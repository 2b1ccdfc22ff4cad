import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import SqliteFile from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DatabaseSchema } from './database/DatabaseSchema.ts';
import { openDatabase } from './database/openDatabase.ts';
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
        return connection;
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
