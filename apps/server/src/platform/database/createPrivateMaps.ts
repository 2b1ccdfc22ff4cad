import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Adds the visibility of venues, and links to private ones. */
export async function createPrivateMaps(
  database: Kysely<unknown>,
  key: RawBuilder<unknown>,
): Promise<void> {
  await database.schema
    .alterTable('venues')
    .addColumn('visibility', sql`${key}`, (column) => column.notNull().defaultTo('public'))
    .execute();
  await database.schema
    .createTable('viewer_access')
    .addColumn('id', sql`${key}`, (column) => column.primaryKey())
    .addColumn('workspace', sql`${key}`, (column) => column.notNull())
    .addColumn('venue', sql`${key}`, (column) => column.notNull().references('venues.id'))
    .addColumn('origins', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('created_at', sql`${key}`, (column) => column.notNull())
    .addColumn('expires_at', sql`${key}`, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('viewer_access_of_workspace')
    .on('viewer_access')
    .columns(['workspace', 'id'])
    .execute();
  await database.schema
    .createIndex('viewer_access_end')
    .on('viewer_access')
    .column('expires_at')
    .execute();
}
