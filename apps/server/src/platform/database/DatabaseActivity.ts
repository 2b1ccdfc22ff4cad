import type { LogEvent } from 'kysely';
import type { Pool } from 'pg';

/** Connections to PostgreSQL. */
export interface PoolState {
  /** Connections that run a query or a transaction. */
  readonly busy: number;
  /** Open connections that are not in use. */
  readonly idle: number;
  /** Queries and transactions that wait for a connection. */
  readonly waiting: number;
}

/** One statement that has ended. */
export interface EndedStatement {
  readonly seconds: number;
  readonly isFailed: boolean;
}

/** Statements and connections of a database, for metrics. */
export class DatabaseActivity {
  #pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined;
  #onStatement: (statement: EndedStatement) => void = () => undefined;

  /** Sets the function that is called after each statement, including those in transactions. */
  onStatement(listener: (statement: EndedStatement) => void): void {
    this.#onStatement = listener;
  }

  /** Receives the events of Kysely's log. */
  readonly log = ({ level, queryDurationMillis }: LogEvent): void => {
    this.#onStatement({ seconds: queryDurationMillis / 1000, isFailed: level === 'error' });
  };

  /** Sets the pool whose connections are counted. */
  usePool(pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
    this.#pool = pool;
  }

  /** @returns undefined if the database has no pool: SQLite */
  poolState(): PoolState | undefined {
    if (this.#pool === undefined) return undefined;
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }
}
