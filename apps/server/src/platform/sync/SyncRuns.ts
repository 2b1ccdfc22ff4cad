import { RequestProblem } from '../../problem/RequestProblem.ts';
import { syncObjects } from '@mezzanine/api-contract/published-schemas';
import type { SyncRunRow, SyncSourceRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { timedId } from '../webhooks/timedId.ts';

/** Progress of one endpoint in a run. */
export interface ObjectProgress {
  readonly object: string;
  readonly status: 'waiting' | 'reading' | 'done' | 'failed';
  readonly records?: number;
  readonly done: number;
  readonly error?: string;
}

/** Number of records of a run by outcome. */
export type RunCounts = Record<'created' | 'updated' | 'deleted' | 'unchanged' | 'refused', number>;

/** Endpoints of a source that a run reads, in order. */
function objectsOf({ endpoints }: Pick<SyncSourceRow, 'endpoints'>): readonly string[] {
  const given = JSON.parse(endpoints) as Readonly<Record<string, string>>;
  return syncObjects.map(({ endpoint }) => endpoint).filter((name) => Object.hasOwn(given, name));
}

/**
 * Queues a run. A source has one run at a time. The row of the source contains its id, so that one
 * of two concurrent requests is rejected.
 *
 * @throws RequestProblem 409 if another run is not finished
 */
export async function queueRun(
  transaction: Database,
  source: SyncSourceRow,
  { workspace, isDry, now }: { workspace: string; isDry: boolean; now: number },
): Promise<SyncRunRow> {
  const progress = objectsOf(source).map((object): ObjectProgress => ({
    object,
    status: 'waiting',
    done: 0,
  }));
  const row: SyncRunRow = {
    id: timedId('run', now),
    venue: source.venue,
    source: source.id,
    workspace,
    status: 'queued',
    is_dry: isDry ? 1 : 0,
    progress: JSON.stringify(progress),
    reason: null,
    lease_owner: null,
    lease_until: null,
    created_at: new Date(now).toISOString(),
    started_at: null,
    finished_at: null,
  };
  const next =
    source.every_minutes === null
      ? null
      : new Date(now + source.every_minutes * 60_000).toISOString();
  const { numUpdatedRows } = await transaction
    .updateTable('sync_sources')
    .set({ active_run: row.id, ...(!isDry && { next_run_at: next }) })
    .where('venue', '=', source.venue)
    .where('id', '=', source.id)
    .where('active_run', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    throw new RequestProblem(
      409,
      `The source "${source.id}" already has an active run: ${source.active_run ?? 'another'}. Wait until it ends.`,
    );
  }
  await transaction.insertInto('sync_runs').values(row).execute();
  return row;
}

/** Number of records by run and outcome. */
export async function countOutcomes(
  database: Database,
  runs: readonly string[],
): Promise<ReadonlyMap<string, RunCounts>> {
  const counts = new Map(
    runs.map((run): [string, RunCounts] => [
      run,
      { created: 0, updated: 0, deleted: 0, unchanged: 0, refused: 0 },
    ]),
  );
  if (runs.length === 0) return counts;
  const rows = await database
    .selectFrom('sync_outcomes')
    .select(['run', 'outcome', ({ fn }) => fn.countAll().as('count')])
    .where('run', 'in', [...runs])
    .groupBy(['run', 'outcome'])
    .execute();
  for (const { run, outcome, count } of rows) {
    const of = counts.get(run);
    if (of !== undefined) of[outcome] = Number(count);
  }
  return counts;
}
