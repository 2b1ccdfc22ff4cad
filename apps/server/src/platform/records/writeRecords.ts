import type { Venue } from '@mezzanine/mezzanine-js/headless';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { Fault } from '../../validation/Fault.ts';
import { refuseBody } from '../../validation/refuseBody.ts';
import { etagOf } from '../api-requests/answerCall.ts';
import type { Answer, Call } from '../api-requests/Call.ts';
import { writeOnce } from '../api-requests/writeOnce.ts';
import type { RecordKind } from '@mezzanine/api-contract/record-schemas';
import type { RecordRow, StoredKind } from '../database/DatabaseSchema.ts';
import { floorsOfSpaces } from './bundleRecords.ts';
import { linksOf } from './linksOf.ts';
import { answerOf, requireRow } from './readRecords.ts';
import type { RecordParts } from './RecordParts.ts';
import { type RecordKey, RecordStore } from './RecordStore.ts';
import { instantOf } from './recordTimes.ts';
import { isSame, tellOfChange } from './tellOfChange.ts';

type Body = Readonly<Record<string, unknown>>;

/** Creates a record or replaces it whole. */
export async function putRecord(
  parts: RecordParts,
  kind: RecordKind,
  call: Call<'putLocation'>,
): Promise<Answer<'putLocation'>> {
  const venue = await parts.venues.require(call.caller, call.path.venueId);
  const key = { venue: venue.listing.id, kind, external_id: call.path.externalId };
  const body = call.body as Body;
  const model = await parts.models.modelOf(venue);
  const floors = floorsOfSpaces(model.mvf);
  return writeOnce(parts.database, call, async (transaction) => {
    const store = new RecordStore(transaction);
    await store.lock(key.venue);
    refuseBody(await faultsOf(store, key, body, { model, floors }));
    const known = await store.find(key);
    const over = expectVersion(known, call.headers['If-Match']);
    const row: RecordRow = {
      ...key,
      body: JSON.stringify(body),
      source: 'workspace',
      is_deleted: 0,
      ...timesOf(kind, body),
      updated_at: new Date(parts.now()).toISOString(),
      sync_source: null,
    };
    const links = linksOf(kind, body, (id) => floors.get(id));
    if (!(await store.write({ row, links }, over))) throw changed();
    const isThere = known?.is_deleted === 0;
    const change = isThere ? 'updated' : 'created';
    if (!isThere || !isSame(known.body, row.body)) {
      await tellOfChange(transaction, row, { workspace: call.caller.workspace, change });
    }
    return { status: isThere ? 200 : 201, body: answerOf(row) };
  });
}

/** Takes a record away; what is left says only that it was there. */
export async function deleteRecord(
  parts: RecordParts,
  kind: RecordKind,
  call: Call<'deleteLocation'>,
): Promise<Answer<'deleteLocation'>> {
  const venue = (await parts.venues.require(call.caller, call.path.venueId)).listing.id;
  const key = { venue, kind, external_id: call.path.externalId };
  return writeOnce(parts.database, call, async (transaction) => {
    const store = new RecordStore(transaction);
    await store.lock(venue);
    const known = requireRow(await store.find(key), kind, call.path.externalId);
    const over = expectVersion(known, call.headers['If-Match']);
    const row: RecordRow = {
      ...known,
      source: 'workspace',
      is_deleted: 1,
      updated_at: new Date(parts.now()).toISOString(),
    };
    if (!(await store.write({ row, links: [] }, over))) throw changed();
    const { workspace } = call.caller;
    await tellOfChange(transaction, row, { workspace, change: 'deleted' });
    return { status: 204 };
  });
}

/** What a record may name. */
export interface RecordSurroundings {
  readonly model: Venue;
  /** Floors by the id and the external id of a space. */
  readonly floors: ReadonlyMap<string, string>;
  /** Whether a record is not there yet, and still may be named. */
  readonly willBe?: (kind: RecordKind, id: string) => boolean;
}

/** What the contract cannot say: whether what a record names is there. */
export async function faultsOf(
  store: RecordStore,
  { venue, kind, external_id }: RecordKey,
  body: Body,
  { model, floors, willBe }: RecordSurroundings,
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const list = (name: string) => [body[name] ?? []].flat().map(String);
  const requireAll = async (of: RecordKind, name: string) => {
    const ids = list(name).filter((id) => willBe?.(of, id) !== true);
    const missing = new Set(await store.missing({ venue, kind: of }, ids));
    list(name).forEach((id, index) => {
      const pointer = Array.isArray(body[name]) ? `/${name}/${index}` : `/${name}`;
      if (missing.has(id)) faults.push({ pointer, detail: `nothing among the ${of} has this id` });
    });
  };
  if (kind === 'locations') {
    await requireAll('categories', 'categories');
    list('spaces').forEach((id, index) => {
      if (floors.has(id)) return;
      faults.push({ pointer: `/spaces/${index}`, detail: 'no space of the venue has this id' });
    });
  }
  if (kind === 'categories') await requireAll('categories', 'parent');
  if (kind === 'categories' && body['parent'] === external_id) {
    faults.push({ pointer: '/parent', detail: 'a category is not around itself' });
  }
  if (kind === 'events') {
    await requireAll('locations', 'location');
    faults.push(...timeFaults(body));
  }
  const floor = kind === 'views' ? body['floor'] : undefined;
  if (typeof floor === 'string' && model.getFloor(floor) === undefined) {
    faults.push({ pointer: '/floor', detail: 'no floor of the venue has this id' });
  }
  return faults;
}

function timeFaults(body: Body): readonly Fault[] {
  const names = ['startDate', 'endDate', 'showDate'] as const;
  const wrong = names.filter(
    (name) => typeof body[name] === 'string' && instantOf(body[name]) === undefined,
  );
  if (wrong.length > 0) {
    return wrong.map((name) => ({ pointer: `/${name}`, detail: 'names no time that there is' }));
  }
  const { starts_at, ends_at } = timesOf('events', body);
  if (starts_at === null || ends_at === null || starts_at <= ends_at) return [];
  return [{ pointer: '/endDate', detail: 'must not be before startDate' }];
}

/** The times that lists of events are filtered by. */
export function timesOf(kind: StoredKind, body: Body): Pick<RecordRow, 'starts_at' | 'ends_at'> {
  const at = (name: string) =>
    kind === 'events' && typeof body[name] === 'string' ? (instantOf(body[name]) ?? null) : null;
  return { starts_at: at('startDate'), ends_at: at('endDate') };
}

/**
 * The version that must still be there when the write is done.
 *
 * @throws RequestProblem 412 when it is another one already
 */
function expectVersion(
  known: RecordRow | undefined,
  ifMatch: string | undefined,
): RecordRow | undefined {
  if (ifMatch === undefined) return undefined;
  if (known === undefined || known.is_deleted === 1) throw changed();
  const etag = etagOf(JSON.stringify(answerOf(known)));
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (!tags.includes('*') && !tags.includes(etag)) throw changed();
  return known;
}

function changed(): RequestProblem {
  return new RequestProblem(
    412,
    'What is there is not the version that If-Match names. Get it, look at it, and send its ETag.',
  );
}
