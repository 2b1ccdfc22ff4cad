import type { StoredKind } from '../database/DatabaseSchema.ts';
import type { SyncOutcomeRow, SyncRunRow, SyncSourceRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { RecordStore } from '../records/RecordStore.ts';
import { EndpointError } from './readEndpoint.ts';
import { type CustomerRecord, readRecord } from './readRecord.ts';
import type { Outcome, RecordWriter } from './RecordWriter.ts';
import { storedBody } from './storedBody.ts';
import { type SyncImages, withImages } from './SyncImages.ts';

/** Records per transaction. */
const batchSize = 50;
/** Kinds whose unlisted objects are always deleted, regardless of the settings of the source. */
const keptAsListed = new Set([
  'venue',
  'check-in-counters',
  'baggage-claims',
  'security-waits',
  'flights',
  'parking',
]);

/** One endpoint of a run. */
export interface ObjectRun {
  readonly database: Database;
  readonly run: SyncRunRow;
  readonly source: SyncSourceRow;
  /** Name of the endpoint. */
  readonly object: string;
  /** Position of the endpoint, from 0. */
  readonly order: number;
  readonly writer: RecordWriter;
  readonly images: SyncImages;
  /** Saves the number of processed records, in the same transaction as the records. */
  readonly onProgress: (transaction: Database, done: number) => Promise<void>;
}

/** A record with its position in the endpoint's list. */
interface Listed {
  readonly index: number;
  readonly key: string;
  readonly externalId: string | undefined;
  readonly record?: CustomerRecord;
  readonly outcome?: Outcome;
}

/**
 * Stores the records of an endpoint, batch by batch. A resumed run skips the records that are
 * already processed.
 *
 * @throws EndpointError if the list is empty and everything would be deleted
 */
export async function applyObject(of: ObjectRun, records: readonly unknown[]): Promise<void> {
  const listed = list(of.object, records);
  const before = await outcomesOf(of);
  for (let start = 0; start < listed.length; start += batchSize) {
    const batch = listed.slice(start, start + batchSize);
    const left = batch.filter(({ key }) => !before.has(key));
    const prepared = await Promise.all(left.map((one) => prepare(of, one)));
    await of.database.transaction().execute(async (transaction) => {
      await of.onProgress(transaction, start + batch.length);
      await new RecordStore(transaction).lock(of.run.venue);
      for (const one of prepared) await store(of, transaction, one);
    });
  }
  await removeMissing(of, listed, before);
}

async function outcomesOf({ database, run, object }: ObjectRun): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('sync_outcomes')
    .select('record_key')
    .where('run', '=', run.id)
    .where('object', '=', object)
    .execute();
  return new Set(rows.map(({ record_key }) => record_key));
}

function list(object: string, records: readonly unknown[]): readonly Listed[] {
  const seen = new Set<string>();
  const listed = records.map((given, index): Listed => {
    const read = readRecord(object, given);
    const externalId = read.faults === undefined ? read.record.externalId : read.externalId;
    const isTwice = externalId !== undefined && seen.has(externalId);
    if (externalId !== undefined) seen.add(externalId);
    const key = externalId === undefined || isTwice ? `#${index}` : externalId;
    const errors = isTwice
      ? [{ pointer: '/externalId', detail: 'another record of the list has this id' }]
      : read.faults;
    if (errors !== undefined) {
      return { index, key, externalId, outcome: { outcome: 'refused', errors } };
    }
    return { index, key, externalId, ...(read.faults === undefined && { record: read.record }) };
  });
  return object === 'categories' ? parentsFirst(listed) : listed;
}

/** Sorts categories so that parents come first. Categories in a cycle keep their order. */
function parentsFirst(listed: readonly Listed[]): readonly Listed[] {
  const waiting = new Map(listed.map((one) => [one.key, one]));
  const ordered: Listed[] = [];
  for (let size = -1; size !== waiting.size;) {
    size = waiting.size;
    for (const one of waiting.values()) {
      const [parent] = (one.record?.['parents'] ?? []) as readonly string[];
      if (parent !== undefined && waiting.has(parent)) continue;
      waiting.delete(one.key);
      ordered.push(one);
    }
  }
  return [...ordered, ...waiting.values()];
}

interface Prepared extends Listed {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly notes?: readonly string[];
}

async function prepare({ object, images }: ObjectRun, one: Listed): Promise<Prepared> {
  if (one.record === undefined) return one;
  const { body, notes } = await withImages(object, storedBody(object, one.record), images);
  return { ...one, body, notes };
}

async function store(of: ObjectRun, transaction: Database, one: Prepared): Promise<void> {
  const { index, key, externalId, body, notes = [] } = one;
  const kind = of.object as StoredKind;
  const outcome =
    body === undefined || externalId === undefined
      ? (one.outcome ?? { outcome: 'refused' })
      : await of.writer.write(transaction, { kind, external_id: externalId }, body);
  await note(of, transaction, { key, place: index, externalId }, { ...outcome, notes });
}

/** Position of an outcome in the report. */
interface OutcomePlace {
  readonly key: string;
  readonly place: number;
  readonly externalId: string | undefined;
}

async function note(
  { run, object, order }: ObjectRun,
  transaction: Database,
  { key, place, externalId }: OutcomePlace,
  { outcome, changes = [], errors = [], notes = [] }: Outcome,
): Promise<void> {
  const pointers = errors.map(({ pointer, detail }) => ({
    pointer: `/${place}${pointer}`,
    detail,
  }));
  const row: SyncOutcomeRow = {
    run: run.id,
    object,
    record_key: key,
    external_id: externalId ?? null,
    outcome,
    place: `${String(order).padStart(2, '0')}-${String(place).padStart(6, '0')}-${key}`,
    detail: JSON.stringify({ changes, errors: pointers.slice(0, 50), notes: notes.slice(0, 50) }),
  };
  await transaction
    .insertInto('sync_outcomes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes records that the source no longer lists, if they should be deleted. */
async function removeMissing(
  of: ObjectRun,
  listed: readonly Listed[],
  before: ReadonlySet<string>,
): Promise<void> {
  const { database, run, source, object } = of;
  const isListed = keptAsListed.has(object);
  if (!isListed && source.when_missing !== 'delete') return;
  // A record with an invalid id could be any of the records that seem to be missing.
  if (listed.some(({ externalId }) => externalId === undefined)) return;
  const there = new Set(listed.map(({ externalId }) => externalId));
  const rows = await database
    .selectFrom('records')
    .selectAll()
    .where('venue', '=', run.venue)
    .where('kind', '=', object as StoredKind)
    .where('sync_source', '=', source.id)
    .where('is_deleted', '=', 0)
    .execute();
  const missing = rows.filter(
    ({ external_id }) => !there.has(external_id) && !before.has(external_id),
  );
  if (missing.length > 0 && listed.length === 0 && !isListed) {
    throw new EndpointError(
      `${object}: the endpoint returned no records, and ${missing.length} records would be deleted. None were deleted. If that is intended, delete the source, or keep missing records.`,
    );
  }
  for (let start = 0; start < missing.length; start += batchSize) {
    await database.transaction().execute(async (transaction) => {
      await of.onProgress(transaction, listed.length);
      await new RecordStore(transaction).lock(run.venue);
      for (const [index, row] of missing.slice(start, start + batchSize).entries()) {
        const place = listed.length + start + index;
        const { external_id: key } = row;
        const outcome = await of.writer.remove(transaction, row);
        await note(of, transaction, { key, place, externalId: key }, outcome);
      }
    });
  }
}
