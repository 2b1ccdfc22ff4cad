import { setTimeout as wait } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import type { SqliteConnection } from './SqliteConnection.ts';

/** Options for opening a file. */
export interface SqliteFileOptions {
  /** Opens one more connection to the file. */
  readonly connect: () => SqliteConnection;
  /** Milliseconds that a query waits while another process locks the file. */
  readonly waitMs: number;
}

/** Maximum milliseconds between two attempts to access a locked file. */
const longestPauseMs = 50;

/** The transaction of a session, if it has one. */
interface Transaction {
  readonly release: () => void;
  /** Whether a failed statement made the connection unusable. */
  isBroken: boolean;
}

/**
 * Runs queries on a SQLite file with one connection for reads and one for writes, so that reads
 * never wait for a write.
 *
 * Every write runs in a transaction that takes SQLite's write lock at its beginning. If another
 * process has locked the file, it retries for up to `waitMs` without blocking the event loop.
 * `libsql` never resets a prepared statement that failed with `SQLITE_BUSY`, and the connection
 * then rejects every commit ("SQL statements in progress"). Transactions therefore begin with
 * `exec`, which finalizes its statement, and a connection with a failed statement is replaced.
 */
export class SqliteFileDriver implements Driver {
  readonly #options: SqliteFileOptions;
  readonly #writers = new Mutex();
  #reading: SqliteConnection | undefined;
  #writing: SqliteConnection | undefined;

  constructor(options: SqliteFileOptions) {
    this.#options = options;
  }

  init(): Promise<void> {
    this.#connectWriting();
    this.#connectReading();
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new Session(this));
  }

  async beginTransaction(session: Session): Promise<void> {
    session.transaction = await this.#begin();
  }

  commitTransaction(session: Session): Promise<void> {
    this.#commit(transactionOf(session));
    session.transaction = undefined;
    return Promise.resolve();
  }

  rollbackTransaction(session: Session): Promise<void> {
    const transaction = transactionOf(session);
    session.transaction = undefined;
    this.#rollBack(transaction);
    return Promise.resolve();
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.#reading?.close();
    this.#writing?.close();
    return Promise.resolve();
  }

  /** Runs a query in the transaction of its session, or in its own transaction. */
  async execute<Row>(query: CompiledQuery, open?: Transaction): Promise<QueryResult<Row>> {
    if (open !== undefined) return this.#write(query, open);
    if (SelectQueryNode.is(query.query)) return this.#read(query);
    const transaction = await this.#begin();
    try {
      const result = this.#write<Row>(query, transaction);
      this.#commit(transaction);
      return result;
    } catch (error) {
      this.#rollBack(transaction);
      throw error;
    }
  }

  #read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#untilUnlocked(() => {
      try {
        return (this.#reading ?? this.#connectReading()).run<Row>(query);
      } catch (error) {
        this.#reading?.close();
        this.#reading = undefined;
        throw error;
      }
    });
  }

  #write<Row>(query: CompiledQuery, transaction: Transaction): QueryResult<Row> {
    try {
      return this.#writingConnection().run<Row>(query);
    } catch (error) {
      transaction.isBroken ||= !isAboutTheStatement(error);
      throw error;
    }
  }

  async #begin(): Promise<Transaction> {
    const deadline = performance.now() + this.#options.waitMs;
    const release = await this.#writers.acquire();
    try {
      await this.#untilUnlocked(() => this.#writingConnection().exec('begin immediate'), deadline);
      return { release, isBroken: false };
    } catch (error) {
      this.#dropWriting();
      release();
      throw error;
    }
  }

  #commit({ release }: Transaction): void {
    this.#writingConnection().exec('commit');
    release();
  }

  #rollBack({ release, isBroken }: Transaction): void {
    const connection = this.#writing;
    try {
      // SQLite ends the transaction itself if the disk is full.
      if (connection?.isInTransaction === true) connection.exec('rollback');
      if (isBroken) this.#dropWriting();
    } catch (error) {
      this.#dropWriting();
      throw error;
    } finally {
      release();
    }
  }

  #writingConnection(): SqliteConnection {
    return this.#writing ?? this.#connectWriting();
  }

  #connectWriting(): SqliteConnection {
    return (this.#writing = this.#options.connect());
  }

  #connectReading(): SqliteConnection {
    const connection = this.#options.connect();
    connection.exec('pragma query_only = ON');
    return (this.#reading = connection);
  }

  /** The next write reconnects. */
  #dropWriting(): void {
    this.#writing?.close();
    this.#writing = undefined;
  }

  async #untilUnlocked<T>(
    work: () => T,
    deadline = performance.now() + this.#options.waitMs,
  ): Promise<T> {
    for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        return work();
      } catch (error) {
        if (!isLocked(error) || performance.now() + pauseMs > deadline) throw error;
      }
      await wait(pauseMs);
    }
  }
}

/** Kysely's connection while it runs a query or a transaction. */
class Session implements DatabaseConnection {
  readonly #driver: SqliteFileDriver;
  transaction: Transaction | undefined;

  constructor(driver: SqliteFileDriver) {
    this.#driver = driver;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#driver.execute(query, this.transaction);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

function transactionOf({ transaction }: Session): Transaction {
  if (transaction === undefined) throw new Error('The connection has no transaction.');
  return transaction;
}

function codeOf(error: unknown): string {
  return String((error as { readonly code?: unknown }).code);
}

function isLocked(error: unknown): boolean {
  return /^SQLITE_(?:BUSY|LOCKED|PROTOCOL)/.test(codeOf(error));
}

/** Whether a statement failed because of its content, and ended cleanly. */
function isAboutTheStatement(error: unknown): boolean {
  return /^SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|TOOBIG|RANGE)/.test(codeOf(error));
}
