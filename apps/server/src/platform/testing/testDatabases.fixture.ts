import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '@mezzanine/tooling/start-postgres';
import pg from 'pg';
import { type Database, type DatabasePlace, openDatabase } from '../database/openDatabase.ts';

/** A database for tests, and how to delete it. */
export interface TestDatabase {
  readonly database: Database;
  /** Where another process connects to it. */
  readonly place: DatabasePlace;
  dispose(): Promise<void>;
}

/** A kind of database and, if it is not available here, the reason. */
export interface TestDatabaseKind {
  readonly name: string;
  readonly isThere: boolean;
  open(): Promise<TestDatabase>;
}

const givenUrl = process.env['TEST_DATABASE_URL'];
/** Set by `npm run test:databases`: each test file starts a server, which takes seconds. */
const programs = process.env['TEST_POSTGRES'] === '1' ? findPostgres() : undefined;

/** The databases that tests run on. */
export const testDatabases: readonly TestDatabaseKind[] = [
  { name: 'SQLite', isThere: true, open: openSqlite },
  {
    name:
      givenUrl === undefined && programs === undefined
        ? 'PostgreSQL (skipped: npm run test:databases -w @mezzanine/server runs it)'
        : 'PostgreSQL',
    isThere: givenUrl !== undefined || programs !== undefined,
    open: openPostgres,
  },
];

/** Opens a SQLite database, for tests that need only one kind. */
export async function openSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-test-'));
  const place = { file: join(folder, 'platform.db') };
  const database = await openDatabase(place);
  return {
    database,
    place,
    dispose: async () => {
      await database.destroy();
      await rm(folder, { recursive: true });
    },
  };
}

async function openPostgres(): Promise<TestDatabase> {
  if (givenUrl !== undefined) return openIn(givenUrl, () => Promise.resolve());
  const server = await startPostgres(programs ?? '', ['fsync=off']);
  return openIn(server.url, server.stop);
}

/** Opens a new schema of a server, so that concurrent runs do not conflict. */
async function openIn(url: string, stop: () => Promise<void>): Promise<TestDatabase> {
  const schema = `test_${process.pid}_${Date.now()}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create schema ${schema}`);
  const options = encodeURIComponent(`-c search_path=${schema}`);
  const place = { url: `${url}${url.includes('?') ? '&' : '?'}options=${options}` };
  const database = await openDatabase(place);
  return {
    database,
    place,
    dispose: async () => {
      await database.destroy();
      await client.query(`drop schema ${schema} cascade`);
      await client.end();
      await stop();
    },
  };
}
