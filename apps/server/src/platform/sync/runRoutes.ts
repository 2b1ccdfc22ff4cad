import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import type { Answer, Call } from '../api-requests/Call.ts';
import { writeOnce } from '../api-requests/writeOnce.ts';
import type { SyncOutcomeRow, SyncRunRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { PageCursor } from '../records/PageCursor.ts';
import type { RecordParts } from '../records/RecordParts.ts';
import { requireSource } from './sourceRoutes.ts';
import { countOutcomes, queueRun, type RunCounts } from './SyncRuns.ts';

type RunAnswer = NonNullable<Answer<'getSyncRun'>['body']>;
type ReportRecord = NonNullable<Answer<'getSyncReport'>['body']>['records'][number];

const noCounts: RunCounts = { created: 0, updated: 0, deleted: 0, unchanged: 0, refused: 0 };

/** Runs of sources: start, list, status, and report. */
export function addRunRoutes(api: ApiRoutes, parts: RecordParts): void {
  const { database } = parts;
  api.on('startSyncRun', (call) =>
    writeOnce(database, call, async (transaction) => {
      const source = await requireSource(parts, transaction, call);
      const { workspace } = call.caller;
      const isDry = call.body.dryRun === true;
      const row = await queueRun(transaction, source, { workspace, isDry, now: parts.now() });
      return { status: 202, body: answerOf(row, noCounts) };
    }),
  );

  api.on('listSyncRuns', (call) => listRuns(parts, call));

  api.on('getSyncRun', async (call) => {
    const row = await requireRun(parts, call);
    const counts = await countOutcomes(database, [row.id]);
    return { status: 200, body: answerOf(row, counts.get(row.id)) };
  });

  api.on('getSyncReport', async (call) => {
    const { id } = await requireRun(parts, call);
    const { cursor, limit = 100, outcome } = call.query;
    const pages = new PageCursor(['report', id, outcome ?? '']);
    let rows = database
      .selectFrom('sync_outcomes')
      .selectAll()
      .where('run', '=', id)
      .where('place', '>', pages.read(cursor));
    if (outcome !== undefined) rows = rows.where('outcome', '=', outcome);
    const found = await rows
      .orderBy('place')
      .limit(limit + 1)
      .execute();
    const { page, next } = pages.cut(found, limit, ({ place }) => place);
    return { status: 200, body: { records: page.map(recordOf), ...next } };
  });
}

async function listRuns(
  parts: RecordParts,
  call: Call<'listSyncRuns'>,
): Promise<Answer<'listSyncRuns'>> {
  const { database } = parts;
  const { venue, id } = await requireSource(parts, database, call);
  const { cursor, limit = 100, status } = call.query;
  const pages = new PageCursor(['runs', venue, id, status ?? '']);
  const before = pages.read(cursor);
  let rows = database
    .selectFrom('sync_runs')
    .selectAll()
    .where('venue', '=', venue)
    .where('source', '=', id);
  if (before !== '') rows = rows.where('id', '<', before);
  if (status !== undefined) rows = rows.where('status', '=', status);
  const found = await rows
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next } = pages.cut(found, limit, ({ id }) => id);
  const counts = await countOutcomes(
    database,
    page.map((row) => row.id),
  );
  const runs = page.map((row) => answerOf(row, counts.get(row.id)));
  return { status: 200, body: { runs, ...next } };
}

async function requireRun(
  parts: RecordParts,
  call: Pick<Call<'getSyncRun'>, 'caller' | 'path'>,
): Promise<SyncRunRow> {
  const { venue, id } = await requireSource(parts, parts.database, call);
  const row = await findRun(parts.database, { venue, source: id, run: call.path.runId });
  if (row !== undefined) return row;
  throw new RequestProblem(
    404,
    `No run of this source has the id "${call.path.runId}". List them: GET …/runs`,
  );
}

function findRun(
  database: Database,
  key: { readonly venue: string; readonly source: string; readonly run: string },
): Promise<SyncRunRow | undefined> {
  return database
    .selectFrom('sync_runs')
    .selectAll()
    .where('id', '=', key.run)
    .where('venue', '=', key.venue)
    .where('source', '=', key.source)
    .executeTakeFirst();
}

function answerOf(row: SyncRunRow, counts: RunCounts = noCounts): RunAnswer {
  return {
    id: row.id,
    sourceId: row.source,
    venueId: row.venue,
    status: row.status,
    counts,
    dryRun: row.is_dry === 1,
    createdAt: row.created_at,
    progress: JSON.parse(row.progress) as RunAnswer['progress'],
    ...(row.started_at !== null && { startedAt: row.started_at }),
    ...(row.finished_at !== null && { finishedAt: row.finished_at }),
    ...(row.reason !== null && { reason: row.reason }),
  };
}

function recordOf({ object, external_id, outcome, detail }: SyncOutcomeRow): ReportRecord {
  const { changes, errors, notes } = JSON.parse(detail) as Required<
    Pick<ReportRecord, 'changes' | 'errors' | 'notes'>
  >;
  return {
    object: object as ReportRecord['object'],
    outcome,
    ...(external_id !== null && { externalId: external_id }),
    ...(changes.length > 0 && { changes }),
    ...(errors.length > 0 && { errors }),
    ...(notes.length > 0 && { notes }),
  };
}
