import type { Venue } from '@mezzanine/mezzanine-js/headless';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { Answer, Call } from '../api-requests/Call.ts';
import type { RecordKind } from '@mezzanine/api-contract/record-schemas';
import type { RecordLinkRow, RecordRow } from '../database/DatabaseSchema.ts';
import { PageCursor } from './PageCursor.ts';
import type { RecordParts } from './RecordParts.ts';
import { type RecordKey, type RecordQuery, RecordStore } from './RecordStore.ts';
import { externalIdOf } from './recordIds.ts';
import { requireInstant } from './recordTimes.ts';

/** A record in API responses. */
export type RecordAnswer = NonNullable<Answer<'getLocation'>['body']>;

type ListQuery = Call<'listLocations'>['query'] &
  Call<'listEvents'>['query'] &
  Call<'listCategories'>['query'];

/** One page of the records of a kind. */
export async function listRecords(
  { database, venues, models }: RecordParts,
  kind: RecordKind,
  call: Call<'listLocations'>,
): Promise<Answer<'listLocations'>> {
  const { cursor, limit = 100, ...filters } = call.query as ListQuery;
  const own = await venues.require(call.caller, call.path.venueId);
  const venue = own.listing.id;
  const store = new RecordStore(database);
  const pages = new PageCursor([venue, kind, filters]);
  const query: RecordQuery = {
    venue,
    kind,
    limit,
    after: pages.read(cursor),
    ...timesOf(filters),
    links: await linksOf(filters, async (target, of) => {
      const { mvf } = await models.modelOf(own);
      return externalIdOf(store, mvf, { venue, kind: of, external_id: target });
    }),
  };
  const rows = await store.list(query);
  const { page, next } = pages.cut(rows, limit, (row) => row.external_id);
  const body = {
    [kind]: page.map(answerOf),
    ...next,
  };
  return { status: 200, body: body as unknown as NonNullable<Answer<'listLocations'>['body']> };
}

/** One record. */
export async function readRecord(
  { database, venues, models }: RecordParts,
  kind: RecordKind,
  call: Call<'getLocation'>,
): Promise<Answer<'getLocation'>> {
  const own = await venues.require(call.caller, call.path.venueId);
  const store = new RecordStore(database);
  const given = { venue: own.listing.id, kind, external_id: call.path.externalId };
  const row = (await store.find(given)) ?? (await findByMapId(store, models.modelOf(own), given));
  return { status: 200, body: answerOf(requireRow(row, kind, call.path.externalId)) };
}

async function findByMapId(
  store: RecordStore,
  model: Promise<Venue>,
  key: RecordKey & { readonly kind: RecordKind },
): Promise<RecordRow | undefined> {
  const { mvf } = await model;
  return store.find({ ...key, external_id: await externalIdOf(store, mvf, key) });
}

/** @throws RequestProblem 404 for an unknown or deleted record */
export function requireRow(row: RecordRow | undefined, kind: RecordKind, id: string): RecordRow {
  if (row?.is_deleted === 0) return row;
  throw new RequestProblem(
    404,
    `This venue has no ${kind} with the external id "${id.slice(0, 100)}". List them: GET …/${kind}`,
  );
}

/** Formats a row as defined in the contract. */
export function answerOf({ external_id, source, updated_at, body }: RecordRow): RecordAnswer {
  return {
    externalId: external_id,
    source,
    updatedAt: updated_at,
    ...(JSON.parse(body) as Omit<RecordAnswer, 'externalId' | 'source' | 'updatedAt'>),
  };
}

function timesOf(filters: ListQuery): Pick<RecordQuery, 'updatedSince' | 'from' | 'to'> {
  const names = ['updatedSince', 'from', 'to'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = filters[name];
      return text === undefined ? [] : [[name, requireInstant(name, text)]];
    }),
  );
}

/** Relations that can be filtered by, and the kind of the related records. */
const relations = {
  category: 'categories',
  parent: 'categories',
  location: 'locations',
  floor: undefined,
} as const satisfies Readonly<Record<RecordLinkRow['relation'], RecordKind | undefined>>;

async function linksOf(
  filters: ListQuery,
  idOf: (target: string, kind: RecordKind) => Promise<string>,
): Promise<RecordQuery['links']> {
  const given = filters as Readonly<Record<string, string | undefined>>;
  const links = (Object.keys(relations) as (keyof typeof relations)[]).map(async (relation) => {
    const [target, kind] = [given[relation], relations[relation]];
    if (target === undefined) return [];
    return [{ relation, target: kind === undefined ? target : await idOf(target, kind) }];
  });
  return (await Promise.all(links)).flat();
}
