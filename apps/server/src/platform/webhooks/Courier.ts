import { retrySeconds } from '@mezzanine/api-contract/webhook-events';
import type { DeliveryRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';
import type { AllowedHosts } from '../outbound/refuseAddress.ts';
import { OutboundError, sendGuarded } from '../outbound/sendGuarded.ts';
import { signMessage } from './signMessage.ts';

/** What the courier needs. */
export interface CourierParts {
  readonly database: Database;
  readonly allowedHosts: AllowedHosts;
  readonly productName: string;
  readonly now: () => number;
}

/** Deliveries that are taken in hand at a time. */
const batchSize = 20;
/** Milliseconds in which a receiver must have answered. */
const timeoutMs = 10_000;
/** Milliseconds after which a delivery that a process took in hand is free again. */
const leaseMs = 30_000;
/** Milliseconds that what is done with is kept for. */
const keptMs = 30 * 86_400_000;

/** How an attempt went. */
type Result = { readonly status: number } | { readonly error: string };

/**
 * Sends what the outbox holds. A delivery is marked as done after it was answered, so that one that
 * a process dies over is sent again: at least once, with the same event id.
 */
export class Courier {
  readonly #parts: CourierParts;

  constructor(parts: CourierParts) {
    this.#parts = parts;
  }

  /** Sends what is due. @returns how many were sent */
  async deliverDue(): Promise<number> {
    const now = this.#time();
    const due = await this.#parts.database
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('status', '=', 'pending')
      .where('next_attempt_at', '<=', now)
      .where((run) => run.or([run('lease_until', 'is', null), run('lease_until', '<=', now)]))
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const sent = await Promise.all(due.map((row) => this.#deliver(row)));
    return sent.filter(Boolean).length;
  }

  /** Frees what a process that is no more had in hand; only where there is no other process. */
  async releaseAll(): Promise<void> {
    await this.#parts.database
      .updateTable('webhook_deliveries')
      .set({ lease_until: null })
      .where('status', '=', 'pending')
      .execute();
  }

  /** Forgets what was done with a month ago. */
  async forgetOld(): Promise<void> {
    await this.#parts.database
      .deleteFrom('webhook_deliveries')
      .where('status', '!=', 'pending')
      .where('created_at', '<', this.#time(-keptMs))
      .execute();
  }

  async #deliver(row: DeliveryRow): Promise<boolean> {
    const lease = this.#time(leaseMs);
    if (!(await this.#take(row, lease))) return false;
    const webhook = await this.#parts.database
      .selectFrom('webhooks')
      .select(['url', 'secret'])
      .where('id', '=', row.webhook)
      .executeTakeFirst();
    if (webhook === undefined) return false;
    const at = this.#parts.now();
    const result = await this.#send(row, webhook);
    await this.#note({ ...row, lease_until: lease }, at, result);
    return true;
  }

  /** Of several processes that see a delivery, one takes it. */
  async #take(row: DeliveryRow, lease: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#parts.database
      .updateTable('webhook_deliveries')
      .set({ lease_until: lease })
      .where('id', '=', row.id)
      .where('status', '=', 'pending')
      .where('lease_until', 'is not distinct from', row.lease_until)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async #send(
    { event_id: eventId, payload }: DeliveryRow,
    { url, secret }: { readonly url: string; readonly secret: string },
  ): Promise<Result> {
    const timestamp = Math.floor(this.#parts.now() / 1000);
    try {
      const { status } = await sendGuarded(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': `${this.#parts.productName} webhooks`,
          ...signMessage(secret, { eventId, timestamp, payload }),
        },
        body: payload,
        timeoutMs,
        maxBytes: 65_536,
        beyond: 'cut',
        allowedHosts: this.#parts.allowedHosts,
      });
      return { status };
    } catch (error) {
      if (error instanceof OutboundError) return { error: error.message };
      throw error;
    }
  }

  async #note(row: DeliveryRow, at: number, result: Result): Promise<void> {
    const [status, error] =
      'status' in result ? [result.status, null] : ([null, result.error] as const);
    const isDelivered = status !== null && status >= 200 && status < 300;
    const wait = isDelivered ? undefined : retrySeconds[row.tries];
    await this.#parts.database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('webhook_deliveries')
        .set({
          status: isDelivered ? 'delivered' : wait === undefined ? 'dead' : 'pending',
          attempts: row.attempts + 1,
          tries: row.tries + 1,
          lease_until: null,
          next_attempt_at: wait === undefined ? null : this.#time(wait * 1000),
          last_status: status,
          last_error: error,
        })
        .where('id', '=', row.id)
        .where('lease_until', '=', row.lease_until)
        .executeTakeFirstOrThrow();
      // Somebody asked for it anew meanwhile, or took it after this process was thought dead.
      if (numUpdatedRows === 0n) return;
      await transaction
        .insertInto('webhook_attempts')
        .values({
          delivery: row.id,
          number: row.attempts + 1,
          status,
          error,
          at: new Date(at).toISOString(),
          duration_ms: Math.max(0, Math.round(this.#parts.now() - at)),
        })
        .execute();
    });
  }

  #time(inMs = 0): string {
    return new Date(this.#parts.now() + inMs).toISOString();
  }
}
