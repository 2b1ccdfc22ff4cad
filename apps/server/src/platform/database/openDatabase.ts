import { chmod, mkdir } from 'node:fs/promises';
import { Socket } from 'node:net';
import { dirname } from 'node:path';
import { type Dialect, Kysely, Migrator, PostgresDialect } from 'kysely';
import SqliteFile from 'libsql';
import pg from 'pg';
import type { DatabaseActivity } from './DatabaseActivity.ts';
import type { DatabaseSchema } from './DatabaseSchema.ts';
import type { DatabaseKind } from './columnTypes.ts';
import { migrationsFor } from './migrations.ts';
import { SqliteConnection } from './SqliteConnection.ts';
import { SqliteFileDialect } from './SqliteFileDialect.ts';

/** Where the platform stores its records: the URL of a server, or a file. */
export type DatabasePlace = { readonly url: string } | { readonly file: string };

/** A database whose tables are up to date. */
export type Database = Kysely<DatabaseSchema>;

/** Milliseconds that a query waits for a locked file, or for a connection to a server. */
const defaultWaitMs = 5000;

/**
 * Opens a database and migrates its tables.
 *
 * @param activity - notified about its connections and statements. Default: none
 * @throws if it cannot be reached, or was written by a newer version of this server
 */
export async function openDatabase(
  place: DatabasePlace,
  waitMs = defaultWaitMs,
  activity?: DatabaseActivity,
): Promise<Database> {
  const kind: DatabaseKind = 'url' in place ? 'postgres' : 'sqlite';
  const dialect =
    'url' in place
      ? openPostgres(place.url, waitMs, activity)
      : await openSqlite(place.file, waitMs);
  const log = activity && { log: activity.log };
  const database = new Kysely<DatabaseSchema>({ dialect, ...log });
  const migrations = migrationsFor(kind);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return database;
  await database.destroy();
  throw new Error(`The tables of the ${kind} database could not be migrated.`, {
    cause: error,
  });
}

function openPostgres(url: string, waitMs: number, activity?: DatabaseActivity): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: waitMs,
    stream: () => socketWithTimeout(6 * waitMs),
    // Otherwise, a machine that loses power would hold its locks until TCP times out, after hours.
    idle_in_transaction_session_timeout: 3 * waitMs,
  });
  // The next query reports the error. Without a listener, the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // An idle connection that ends is replaced. Without a listener, the process would end.
  pool.on('error', () => undefined);
  activity?.usePool(pool);
  return new PostgresDialect({ pool });
}

/**
 * A connection that ends if the server sends and accepts nothing for a while, such as a machine that lost
 * its network. The timeouts of the client would leave the connection in the pool, perhaps with an
 * open transaction.
 */
function socketWithTimeout(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    const error = new Error(`PostgreSQL did not respond for ${silenceMs} ms.`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
}

async function openSqlite(file: string, waitMs: number): Promise<Dialect> {
  await mkdir(dirname(file), { recursive: true });
  const first = new SqliteFile(file, { timeout: waitMs });
  // The file contains the secrets of webhooks.
  await chmod(file, 0o600);
  first.pragma('journal_mode = WAL');
  first.close();
  const connect = () => {
    const connection = new SqliteFile(file);
    for (const pragma of ['synchronous = FULL', 'foreign_keys = ON']) connection.pragma(pragma);
    return new SqliteConnection(connection);
  };
  return new SqliteFileDialect({ connect, waitMs });
}
