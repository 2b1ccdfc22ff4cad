import type { WebhookRow } from '../database/DatabaseSchema.ts';
import type { Database } from '../database/openDatabase.ts';
import type { DeliveryRow } from '../database/workTables.ts';
import type { AllowedHosts } from '../outbound/refuseAddress.ts';
import { OutboundError, sendGuarded } from '../outbound/sendGuarded.ts';
import { type DueDelivery, findDueDeliveries } from './findDueDeliveries.ts';
import { type AttemptResult, recordAttempt } from './recordAttempt.ts';
import { signMessage } from './signMessage.ts';

/** Dependencies of the courier. */
export interface CourierParts {
  readonly database: Database;
  readonly allowedHosts: AllowedHosts;
  readonly productName: string;
  readonly now: () => number;
  /** Called with deliveries that could not be recorded. */
  readonly onFault: (error: unknown) => void;
}

/** Maximum concurrent requests to one webhook. */
const laneSize = 8;
/** Maximum concurrent requests to a webhook whose last attempt failed. */
const failingLaneSize = 1;
/** Maximum concurrent requests to all webhooks. */
const maxUnderWay = 256;
/** Milliseconds until a request to a receiver times out. */
const timeoutMs = 10_000;
/** Milliseconds after which another process may take over a delivery that this one took. */
const leaseMs = 30_000;
/** Milliseconds that finished deliveries are kept. */
export const deliveriesKeptMs = 30 * 86_400_000;

/**
 * Sends the deliveries in the outbox. Each webhook has its own lane, so that a receiver that does
 * not respond delays no one else. A delivery is marked as done after the response. If the process
 * dies before that, the delivery is sent again with the same event id.
 */
export class Courier {
  readonly #parts: CourierParts;
  /** Occupied slots in the lanes of webhooks. */
  readonly #lanes = new Map<string, number>();
  /** Occupied slots in all lanes. */
  #places = 0;
  readonly #underWay = new Set<Promise<void>>();
  #onWork: () => void = () => undefined;

  constructor(parts: CourierParts) {
    this.#parts = parts;
  }

  /** Calls back whenever there may be something to send, or room for it. */
  onWork(listener: () => void): void {
    this.#onWork = listener;
  }

  /** Looks for new deliveries. Call it after a transaction that may have written some. */
  expectDeliveries(): void {
    this.#onWork();
  }

  /**
   * Sends due deliveries that have a slot in their lane, and waits for them. @returns the number of
   * sent ones
   */
  async deliverDue(): Promise<number> {
    const started = await this.startDue();
    await this.settled();
    return started;
  }

  /**
   * Starts sending due deliveries that have a slot in their lane. @returns the number of started
   * ones
   */
  async startDue(): Promise<number> {
    const due = await findDueDeliveries(this.#parts.database, this.#time(), laneSize);
    const started = await Promise.all(due.map((row) => this.#start(row)));
    return started.filter(Boolean).length;
  }

  /** Waits for the current requests. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /**
   * Releases the deliveries of a process that has died. Only use it if there is no other process.
   */
  async releaseAll(): Promise<void> {
    await this.#parts.database
      .updateTable('webhook_deliveries')
      .set({ lease_until: null })
      .where('status', '=', 'pending')
      .execute();
  }

  /** Deletes old deliveries. */
  async forgetOld(): Promise<void> {
    await this.#parts.database
      .deleteFrom('webhook_deliveries')
      .where('status', '!=', 'pending')
      .where('created_at', '<', this.#time(-deliveriesKeptMs))
      .execute();
  }

  async #start(row: DueDelivery): Promise<boolean> {
    if (!this.#hasRoom(row)) return false;
    const leave = this.#enter(row.webhook);
    const lease = this.#time(leaseMs);
    const isTaken = await this.#take(row, lease).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (!isTaken) {
      leave();
      return false;
    }
    const work = this.#deliver({ ...row, lease_until: lease })
      .catch(this.#parts.onFault)
      .finally(() => {
        leave();
        this.#underWay.delete(work);
        this.#onWork();
      });
    this.#underWay.add(work);
    return true;
  }

  #hasRoom({ webhook, failures }: DueDelivery): boolean {
    const size = failures > 0 ? failingLaneSize : laneSize;
    return (this.#lanes.get(webhook) ?? 0) < size && this.#places < maxUnderWay;
  }

  /** Occupies a slot in a lane. @returns a function that releases it */
  #enter(webhook: string): () => void {
    this.#lanes.set(webhook, (this.#lanes.get(webhook) ?? 0) + 1);
    this.#places += 1;
    return () => {
      this.#places -= 1;
      const left = (this.#lanes.get(webhook) ?? 0) - 1;
      if (left > 0) this.#lanes.set(webhook, left);
      else this.#lanes.delete(webhook);
    };
  }

  /** If several processes see a delivery, only one takes it. */
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

  async #deliver(row: DeliveryRow): Promise<void> {
    const { database, now } = this.#parts;
    const webhook = await database
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', row.webhook)
      .executeTakeFirst();
    if (webhook === undefined) return;
    const startedAt = now();
    const result = await this.#send(row, webhook);
    await recordAttempt(database, { row, webhook, result, startedAt, endedAt: now() });
  }

  async #send(
    { event_id: eventId, payload }: DeliveryRow,
    { url, secret }: Pick<WebhookRow, 'url' | 'secret'>,
  ): Promise<AttemptResult> {
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

  #time(inMs = 0): string {
    return new Date(this.#parts.now() + inMs).toISOString();
  }
}
