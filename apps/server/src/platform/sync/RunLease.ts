import type { SyncRunRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';

/** Milliseconds after which another process may take over a run that was not renewed. */
const leaseMs = 30_000;

/** The process no longer holds the lease of the run. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** A lease that ensures that only one process works on a run and writes for it. */
export class RunLease {
  readonly #owner: string;
  readonly #now: () => number;

  constructor(owner: string, now: () => number) {
    this.#owner = owner;
    this.#now = now;
  }

  /** Takes the oldest run without a lease. */
  async take(database: Database): Promise<SyncRunRow | undefined> {
    const now = this.#time();
    const row = await database
      .selectFrom('sync_runs')
      .selectAll()
      .where('status', 'in', ['queued', 'running'])
      .where((run) => run.or([run('lease_until', 'is', null), run('lease_until', '<=', now)]))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const taken = {
      status: 'running' as const,
      lease_owner: this.#owner,
      lease_until: this.#time(leaseMs),
      started_at: row.started_at ?? now,
    };
    const { numUpdatedRows } = await database
      .updateTable('sync_runs')
      .set(taken)
      .where('id', '=', row.id)
      .where('status', '=', row.status)
      .where('lease_until', 'is not distinct from', row.lease_until)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? { ...row, ...taken } : undefined;
  }

  /**
   * Updates a run that this process holds, and renews its lease.
   *
   * @throws LeaseLostError if it no longer holds the lease
   */
  async write(
    transaction: Database,
    run: string,
    set: Partial<Pick<SyncRunRow, 'progress' | 'status' | 'reason' | 'finished_at'>>,
  ): Promise<void> {
    const { numUpdatedRows } = await transaction
      .updateTable('sync_runs')
      .set({ ...set, lease_until: this.#time(leaseMs) })
      .where('id', '=', run)
      .where('status', '=', 'running')
      .where('lease_owner', '=', this.#owner)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n)
      throw new LeaseLostError(`Another process now holds the run ${run}.`);
  }

  /** Releases a run so that any process can continue it. */
  async release(database: Database, run: string): Promise<void> {
    await database
      .updateTable('sync_runs')
      .set({ lease_until: null })
      .where('id', '=', run)
      .where('lease_owner', '=', this.#owner)
      .execute();
  }

  #time(inMs = 0): string {
    return new Date(this.#now() + inMs).toISOString();
  }
}
