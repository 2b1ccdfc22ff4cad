import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';
import { addWebhookHealth } from './addWebhookHealth.ts';
import { columnTypesFor, type DatabaseKind } from './columnTypes.ts';
import { createCounts } from './createCounts.ts';
import { createKeys } from './createKeys.ts';
import { createPrivateMaps } from './createPrivateMaps.ts';
import { createSearchIndexes } from './createSearchIndexes.ts';
import { createSecrets } from './createSecrets.ts';
import { createVenueVersions } from './createVenueVersions.ts';
import { createWorkTables } from './createWorkTables.ts';

/**
 * Migrations to the tables of `DatabaseSchema`, by name, in order. Released migrations never
 * change. Add a new one instead.
 */
export function migrationsFor(kind: DatabaseKind): Readonly<Record<string, Migration>> {
  const types = columnTypesFor(kind);
  const { key } = types;
  return {
    '2026-11-01-records': { up: (database) => createTables(database, key) },
    '2026-11-22-work': { up: (database) => createWorkTables(database, types) },
    '2026-11-23-private-maps': { up: (database) => createPrivateMaps(database, key) },
    '2026-11-24-webhook-health': { up: (database) => addWebhookHealth(database, key) },
    '2026-11-25-secrets': { up: (database) => createSecrets(database, key) },
    '2026-11-26-counts': { up: (database) => createCounts(database, types) },
    '2026-11-27-idempotency-age': { up: indexIdempotencyKeys },
    '2026-11-28-search-indexes': { up: (database) => createSearchIndexes(database, key) },
    '2026-11-29-venue-versions': { up: (database) => createVenueVersions(database, types) },
    '2026-11-30-keys': { up: (database) => createKeys(database, key) },
  };
}

async function createTables(database: Kysely<unknown>, key: RawBuilder<unknown>): Promise<void> {
  await database.schema
    .createTable('venues')
    .addColumn('id', sql`${key}`, (column) => column.primaryKey())
    .addColumn('workspace', sql`${key}`, (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('records')
    .addColumn('venue', sql`${key}`, (column) => column.notNull().references('venues.id'))
    .addColumn('kind', sql`${key}`, (column) => column.notNull())
    .addColumn('external_id', sql`${key}`, (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('is_deleted', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('starts_at', sql`${key}`)
    .addColumn('ends_at', sql`${key}`)
    .addColumn('updated_at', sql`${key}`, (column) => column.notNull())
    .addPrimaryKeyConstraint('records_key', ['venue', 'kind', 'external_id'])
    .execute();
  await createLinks(database, key);
  await createWebhooks(database, key);
}

/** Every write with a key deletes expired keys. */
async function indexIdempotencyKeys(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('idempotency_keys_age')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
}

async function createLinks(database: Kysely<unknown>, key: RawBuilder<unknown>): Promise<void> {
  await database.schema
    .createTable('record_links')
    .addColumn('venue', sql`${key}`, (column) => column.notNull())
    .addColumn('kind', sql`${key}`, (column) => column.notNull())
    .addColumn('external_id', sql`${key}`, (column) => column.notNull())
    .addColumn('relation', sql`${key}`, (column) => column.notNull())
    .addColumn('target', sql`${key}`, (column) => column.notNull())
    .addPrimaryKeyConstraint('record_links_key', [
      'venue',
      'kind',
      'external_id',
      'relation',
      'target',
    ])
    .addForeignKeyConstraint(
      'record_links_record',
      ['venue', 'kind', 'external_id'],
      'records',
      ['venue', 'kind', 'external_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('record_links_target')
    .on('record_links')
    .columns(['venue', 'kind', 'relation', 'target', 'external_id'])
    .execute();
}

async function createWebhooks(database: Kysely<unknown>, key: RawBuilder<unknown>): Promise<void> {
  await database.schema
    .createTable('webhooks')
    .addColumn('id', sql`${key}`, (column) => column.primaryKey())
    .addColumn('workspace', sql`${key}`, (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', sql`${key}`, (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('idempotency_keys')
    .addColumn('workspace', sql`${key}`, (column) => column.notNull())
    .addColumn('key', sql`${key}`, (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', sql`${key}`, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['workspace', 'key'])
    .execute();
}
