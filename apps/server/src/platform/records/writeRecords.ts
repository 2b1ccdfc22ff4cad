import type { Venue } from '@mezzanine/mezzanine-js/headless';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { Fault } from '../../validation/Fault.ts';
import { refuseBody } from '../../validation/refuseBody.ts';
import { etagOf } from '../api-requests/answerCall.ts';
import type { Answer, Call } from '../api-requests/Call.ts';
import { writeOnce } from '../api-requests/writeOnce.ts';
import {
  inputSchemaOf,
  isAddedField,
  type RecordKind,
  recordFields,
} from '@mezzanine/api-contract/record-schemas';
import { compileSchema } from '../../validation/compileSchema.ts';
import { faultsOf as faultsOfValue } from '../../validation/readValue.ts';
import { mergePatch } from './mergePatch.ts';
import { externalIdOf, withExternalIds } from './recordIds.ts';
import type { RecordRow, StoredKind } from '../database/DatabaseSchema.ts';
import { floorsOfSpaces } from './bundleRecords.ts';
import { linksOf } from './linksOf.ts';
import { answerOf, requireRow } from './readRecords.ts';
import type { RecordParts } from './RecordParts.ts';
import { type RecordKey, RecordStore } from './RecordStore.ts';
import { instantOf } from './recordTimes.ts';
import { isSame, tellOfChange } from './tellOfChange.ts';

type Body = Readonly<Record<string, unknown>>;

/** Creates a record or replaces it entirely. */
export function putRecord(
  parts: RecordParts,
  kind: RecordKind,
  call: Call<'putLocation'>,
): Promise<Answer<'putLocation'>> {
  return writeRecord(parts, { kind, call }, () => ownFieldsOf(kind, call.body));
}

/**
 * Changes fields of a record with a JSON merge patch.
 *
 * @throws RequestProblem 404 for an unknown record, 422 if the result of the patch would be invalid
 */
export async function patchRecord(
  parts: RecordParts,
  kind: RecordKind,
  call: Call<'patchLocation'>,
): Promise<Answer<'patchLocation'>> {
  const answer = await writeRecord(parts, { kind, call }, (known) => {
    const row = requireRow(known, kind, call.path.externalId);
    const patch = ownFieldsOf(kind, call.body);
    const body = mergePatch(JSON.parse(row.body) as Body, patch);
    refuseBody(faultsOfValue(inputChecks[kind], body));
    return body;
  });
  return { ...answer };
}

/** Validates a record, including after a patch. */
const inputChecks = Object.fromEntries(
  (Object.keys(recordFields) as RecordKind[]).map((kind) => [
    kind,
    compileSchema(inputSchemaOf(kind)),
  ]),
) as Readonly<Record<RecordKind, ReturnType<typeof compileSchema>>>;

/** A body without the fields that only the server sets. */
function ownFieldsOf(kind: RecordKind, body: object): Body {
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => !isAddedField(name) || name in recordFields[kind]),
  );
}

async function writeRecord(
  parts: RecordParts,
  {
    kind,
    call,
  }: { readonly kind: RecordKind; readonly call: Call<'putLocation' | 'patchLocation'> },
  compose: (known: RecordRow | undefined) => Body,
): Promise<Answer<'putLocation'>> {
  const venue = await parts.venues.require(call.caller, call.path.venueId);
  const given = { venue: venue.listing.id, kind, external_id: call.path.externalId };
  const model = await parts.models.modelOf(venue);
  const floors = floorsOfSpaces(model.mvf);
  return writeOnce<'putLocation'>(parts.database, call, async (transaction) => {
    const store = new RecordStore(transaction);
    await store.lock(given.venue);
    const key = { ...given, external_id: await externalIdOf(store, model.mvf, given) };
    const known = await store.find(key);
    const composed = { venue: key.venue, body: compose(known) };
    const body = await withExternalIds(store, model.mvf, composed);
    refuseBody(await faultsOf(store, key, body, { model, floors }));
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

/** Deletes a record. Only a tombstone remains. */
export async function deleteRecord(
  parts: RecordParts,
  kind: RecordKind,
  call: Call<'deleteLocation'>,
): Promise<Answer<'deleteLocation'>> {
  const own = await parts.venues.require(call.caller, call.path.venueId);
  const given = { venue: own.listing.id, kind, external_id: call.path.externalId };
  const { mvf } = await parts.models.modelOf(own);
  return writeOnce(parts.database, call, async (transaction) => {
    const store = new RecordStore(transaction);
    await store.lock(given.venue);
    const key = { ...given, external_id: await externalIdOf(store, mvf, given) };
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

/** Ids that a record may refer to. */
export interface RecordSurroundings {
  readonly model: Venue;
  /** Floors by the id and the external id of their spaces. */
  readonly floors: ReadonlyMap<string, string>;
  /** Whether a reference to a record is valid even though the record does not exist yet. */
  readonly willBe?: (kind: RecordKind, id: string) => boolean;
}

/** Checks what the contract cannot: whether the related objects exist. */
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
    faults.push({ pointer: '/parent', detail: 'a category cannot contain itself' });
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
    return wrong.map((name) => ({ pointer: `/${name}`, detail: 'is not a valid time' }));
  }
  const { starts_at, ends_at } = timesOf('events', body);
  if (starts_at === null || ends_at === null || starts_at <= ends_at) return [];
  return [{ pointer: '/endDate', detail: 'must not be before startDate' }];
}

/** Returns the times by which lists of events are filtered. */
export function timesOf(kind: StoredKind, body: Body): Pick<RecordRow, 'starts_at' | 'ends_at'> {
  const at = (name: string) =>
    kind === 'events' && typeof body[name] === 'string' ? (instantOf(body[name]) ?? null) : null;
  return { starts_at: at('startDate'), ends_at: at('endDate') };
}

/**
 * The version that must be unchanged when the write is done.
 *
 * @throws RequestProblem 412 if it was already replaced
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
    'The record has a different version than If-Match. Request it, check the changes, and send its ETag.',
  );
}
