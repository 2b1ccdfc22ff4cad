import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from './columnTypes.ts';

/** Adds the tables of webhooks and sync. */
export async function createWorkTables(
  database: Kysely<unknown>,
  { key, bytes }: ColumnTypes,
): Promise<void> {
  await database.schema
    .alterTable('venues')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .alterTable('records')
    .addColumn('sync_source', sql`${key}`)
    .execute();
  await createDeliveries(database, key);
  await createSync(database, key);
  await createImages(database, key, bytes);
}

async function createDeliveries(database: Kysely<unknown>, key: RawBuilder<unknown>) {
  await database.schema
    .createTable('webhook_deliveries')
    .addColumn('id', sql`${key}`, (column) => column.primaryKey())
    .addColumn('webhook', sql`${key}`, (column) =>
      column.notNull().references('webhooks.id').onDelete('cascade'),
    )
    .addColumn('event_id', sql`${key}`, (column) => column.notNull())
    .addColumn('event_type', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('status', sql`${key}`, (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', sql`${key}`)
    .addColumn('lease_until', sql`${key}`)
    .addColumn('last_status', 'integer')
    .addColumn('last_error', 'text')
    .addColumn('created_at', sql`${key}`, (column) => column.notNull())
    .execute();
  for (const columns of [
    ['status', 'next_attempt_at'],
    ['webhook', 'id'],
  ]) {
    await database.schema
      .createIndex(`webhook_deliveries_${columns[0]}`)
      .on('webhook_deliveries')
      .columns(columns)
      .execute();
  }
  await database.schema
    .createTable('webhook_attempts')
    .addColumn('delivery', sql`${key}`, (column) =>
      column.notNull().references('webhook_deliveries.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('error', 'text')
    .addPrimaryKeyConstraint('webhook_attempts_key', ['delivery', 'number'])
    .execute();
}

async function createSync(database: Kysely<unknown>, key: RawBuilder<unknown>) {
  await database.schema
    .createTable('sync_sources')
    .addColumn('venue', sql`${key}`, (column) => column.notNull().references('venues.id'))
    .addColumn('id', sql`${key}`, (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('endpoints', 'text', (column) => column.notNull())
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('every_minutes', 'integer')
    .addColumn('when_missing', 'text', (column) => column.notNull())
    .addColumn('next_run_at', sql`${key}`)
    .addColumn('active_run', sql`${key}`)
    .addColumn('created_at', sql`${key}`, (column) => column.notNull())
    .addPrimaryKeyConstraint('sync_sources_key', ['venue', 'id'])
    .execute();
  await createRuns(database, key);
}

async function createRuns(database: Kysely<unknown>, key: RawBuilder<unknown>) {
  await database.schema
    .createTable('sync_runs')
    .addColumn('id', sql`${key}`, (column) => column.primaryKey())
    .addColumn('venue', sql`${key}`, (column) => column.notNull())
    .addColumn('source', sql`${key}`, (column) => column.notNull())
    .addColumn('workspace', sql`${key}`, (column) => column.notNull())
    .addColumn('status', sql`${key}`, (column) => column.notNull())
    .addColumn('is_dry', 'integer', (column) => column.notNull())
    .addColumn('progress', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('lease_owner', sql`${key}`)
    .addColumn('lease_until', sql`${key}`)
    .addColumn('created_at', sql`${key}`, (column) => column.notNull())
    .addColumn('started_at', sql`${key}`)
    .addColumn('finished_at', sql`${key}`)
    .addForeignKeyConstraint(
      'sync_runs_source',
      ['venue', 'source'],
      'sync_sources',
      ['venue', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('sync_runs_of_source')
    .on('sync_runs')
    .columns(['venue', 'source', 'id'])
    .execute();
  await database.schema
    .createTable('sync_outcomes')
    .addColumn('run', sql`${key}`, (column) =>
      column.notNull().references('sync_runs.id').onDelete('cascade'),
    )
    .addColumn('object', sql`${key}`, (column) => column.notNull())
    .addColumn('record_key', sql`${key}`, (column) => column.notNull())
    .addColumn('place', sql`${key}`, (column) => column.notNull())
    .addColumn('external_id', sql`${key}`)
    .addColumn('outcome', sql`${key}`, (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sync_outcomes_key', ['run', 'object', 'record_key'])
    .execute();
  await database.schema
    .createIndex('sync_outcomes_place')
    .on('sync_outcomes')
    .columns(['run', 'place'])
    .execute();
}

async function createImages(
  database: Kysely<unknown>,
  key: RawBuilder<unknown>,
  bytes: RawBuilder<unknown>,
) {
  await database.schema
    .createTable('images')
    .addColumn('venue', sql`${key}`, (column) => column.notNull().references('venues.id'))
    .addColumn('name', sql`${key}`, (column) => column.notNull())
    .addColumn('bytes', sql`${bytes}`, (column) => column.notNull())
    .addPrimaryKeyConstraint('images_key', ['venue', 'name'])
    .execute();
  await database.schema
    .createTable('synced_images')
    .addColumn('venue', sql`${key}`, (column) => column.notNull().references('venues.id'))
    .addColumn('url', sql`${key}`, (column) => column.notNull())
    .addColumn('name', sql`${key}`, (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addPrimaryKeyConstraint('synced_images_key', ['venue', 'url'])
    .execute();
}
