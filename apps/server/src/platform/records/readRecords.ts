import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { Answer, Call } from '../api-requests/Call.ts';
import type { RecordKind } from '@mezzanine/api-contract/record-schemas';
import type { RecordLinkRow, RecordRow } from '../database/DatabaseSchema.ts';
import { PageCursor } from './PageCursor.ts';
import type { RecordParts } from './RecordParts.ts';
import { type RecordQuery, RecordStore } from './RecordStore.ts';
import { requireInstant } from './recordTimes.ts';

/** A record as the interface gives it. */
export type RecordAnswer = NonNullable<Answer<'getLocation'>['body']>;

type ListQuery = Call<'listLocations'>['query'] &
  Call<'listEvents'>['query'] &
  Call<'listCategories'>['query'];

/** One page of the records of a kind. */
export async function listRecords(
  { database, venues }: RecordParts,
  kind: RecordKind,
  call: Call<'listLocations'>,
): Promise<Answer<'listLocations'>> {
  const { cursor, limit = 100, ...filters } = call.query as ListQuery;
  const venue = (await venues.require(call.caller, call.path.venueId)).listing.id;
  const pages = new PageCursor([venue, kind, filters]);
  const query: RecordQuery = {
    venue,
    kind,
    limit,
    after: pages.read(cursor),
    ...timesOf(filters),
    links: linksOf(filters),
  };
  const rows = await new RecordStore(database).list(query);
  const { page, next } = pages.cut(rows, limit, (row) => row.external_id);
  const body = {
    [kind]: page.map(answerOf),
    ...next,
  };
  return { status: 200, body: body as unknown as NonNullable<Answer<'listLocations'>['body']> };
}

/** One record. */
export async function readRecord(
  { database, venues }: RecordParts,
  kind: RecordKind,
  call: Call<'getLocation'>,
): Promise<Answer<'getLocation'>> {
  const venue = (await venues.require(call.caller, call.path.venueId)).listing.id;
  const key = { venue, kind, external_id: call.path.externalId };
  const row = await new RecordStore(database).find(key);
  return { status: 200, body: answerOf(requireRow(row, kind, call.path.externalId)) };
}

/** @throws RequestProblem 404 for a record that is not there or was deleted */
export function requireRow(row: RecordRow | undefined, kind: RecordKind, id: string): RecordRow {
  if (row?.is_deleted === 0) return row;
  throw new RequestProblem(
    404,
    `Nothing among the ${kind} of this venue has the external id "${id.slice(0, 100)}". List them: GET …/${kind}`,
  );
}

/** A row as the contract has it. */
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

function linksOf(filters: ListQuery): RecordQuery['links'] {
  const relations: readonly RecordLinkRow['relation'][] = [
    'category',
    'floor',
    'parent',
    'location',
  ];
  return relations.flatMap((relation) => {
    const target = (filters as Readonly<Record<string, string | undefined>>)[relation];
    return target === undefined ? [] : [{ relation, target }];
  });
}
