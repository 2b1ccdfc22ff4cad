import type { Database, SqlValue, Statement } from 'sql.js';
import { MvfError } from '../MvfError.ts';
import { checkPages } from './checkPages.ts';
import { loadSqlJs } from './loadSqlJs.ts';

/** A value of a column; integers beyond 2^53 are BigInts. */
export type Value = SqlValue | bigint;

/** A statement that returns 64-bit integers, which the library's types omit. */
type WideStatement = Statement & {
  get(params: null, config: { readonly useBigInt: true }): readonly Value[];
};

/** Type of a schema entry. */
type EntryKind = 'table' | 'view' | 'virtual table';

/** An SQLite database from an untrusted source. Only rows of ordinary tables are read, in the order of the file. */
export class SqliteFile {
  /** Name of the file, for messages. */
  readonly file: string;
  readonly #database: Database;
  readonly #kinds: ReadonlyMap<string, EntryKind>;

  private constructor(file: string, database: Database) {
    this.file = file;
    this.#database = database;
    this.#kinds = new Map(
      this.#run(() => [
        ...this.#step("SELECT name, type, sql FROM sqlite_schema WHERE type IN ('table', 'view')"),
      ]).map(([name, type, sql]) => [
        String(name).toLowerCase(),
        kindOf(String(type), String(sql)),
      ]),
    );
  }

  /**
   * Opens a database in memory.
   *
   * @throws MvfError `invalid-content` if it is damaged, `missing-package` without sql.js
   */
  static async open(bytes: Uint8Array, file: string, wasmUrl?: string): Promise<SqliteFile> {
    const checked = checkPages(bytes, file);
    const { Database: Opened } = await loadSqlJs(wasmUrl);
    const database = new Opened(checked);
    try {
      // Functions in an untrusted schema are not called, and damaged cells are found early.
      database.exec(
        'PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON;',
      );
      return new SqliteFile(file, database);
    } catch (error) {
      database.close();
      throw error instanceof MvfError ? error : damaged(file, error);
    }
  }

  /** Frees the memory. */
  close(): void {
    this.#database.close();
  }

  /** Names of the tables and views. */
  get names(): ReadonlySet<string> {
    return new Set(this.#kinds.keys());
  }

  /** Type of the entry with a name, ignoring case; undefined if there is none. */
  kindOf(name: string): EntryKind | undefined {
    return this.#kinds.get(name.toLowerCase());
  }

  /** Columns of a table whose values are stored in it. */
  columnsOf(table: string): readonly string[] {
    if (this.kindOf(table) !== 'table') return [];
    const rows = this.#run(() => [...this.#step(`PRAGMA table_xinfo(${quoted(table)})`)]);
    // The last column is nonzero for generated columns, which would be computed.
    return rows.filter((row) => Number(row[6]) === 0).map((row) => String(row[1]));
  }

  /**
   * The rows of an ordinary table.
   *
   * @param columns names of its columns
   * @throws MvfError `invalid-content` if the table is damaged
   */
  *rowsOf(table: string, columns: readonly string[]): Generator<readonly Value[], void> {
    if (this.kindOf(table) !== 'table' || columns.length === 0) return;
    // Indexes are not used, because damaged ones can lead anywhere.
    const sql = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)} NOT INDEXED`;
    const rows = this.#step(sql);
    for (;;) {
      const next = this.#run(() => rows.next());
      if (next.done === true) return;
      yield next.value;
    }
  }

  *#step(sql: string): Generator<readonly Value[], void> {
    const statement = this.#database.prepare(sql) as WideStatement;
    try {
      while (statement.step()) yield statement.get(null, { useBigInt: true });
    } finally {
      statement.free();
    }
  }

  #run<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw damaged(this.file, error);
    }
  }
}

function kindOf(type: string, sql: string): EntryKind {
  if (type === 'view') return 'view';
  return /^\s*create\s+virtual/i.test(sql) ? 'virtual table' : 'table';
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function damaged(file: string, error: unknown): MvfError {
  const reason = error instanceof Error ? error.message : String(error);
  return new MvfError(
    'invalid-content',
    `${file} cannot be read: ${reason.slice(0, 200)}; expected a GeoPackage. Copy or export it again, for example with "ogr2ogr copy.gpkg <file>".`,
    { file, cause: error },
  );
}
