import type { SyncRunRow, SyncSourceRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { floorsOfSpaces } from '../records/bundleRecords.ts';
import { announce } from '../webhooks/announce.ts';
import { applyObject } from './applyObject.ts';
import { EndpointError, type EndpointAccess, readEndpoint } from './readEndpoint.ts';
import { RecordWriter } from './RecordWriter.ts';
import type { RunLease } from './RunLease.ts';
import { SyncImages } from './SyncImages.ts';
import type { SyncParts } from './SyncParts.ts';
import { countOutcomes, type ObjectProgress } from './SyncRuns.ts';

/** Dependencies of a run. */
export interface RunWay {
  readonly lease: RunLease;
  /** Interrupts the run, to be continued later. */
  readonly signal: AbortSignal;
}

/** Performs a run, or resumes an interrupted one. */
export async function performRun(parts: SyncParts, run: SyncRunRow, way: RunWay): Promise<void> {
  const { database } = parts;
  const source = await database
    .selectFrom('sync_sources')
    .selectAll()
    .where('venue', '=', run.venue)
    .where('id', '=', run.source)
    .executeTakeFirst();
  if (source === undefined) return;
  const progress = [...(JSON.parse(run.progress) as readonly ObjectProgress[])];
  const access = accessOf(parts, source, way.signal);
  const writer = await openWriter(parts, run);
  const images = new SyncImages(database, { venue: run.venue, access, isDry: run.is_dry === 1 });
  const endpoints = JSON.parse(source.endpoints) as Readonly<Record<string, string>>;
  for (const [order, { object, status }] of progress.entries()) {
    if (status === 'done' || status === 'failed') continue;
    const say = (transaction: Database, now: Omit<ObjectProgress, 'object'>) => {
      progress[order] = { object, ...now };
      return way.lease.write(transaction, run.id, { progress: JSON.stringify(progress) });
    };
    await say(database, { status: 'reading', done: 0 });
    try {
      const records = await readEndpoint(endpoints[object] ?? '', access);
      await applyObject(
        {
          database,
          run,
          source,
          object,
          order,
          writer,
          images,
          onProgress: (transaction, done) =>
            say(transaction, { status: 'reading', records: records.length, done }),
        },
        records,
      );
      const count = records.length;
      await say(database, { status: 'done', records: count, done: count });
    } catch (error) {
      if (!(error instanceof EndpointError)) throw error;
      await say(database, { status: 'failed', done: 0, error: error.message });
    }
  }
  await finish(parts, run, { progress, lease: way.lease });
}

/** Marks a run as failed because of an internal error. */
export async function failRun(parts: SyncParts, run: SyncRunRow, lease: RunLease): Promise<void> {
  const reason = 'The server could not complete this run. The cause is in its log.';
  const progress = JSON.parse(run.progress) as readonly ObjectProgress[];
  await finish(parts, run, { progress, lease, reason });
}

function accessOf(
  { allowedHosts, retryMs }: SyncParts,
  { headers }: SyncSourceRow,
  signal: AbortSignal,
): EndpointAccess {
  const list = JSON.parse(headers) as readonly { name: string; value: string }[];
  return {
    allowedHosts,
    retryMs,
    signal,
    headers: Object.fromEntries(list.map(({ name, value }) => [name, value])),
  };
}

async function openWriter(parts: SyncParts, run: SyncRunRow): Promise<RecordWriter> {
  const venue = await parts.venues.get(run.venue);
  if (venue === undefined) throw new Error(`The run's venue "${run.venue}" does not exist.`);
  const model = await parts.models.modelOf(venue);
  const created = await parts.database
    .selectFrom('sync_outcomes')
    .select(['object', 'external_id'])
    .where('run', '=', run.id)
    .where('outcome', '=', 'created')
    .execute();
  return new RecordWriter(
    run,
    { model, floors: floorsOfSpaces(model.mvf) },
    {
      created: run.is_dry === 1 ? created.map((row) => `${row.object}/${row.external_id}`) : [],
      now: parts.now,
    },
  );
}

interface Ending {
  readonly progress: readonly ObjectProgress[];
  readonly lease: RunLease;
  readonly reason?: string;
}

async function finish(
  { database, now }: SyncParts,
  run: SyncRunRow,
  { progress, lease, reason: given }: Ending,
): Promise<void> {
  const failures = progress.flatMap(({ object, error }) =>
    error === undefined ? [] : [`${object}: ${error}`],
  );
  const reason = given ?? (failures.length > 0 ? failures.join(' ') : null);
  await database.transaction().execute(async (transaction) => {
    await lease.write(transaction, run.id, {
      status: reason === null ? 'completed' : 'failed',
      reason,
      finished_at: new Date(now()).toISOString(),
    });
    await transaction
      .updateTable('sync_sources')
      .set({ active_run: null })
      .where('venue', '=', run.venue)
      .where('active_run', '=', run.id)
      .execute();
    if (run.is_dry === 1) return;
    const counts = (await countOutcomes(transaction, [run.id])).get(run.id);
    if (counts === undefined) return;
    const data = { venueId: run.venue, sourceId: run.source, runId: run.id, counts };
    await announce(
      transaction,
      run.workspace,
      reason === null
        ? { type: 'sync.completed', data }
        : { type: 'sync.failed', data: { ...data, reason } },
    );
  });
}
