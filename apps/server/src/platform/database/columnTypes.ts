import { type RawBuilder, sql } from 'kysely';

/** The kinds of databases. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** Column types that differ between databases. */
export interface ColumnTypes {
  /**
   * Ids compare byte by byte, regardless of the collation of the database. SQLite always does this.
   */
  readonly key: RawBuilder<unknown>;
  readonly bytes: RawBuilder<unknown>;
  /** An auto-incremented primary key. */
  readonly rowId: RawBuilder<unknown>;
}

/** The column types of a kind of database. */
export function columnTypesFor(kind: DatabaseKind): ColumnTypes {
  return kind === 'postgres'
    ? {
        key: sql`text collate "C"`,
        bytes: sql`bytea`,
        rowId: sql`integer generated always as identity primary key`,
      }
    : { key: sql`text`, bytes: sql`blob`, rowId: sql`integer primary key` };
}
