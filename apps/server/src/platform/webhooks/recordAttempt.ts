import { disabling, retrySeconds } from '@mezzanine/api-contract/webhook-events';
import type { Selectable } from 'kysely';
import type { WebhookRow } from '../database/DatabaseSchema.ts';
import type { Database } from '../database/openDatabase.ts';
import type { DeliveryRow } from '../database/workTables.ts';
import { announce } from './announce.ts';

/** How an attempt went: the receiver's status, or why there was none. */
export type AttemptResult = { readonly status: number } | { readonly error: string };

/** One attempt, when it is over. */
export interface Attempt {
  readonly row: DeliveryRow;
  readonly webhook: Selectable<WebhookRow>;
  readonly result: AttemptResult;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Milliseconds that a receiver that does not respond is left alone, by failures in a row. */
const longestPauseMs = 300_000;

/**
 * Writes what became of an attempt: the state of the delivery, its log, and how the receiver is
 * doing, in one transaction.
 */
export async function recordAttempt(database: Database, attempt: Attempt): Promise<void> {
  const { row, result, startedAt, endedAt } = attempt;
  const [status, error] =
    'status' in result ? [result.status, null] : ([null, result.error] as const);
  const isDelivered = status !== null && status >= 200 && status < 300;
  const wait = isDelivered ? undefined : retrySeconds[row.tries];
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('webhook_deliveries')
      .set({
        status: isDelivered ? 'delivered' : wait === undefined ? 'dead' : 'pending',
        attempts: row.attempts + 1,
        tries: row.tries + 1,
        lease_until: null,
        next_attempt_at: wait === undefined ? null : timeText(endedAt + wait * 1000),
        last_status: status,
        last_error: error,
      })
      .where('id', '=', row.id)
      .where('lease_until', '=', row.lease_until)
      .executeTakeFirstOrThrow();
    // It was resent or deleted meanwhile, or another process took it after the lease ended.
    if (numUpdatedRows === 0n) return;
    await transaction
      .insertInto('webhook_attempts')
      .values({
        delivery: row.id,
        number: row.attempts + 1,
        status,
        error,
        at: timeText(startedAt),
        duration_ms: Math.max(0, Math.round(endedAt - startedAt)),
      })
      .execute();
    if (isDelivered) await recordSuccess(transaction, attempt);
    else await recordFailure(transaction, attempt, error !== null);
  });
}

async function recordSuccess(transaction: Database, { webhook }: Attempt): Promise<void> {
  if (webhook.failures === 0) return;
  await transaction
    .updateTable('webhooks')
    .set({ failures: 0, failing_since: null, paused_until: null })
    .where('id', '=', webhook.id)
    .execute();
}

/** Pauses a receiver that does not respond, and disables one that has failed for days. */
async function recordFailure(
  transaction: Database,
  { webhook, endedAt }: Attempt,
  isSilent: boolean,
): Promise<void> {
  // Other attempts may have failed since the row was read.
  const { failures, failing_since, disabled_at } = await transaction
    .updateTable('webhooks')
    .set((set) => ({
      failures: set('failures', '+', 1),
      failing_since: set.fn.coalesce('failing_since', set.val(timeText(endedAt))),
    }))
    .where('id', '=', webhook.id)
    .returning(['failures', 'failing_since', 'disabled_at'])
    .executeTakeFirstOrThrow();
  const failingSince = failing_since ?? timeText(endedAt);
  const isDead =
    failures >= disabling.attempts &&
    Date.parse(failingSince) + disabling.days * 86_400_000 <= endedAt;
  if (isDead && disabled_at === null) {
    await disable(transaction, webhook, { failingSince, disabledAt: timeText(endedAt) });
  } else if (isSilent) {
    const pauseMs = Math.min(longestPauseMs, 1000 * 2 ** Math.min(failures, 10));
    await transaction
      .updateTable('webhooks')
      .set({ paused_until: timeText(endedAt + pauseMs) })
      .where('id', '=', webhook.id)
      .execute();
  }
}

async function disable(
  transaction: Database,
  { id, workspace }: Selectable<WebhookRow>,
  times: { readonly failingSince: string; readonly disabledAt: string },
): Promise<void> {
  await transaction
    .updateTable('webhooks')
    .set({ disabled_at: times.disabledAt })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('webhook_deliveries')
    .set({ status: 'dead', next_attempt_at: null })
    .where('webhook', '=', id)
    .where('status', '=', 'pending')
    .execute();
  await announce(transaction, workspace, {
    type: 'webhook.disabled',
    data: { webhookId: id, ...times },
  });
}

function timeText(ms: number): string {
  return new Date(ms).toISOString();
}
