import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './columnTypes.ts';

/** Adds tables of counts and feedback. */
export async function createCounts(
  database: Kysely<unknown>,
  { key, rowId }: ColumnTypes,
): Promise<void> {
  await database.schema
    .createTable('daily_counts')
    .addColumn('topic', sql`${key}`, (column) => column.notNull())
    .addColumn('day', sql`${key}`, (column) => column.notNull())
    .addColumn('name', sql`${key}`, (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('opened', 'bigint', (column) => column.notNull())
    .addColumn('positions', 'bigint', (column) => column.notNull())
    .addColumn('hits', 'bigint')
    .addPrimaryKeyConstraint('daily_counts_key', ['topic', 'day', 'name'])
    .execute();
  await database.schema
    .createTable('feedback_notes')
    .addColumn('id', sql`${rowId}`)
    .addColumn('day', sql`${key}`, (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('is_helpful', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('imported_files')
    .addColumn('digest', sql`${key}`, (column) => column.primaryKey())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .execute();
}
