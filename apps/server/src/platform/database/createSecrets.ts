import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Adds the secrets that all servers on the database share. */
export async function createSecrets(
  database: Kysely<unknown>,
  key: RawBuilder<unknown>,
): Promise<void> {
  await database.schema
    .createTable('secrets')
    .addColumn('name', sql`${key}`, (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('created_at', sql`${key}`, (column) => column.notNull())
    .execute();
}
