import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Adds workspaces besides the demo venues' workspace, and keys with scopes. */
export async function createKeys(
  database: Kysely<unknown>,
  key: RawBuilder<unknown>,
): Promise<void> {
  await database.schema
    .createTable('workspaces')
    .addColumn('id', sql`${key}`, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', sql`${key}`, (column) => column.notNull())
    .execute();
  await sql`insert into workspaces (id, name, created_at)
    values ('demo', 'Demo', '2026-11-01T00:00:00.000Z')`.execute(database);
  await database.schema
    .createTable('api_keys')
    .addColumn('id', sql`${key}`, (column) => column.primaryKey())
    .addColumn('workspace', sql`${key}`, (column) =>
      column.notNull().references('workspaces.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_at', sql`${key}`, (column) => column.notNull())
    .addColumn('last_used_at', sql`${key}`)
    .addColumn('revoked_at', sql`${key}`)
    .execute();
  await database.schema
    .createTable('api_key_secrets')
    .addColumn('digest', sql`${key}`, (column) => column.primaryKey())
    .addColumn('key', sql`${key}`, (column) =>
      column.notNull().references('api_keys.id').onDelete('cascade'),
    )
    .addColumn('expires_at', sql`${key}`)
    .execute();
}
