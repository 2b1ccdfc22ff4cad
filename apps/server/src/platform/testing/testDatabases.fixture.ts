import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, type DatabasePlace, openDatabase } from '../database/openDatabase.ts';

/** A database that tests may fill, and how to end it. */
export interface TestDatabase {
  readonly database: Database;
  /** Where another process finds it. */
  readonly place: DatabasePlace;
  dispose(): Promise<void>;
}

/** A kind of database, and why it cannot be tried here, if so. */
export interface TestDatabaseKind {
  readonly name: string;
  readonly isThere: boolean;
  open(): Promise<TestDatabase>;
}

const serverFolders = '/usr/lib/postgresql';
const [version] = existsSync(serverFolders) ? readdirSync(serverFolders).sort().reverse() : [];
const programs = version === undefined ? undefined : join(serverFolders, version, 'bin');
const givenUrl = process.env['TEST_DATABASE_URL'];

/** What the same tests run on. */
export const testDatabases: readonly TestDatabaseKind[] = [
  { name: 'SQLite', isThere: true, open: openSqlite },
  {
    name:
      givenUrl === undefined && programs === undefined
        ? 'PostgreSQL (skipped: set TEST_DATABASE_URL, or install the package postgresql)'
        : 'PostgreSQL',
    isThere: givenUrl !== undefined || programs !== undefined,
    open: openPostgres,
  },
];

async function openSqlite(): Promise<TestDatabase> {
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
  const server = await startServer(programs ?? '');
  return openIn(server.url, server.stop);
}

/** Opens a new schema of a server, so that runs do not meet. */
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

/** Starts a server of its own in a temporary folder, reached by a socket in it. */
async function startServer(bin: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pg-'));
  const user = ownUser();
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = join(bin, 'initdb');
  const args = ['-D', data, '-U', 'tester', '--auth=trust', '--no-sync', '-E', 'UTF8'];
  const made = spawnSync(initdb, args, { encoding: 'utf8', cwd: folder, ...user });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { cwd: folder, stdio: 'ignore', ...user },
  );
  const url = `postgres://tester@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url);
  return {
    url,
    stop: async () => {
      await new Promise((done) => {
        server.once('exit', done);
        // A fast shutdown: clients are cut off.
        server.kill('SIGINT');
      });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root; its package brings a user for it. */
function ownUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
