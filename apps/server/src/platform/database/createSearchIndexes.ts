import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Adds the search indexes that were pushed to servers on a shared database. */
export async function createSearchIndexes(
  database: Kysely<unknown>,
  key: RawBuilder<unknown>,
): Promise<void> {
  await database.schema
    .createTable('search_indexes')
    .addColumn('name', sql`${key}`, (column) => column.primaryKey())
    .addColumn('version', sql`${key}`, (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}
