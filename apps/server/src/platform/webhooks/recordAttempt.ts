import { disabling, retrySeconds } from '@mezzanine/api-contract/webhook-events';
import type { Selectable } from 'kysely';
import type { WebhookRow } from '../database/DatabaseSchema.ts';
import type { Database } from '../database/openDatabase.ts';
import type { DeliveryRow } from '../database/workTables.ts';
import { announce } from './announce.ts';

/** Result of an attempt: the receiver's status, or why there was none. */
export type AttemptResult = { readonly status: number } | { readonly error: string };

/** A finished attempt. */
export interface Attempt {
  readonly row: DeliveryRow;
  readonly webhook: Selectable<WebhookRow>;
  readonly result: AttemptResult;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Longest pause in milliseconds for a receiver that does not respond. */
const longestPauseMs = 300_000;

/**
 * Records the outcome of an attempt in one transaction: the state of the delivery, its log, and the
 * health of the receiver.
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
    // The delivery was resent, deleted, or disabled meanwhile, or another process took it after the
    // lease ended.
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
  // Other attempts may have failed since the row was read.
  await transaction
    .updateTable('webhooks')
    .set({ failures: 0, failing_since: null, paused_until: null })
    .where('id', '=', webhook.id)
    .where('failures', '>', 0)
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
    // Without its lease, a current attempt of another process cannot make it pending again.
    .set({ status: 'dead', next_attempt_at: null, lease_until: null })
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
