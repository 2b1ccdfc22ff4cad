import type { SyncRunRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';

/** Milliseconds after which a run whose process says nothing may be taken by another. */
const leaseMs = 30_000;

/** The run is no longer this process's. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** That a run is worked on by one process: what it writes, it writes with this in hand. */
export class RunLease {
  readonly #owner: string;
  readonly #now: () => number;

  constructor(owner: string, now: () => number) {
    this.#owner = owner;
    this.#now = now;
  }

  /** Takes the oldest run that nobody has. */
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
   * Writes to a run that this process has, and keeps it for longer.
   *
   * @throws LeaseLostError when it has it no more
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
    if (numUpdatedRows === 0n) throw new LeaseLostError(`The run ${run} is another process's.`);
  }

  /** Gives a run back, to be gone on with by whoever comes next. */
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
