import type { Database as SqliteFile, Statement } from 'libsql';
import { type CompiledQuery, type QueryResult, SelectQueryNode } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Maximum number of prepared statements that a connection keeps. */
const maxStatements = 100;
/** Maximum length of their SQL. Longer statements have lists of varying length. */
const maxLength = 4000;

/**
 * A connection to a SQLite file, which prepares each `select` once. Preparing takes longer than most
 * of them run.
 *
 * SQLite prepares a statement again if the schema has changed. `libsql` reads all rows of a query,
 * after which its statement holds no lock, and resets it before its next run. Statements that
 * failed are not kept, nor are writes: until their next run, they would keep their values in
 * memory, for example a venue's bundle.
 */
export class SqliteConnection {
  readonly #file: SqliteFile;
  readonly #statements = new LRUCache<string, Statement<unknown[]>>({ max: maxStatements });

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  get isInTransaction(): boolean {
    return this.#file.inTransaction;
  }

  /** Runs SQL without a result. Its statement is finalized even if it fails. */
  exec(sql: string): void {
    this.#file.exec(sql);
  }

  /** Closes the connection, which cannot be used again. */
  close(): void {
    this.#statements.clear();
    this.#file.close();
  }

  /** Runs a query, and reads all of its rows. */
  run<Row>({ query, sql, parameters }: CompiledQuery): QueryResult<Row> {
    if (SelectQueryNode.is(query)) return { rows: this.#select<Row>(sql, parameters) };
    const statement = this.#file.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return {
      rows: [],
      numAffectedRows: BigInt(changes),
      insertId: BigInt(lastInsertRowid),
    };
  }

  #select<Row>(sql: string, parameters: readonly unknown[]): Row[] {
    const known = this.#statements.get(sql);
    const statement = known ?? this.#file.prepare(sql);
    if (known === undefined && sql.length <= maxLength) this.#statements.set(sql, statement);
    try {
      return statement.all(parameters) as Row[];
    } catch (error) {
      this.#statements.delete(sql);
      throw error;
    }
  }
}
