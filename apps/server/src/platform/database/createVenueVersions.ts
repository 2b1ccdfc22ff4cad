import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './columnTypes.ts';

/** Adds the versions of the venues that workspaces publish, and which one is published. */
export async function createVenueVersions(
  database: Kysely<unknown>,
  { key, bytes }: ColumnTypes,
): Promise<void> {
  await database.schema
    .alterTable('venues')
    .addColumn('version', sql`${key}`)
    .execute();
  await database.schema
    .createTable('venue_versions')
    .addColumn('id', sql`${key}`, (column) => column.primaryKey())
    .addColumn('venue', sql`${key}`, (column) => column.notNull().references('venues.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('city', 'text')
    .addColumn('format', sql`${key}`, (column) => column.notNull())
    .addColumn('digest', sql`${key}`, (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('created_at', sql`${key}`, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('venue_versions_of_venue')
    .on('venue_versions')
    .columns(['venue', 'id'])
    .execute();
  await database.schema
    .createTable('venue_bundles')
    .addColumn('version', sql`${key}`, (column) =>
      column.notNull().references('venue_versions.id').onDelete('cascade'),
    )
    .addColumn('format_version', sql`${key}`, (column) => column.notNull())
    .addColumn('digest', sql`${key}`, (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('bytes', sql`${bytes}`, (column) => column.notNull())
    .addPrimaryKeyConstraint('venue_bundles_key', ['version', 'format_version'])
    .execute();
}
