import { type RawBuilder, sql } from 'kysely';

/** What the tables are stored in. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** Types of columns that databases name differently. */
export interface ColumnTypes {
  /** Ids compare byte by byte, whatever language the database was made for; SQLite always does so. */
  readonly key: RawBuilder<unknown>;
  readonly bytes: RawBuilder<unknown>;
  /** A primary key that the database numbers in the order of its rows. */
  readonly rowId: RawBuilder<unknown>;
}

/** The types of columns of one kind of database. */
export function columnTypesFor(kind: DatabaseKind): ColumnTypes {
  return kind === 'postgres'
    ? {
        key: sql`text collate "C"`,
        bytes: sql`bytea`,
        rowId: sql`integer generated always as identity primary key`,
      }
    : { key: sql`text`, bytes: sql`blob`, rowId: sql`integer primary key` };
}
