import { sql } from 'kysely';
import type { DeliveryRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';

/** A delivery, and how often in a row its webhook has failed. */
export interface DueDelivery extends DeliveryRow {
  readonly failures: number;
}

/**
 * Deliveries that are due, at most so many of each webhook, so that one with a long queue does not
 * hide the others. None of webhooks that are paused or disabled.
 *
 * @param now - time as text
 * @param perWebhook - rows of one webhook
 */
export async function findDueDeliveries(
  database: Database,
  now: string,
  perWebhook: number,
): Promise<readonly DueDelivery[]> {
  const numbered = database
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks as hook', 'hook.id', 'delivery.webhook')
    .selectAll('delivery')
    .select('hook.failures')
    .select(
      sql<number>`row_number() over (partition by delivery.webhook order by delivery.next_attempt_at, delivery.id)`.as(
        'place',
      ),
    )
    .where('delivery.status', '=', 'pending')
    .where('delivery.next_attempt_at', '<=', now)
    .where((is) =>
      is.or([is('delivery.lease_until', 'is', null), is('delivery.lease_until', '<=', now)]),
    )
    .where('hook.disabled_at', 'is', null)
    .where((is) =>
      is.or([is('hook.paused_until', 'is', null), is('hook.paused_until', '<=', now)]),
    );
  return database
    .selectFrom(numbered.as('due'))
    .selectAll()
    .where('place', '<=', perWebhook)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .execute();
}
