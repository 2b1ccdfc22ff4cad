import { randomBytes } from 'node:crypto';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { SyncRunRow } from '../database/workTables.ts';
import { failRun, performRun } from './performRun.ts';
import { LeaseLostError, RunLease } from './RunLease.ts';
import type { SyncParts } from './SyncParts.ts';
import { queueRun } from './SyncRuns.ts';

/** Milliseconds that a run may take. */
export const maxRunMs = 15 * 60_000;
/** Milliseconds after which a process renews its claim on a run. */
const heartbeatMs = 10_000;
/** How long runs are kept, in milliseconds. */
export const runsKeptMs = 30 * 86_400_000;

/** Starts due runs, and performs them one after another. */
export class SyncWorker {
  readonly #parts: SyncParts;
  readonly #lease: RunLease;
  readonly #stopping = new AbortController();

  constructor(parts: SyncParts) {
    this.#parts = parts;
    this.#lease = new RunLease(randomBytes(8).toString('hex'), parts.now);
  }

  /** Queues due runs and performs one. @returns the number of performed runs */
  async runDue(): Promise<number> {
    if (this.#stopping.signal.aborted) return 0;
    await this.#queueDue();
    const run = await this.#lease.take(this.#parts.database);
    if (run === undefined) return 0;
    await this.#perform(run);
    return 1;
  }

  /** Interrupts the current run, to be continued later. */
  stop(): void {
    this.#stopping.abort();
  }

  /** Releases the leases of a process that has died. Only use it if there is no other process. */
  async releaseAll(): Promise<void> {
    await this.#parts.database.updateTable('sync_runs').set({ lease_until: null }).execute();
  }

  /** Deletes old runs. */
  async forgetOld(): Promise<void> {
    await this.#parts.database
      .deleteFrom('sync_runs')
      .where('status', 'in', ['completed', 'failed'])
      .where('created_at', '<', new Date(this.#parts.now() - runsKeptMs).toISOString())
      .execute();
  }

  async #queueDue(): Promise<void> {
    const { database, now } = this.#parts;
    const due = await database
      .selectFrom('sync_sources')
      .innerJoin('venues', 'venues.id', 'sync_sources.venue')
      .selectAll('sync_sources')
      .select('venues.workspace')
      .where('next_run_at', '<=', new Date(now()).toISOString())
      .where('active_run', 'is', null)
      .execute();
    for (const { workspace, ...source } of due) {
      try {
        await database
          .transaction()
          .execute((transaction) =>
            queueRun(transaction, source, { workspace, isDry: false, now: now() }),
          );
      } catch (error) {
        // Another client started the run at the same moment.
        if (!(error instanceof RequestProblem)) throw error;
      }
    }
  }

  async #perform(run: SyncRunRow): Promise<void> {
    const { database, onFault } = this.#parts;
    const limit = AbortSignal.timeout(maxRunMs);
    const signal = AbortSignal.any([this.#stopping.signal, limit]);
    const heart = setInterval(() => {
      // If the lease is lost, the next write throws.
      this.#lease.write(database, run.id, {}).catch(() => undefined);
    }, heartbeatMs);
    try {
      await performRun(this.#parts, run, { lease: this.#lease, signal });
    } catch (error) {
      if (error instanceof LeaseLostError) return;
      if (this.#stopping.signal.aborted) return await this.#lease.release(database, run.id);
      if (!limit.aborted) onFault(error);
      await this.#fail(run);
    } finally {
      clearInterval(heart);
    }
  }

  async #fail(run: SyncRunRow): Promise<void> {
    try {
      await failRun(this.#parts, run, this.#lease);
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error;
    }
  }
}
