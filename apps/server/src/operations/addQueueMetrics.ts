import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../platform/database/openDatabase.ts';
import { findOldestDue } from '../platform/webhooks/findDueDeliveries.ts';
import type { ObservedDatabase } from './addDatabaseMetrics.ts';

/** Adds metrics of work without a request. They have no values while the database is down. */
export function addQueueMetrics(
  registry: Registry,
  { database, now = Date.now }: ObservedDatabase,
): void {
  const deliveries = 'Webhook deliveries of the last 30 days, by status.';
  countRows(registry, { database, table: 'webhook_deliveries', help: deliveries });
  countRows(registry, { database, table: 'sync_runs', help: 'Sync runs, by status.' });
  new Gauge({
    name: 'webhook_oldest_due_seconds',
    help: 'Seconds for which the oldest webhook delivery has been due without being sent, except to paused webhooks.',
    registers: [registry],
    async collect() {
      this.remove();
      const at = now();
      const oldest = findOldestDue(database, new Date(at).toISOString());
      const seconds = await oldest.then(
        (due) => (due === undefined ? 0 : (at - Date.parse(due)) / 1000),
        () => undefined,
      );
      if (seconds !== undefined) this.set(seconds);
    },
  });
}

/** A table whose rows with a status are counted. */
interface CountedTable {
  readonly database: Database;
  readonly table: 'webhook_deliveries' | 'sync_runs';
  readonly help: string;
}

function countRows(registry: Registry, { database, table, help }: CountedTable): void {
  new Gauge({
    name: table,
    help,
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset();
      const rows = await database
        .selectFrom(table)
        .select(({ fn }) => ['status', fn.countAll().as('count')])
        .groupBy('status')
        .execute()
        .catch(() => []);
      for (const { status, count } of rows) this.set({ status }, Number(count));
    },
  });
}
