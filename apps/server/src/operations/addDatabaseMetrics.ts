import { Gauge, Histogram, type Registry } from 'prom-client';
import type { DatabaseActivity } from '../platform/database/DatabaseActivity.ts';
import type { Database } from '../platform/database/openDatabase.ts';

/** A database, and the activity of its connections and statements. */
export interface ObservedDatabase {
  readonly database: Database;
  readonly activity: DatabaseActivity;
  /** Milliseconds since 1970. Default: the clock. */
  readonly now?: () => number;
}

/** Adds metrics of the database itself: whether it is up, its connections, and its statements. */
export function addDatabaseMetrics(
  registry: Registry,
  { database, activity }: ObservedDatabase,
): void {
  const registers = [registry];
  // Connections come first, because the query below would count as one.
  new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL, by state: busy or idle.',
    labelNames: ['state'],
    registers,
    collect() {
      const pool = activity.poolState();
      if (pool === undefined) return;
      this.set({ state: 'busy' }, pool.busy);
      this.set({ state: 'idle' }, pool.idle);
    },
  });
  new Gauge({
    name: 'database_connections_awaited',
    help: 'Queries and transactions that wait for a connection to PostgreSQL.',
    registers,
    collect() {
      const pool = activity.poolState();
      if (pool === undefined) this.remove();
      else this.set(pool.waiting);
    },
  });
  new Gauge({
    name: 'database_up',
    help: '1 if the database responds to a query, otherwise 0.',
    registers,
    async collect() {
      const asked = database.selectFrom('venues').select('id').limit(1).execute();
      const isUp = await asked.then(
        () => true,
        () => false,
      );
      this.set(isUp ? 1 : 0);
    },
  });
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Seconds of each statement, by result: ok or failed.',
    labelNames: ['result'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  activity.onStatement(({ seconds, isFailed }) =>
    statements.observe({ result: isFailed ? 'failed' : 'ok' }, seconds),
  );
}
