import type { DeliveryRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';

/** A delivery, and the number of consecutive failures of its webhook. */
export interface DueDelivery extends DeliveryRow {
  readonly failures: number;
}

/**
 * Finds due deliveries, oldest first, except those of paused or disabled webhooks. Each webhook has
 * its own query, whose cost does not grow with the length of the queue.
 *
 * @param now - ISO 8601 time
 * @param perWebhook - maximum deliveries per webhook, so that a long queue does not hide the others
 */
export async function findDueDeliveries(
  database: Database,
  now: string,
  perWebhook: number,
): Promise<readonly DueDelivery[]> {
  const webhooks = await findWaitingWebhooks(database, now);
  const due = await Promise.all(
    webhooks.map(async ({ id, failures }) => {
      const rows = await database
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('webhook', '=', id)
        .where('status', '=', 'pending')
        .where('next_attempt_at', '<=', now)
        .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<=', now)]))
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(perWebhook)
        .execute();
      return rows.map((row): DueDelivery => ({ ...row, failures }));
    }),
  );
  return due.flat().sort((a, b) => Number(isLater(a, b)) - Number(isLater(b, a)));
}

/**
 * Finds when the oldest delivery that is not in progress became due, except those of paused or
 * disabled webhooks.
 *
 * @param now - ISO 8601 time
 * @returns an ISO 8601 time; undefined if none is due
 */
export async function findOldestDue(database: Database, now: string): Promise<string | undefined> {
  const oldest = await database
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook')
    .select('next_attempt_at')
    .where('disabled_at', 'is', null)
    .where((is) => is.or([is('paused_until', 'is', null), is('paused_until', '<=', now)]))
    .where('webhook_deliveries.status', '=', 'pending')
    .where('next_attempt_at', '<=', now)
    .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<=', now)]))
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return oldest?.next_attempt_at ?? undefined;
}

/** Webhooks that are not paused or disabled, and have deliveries that are due or in progress. */
function findWaitingWebhooks(database: Database, now: string) {
  return database
    .selectFrom('webhooks')
    .select(['id', 'failures'])
    .where('disabled_at', 'is', null)
    .where((is) => is.or([is('paused_until', 'is', null), is('paused_until', '<=', now)]))
    .where((is) =>
      is.exists(
        is
          .selectFrom('webhook_deliveries')
          .select('webhook_deliveries.id')
          .whereRef('webhook_deliveries.webhook', '=', 'webhooks.id')
          .where('webhook_deliveries.status', '=', 'pending')
          .where('webhook_deliveries.next_attempt_at', '<=', now),
      ),
    )
    .execute();
}

function isLater(a: DeliveryRow, b: DeliveryRow): boolean {
  return (a.next_attempt_at ?? '') > (b.next_attempt_at ?? '');
}
