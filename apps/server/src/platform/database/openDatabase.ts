import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Dialect, Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import SqliteFile from 'libsql';
import pg from 'pg';
import type { DatabaseSchema } from './DatabaseSchema.ts';
import type { DatabaseKind } from './columnTypes.ts';
import { migrationsFor } from './migrations.ts';

/** Where the platform keeps its records: a server by its address, or a file. */
export type DatabasePlace = { readonly url: string } | { readonly file: string };

/** A database with its tables as this version needs them. */
export type Database = Kysely<DatabaseSchema>;

/**
 * Opens a database and brings its tables up to date.
 *
 * @throws when it cannot be reached, or was written by a newer version of this server
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const kind: DatabaseKind = 'url' in place ? 'postgres' : 'sqlite';
  const dialect = 'url' in place ? openPostgres(place.url) : await openSqlite(place.file);
  const database = new Kysely<DatabaseSchema>({ dialect });
  const migrations = migrationsFor(kind);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return database;
  await database.destroy();
  throw new Error(`The tables of the ${kind} database cannot be brought up to date.`, {
    cause: error,
  });
}

function openPostgres(url: string): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // A connection that ends while nobody uses it is replaced; without a listener it ends the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

async function openSqlite(file: string): Promise<Dialect> {
  await mkdir(dirname(file), { recursive: true });
  const database = new SqliteFile(file);
  // Secrets of webhooks are in it.
  await chmod(file, 0o600);
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'busy_timeout = 5000',
    'foreign_keys = ON',
  ]) {
    database.pragma(pragma);
  }
  // The library's type leaves out `reader`, which its statements have.
  return new SqliteDialect({ database });
}
