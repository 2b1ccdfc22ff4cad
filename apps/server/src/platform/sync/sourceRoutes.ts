import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { Fault } from '../../validation/Fault.ts';
import { refuseBody } from '../../validation/refuseBody.ts';
import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import type { Answer, Call, OperationId } from '../api-requests/Call.ts';
import { writeOnce } from '../api-requests/writeOnce.ts';
import type { SyncSourceRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { type AllowedHosts, refusalOfAddress } from '../outbound/refuseAddress.ts';
import { PageCursor } from '../records/PageCursor.ts';
import type { RecordParts } from '../records/RecordParts.ts';

/** Sources that a venue can have. */
export const maxSources = 20;
/** Headers that belong to the connection, which customers cannot set. */
const ownHeaders =
  /^(?:host|connection|content-.*|transfer-encoding|te|upgrade|expect|proxy-.*|accept-encoding|if-.*|range|trailer|keep-alive)$/i;

type SourceAnswer = NonNullable<Answer<'getSyncSource'>['body']>;
type Endpoints = SourceAnswer['endpoints'];
type Headers = { readonly name: string; readonly value: string }[];

/** Sources that data is pulled from: list, get, create or replace, and delete. */
export function addSourceRoutes(api: ApiRoutes, parts: RecordParts): void {
  const { database, venues } = parts;
  api.on('listSyncSources', async ({ caller, path, query }) => {
    const venue = (await venues.require(caller, path.venueId)).listing.id;
    const { cursor, limit = 100 } = query;
    const pages = new PageCursor(['sync-sources', venue]);
    const rows = await database
      .selectFrom('sync_sources')
      .selectAll()
      .where('venue', '=', venue)
      .where('id', '>', pages.read(cursor))
      .orderBy('id')
      .limit(limit + 1)
      .execute();
    const { page, next } = pages.cut(rows, limit, (row) => row.id);
    return {
      status: 200,
      body: {
        sources: page.map(answerOf),
        ...next,
      },
    };
  });

  api.on('getSyncSource', async (call) => ({
    status: 200,
    body: answerOf(await requireSource(parts, database, call)),
  }));

  api.on('putSyncSource', (call) => putSource(parts, call));

  api.on('deleteSyncSource', (call) =>
    writeOnce(database, call, async (transaction) => {
      const { venue, id } = await requireSource(parts, transaction, call);
      await transaction
        .deleteFrom('sync_sources')
        .where('venue', '=', venue)
        .where('id', '=', id)
        .execute();
      return { status: 204 };
    }),
  );
}

type SourceCall = Pick<Call<OperationId>, 'caller'> & {
  readonly path: { readonly venueId: string; readonly sourceId: string };
};

/** @throws RequestProblem 404 */
export async function requireSource(
  { venues }: RecordParts,
  database: Database,
  { caller, path }: SourceCall,
): Promise<SyncSourceRow> {
  const venue = (await venues.require(caller, path.venueId)).listing.id;
  const row = await database
    .selectFrom('sync_sources')
    .selectAll()
    .where('venue', '=', venue)
    .where('id', '=', path.sourceId)
    .executeTakeFirst();
  if (row !== undefined) return row;
  throw new RequestProblem(
    404,
    `No sync source of this venue has the id "${path.sourceId}". List them: GET …/sync-sources`,
  );
}

async function putSource(
  { database, venues, allowedHosts, now }: RecordParts,
  call: Call<'putSyncSource'>,
): Promise<Answer<'putSyncSource'>> {
  const venue = (await venues.require(call.caller, call.path.venueId)).listing.id;
  const id = call.path.sourceId;
  const { endpoints } = call.body;
  refuseBody([
    ...endpointFaults(endpoints, allowedHosts),
    ...headerFaults(call.body.headers ?? []),
  ]);
  return writeOnce(database, call, async (transaction) => {
    const rows = await transaction
      .selectFrom('sync_sources')
      .selectAll()
      .where('venue', '=', venue)
      .execute();
    const known = rows.find((row) => row.id === id);
    if (known === undefined && rows.length >= maxSources) {
      throw new RequestProblem(
        409,
        `The venue has ${maxSources} sync sources, which is the maximum. Delete one first.`,
      );
    }
    const headers = call.body.headers ?? keptHeaders(known, endpoints);
    const created = known?.created_at ?? new Date(now()).toISOString();
    const row: SyncSourceRow = {
      ...rowOf(call.body, headers, now()),
      venue,
      id,
      active_run: known?.active_run ?? null,
      created_at: created,
    };
    await storeSource(transaction, row);
    return { status: known === undefined ? 201 : 200, body: answerOf(row) };
  });
}

/** Fields of a source from a request. */
function rowOf(
  { endpoints, name, everyMinutes, whenMissing = 'keep' }: Call<'putSyncSource'>['body'],
  headers: Headers,
  now: number,
) {
  const next = everyMinutes === undefined ? null : now + everyMinutes * 60_000;
  return {
    name: name ?? null,
    when_missing: whenMissing,
    endpoints: JSON.stringify(endpoints),
    headers: JSON.stringify(headers),
    every_minutes: everyMinutes ?? null,
    next_run_at: next === null ? null : new Date(next).toISOString(),
  };
}

async function storeSource(transaction: Database, row: SyncSourceRow): Promise<void> {
  const { name, endpoints, headers, when_missing, every_minutes, next_run_at } = row;
  const changed = { name, endpoints, headers, when_missing, every_minutes, next_run_at };
  await transaction
    .insertInto('sync_sources')
    .values(row)
    .onConflict((conflict) => conflict.columns(['venue', 'id']).doUpdateSet(changed))
    .execute();
}

function endpointFaults(endpoints: Endpoints, allowed: AllowedHosts): readonly Fault[] {
  const given = Object.entries(endpoints);
  if (given.length === 0) return [{ pointer: '/endpoints', detail: 'must contain at least one' }];
  return given.flatMap(([object, address]) => {
    const detail = refusalOfAddress(String(address), allowed);
    return detail === undefined ? [] : [{ pointer: `/endpoints/${object}`, detail }];
  });
}

function headerFaults(headers: Headers): readonly Fault[] {
  return headers.flatMap(({ name }, index) =>
    ownHeaders.test(name) ? [{ pointer: `/headers/${index}/name`, detail: 'cannot be set' }] : [],
  );
}

/**
 * Keeps the headers of a source if its new configuration has none, because clients cannot read them
 * to send them again.
 *
 * @throws RequestProblem 422 if they would be sent to hosts that they were not entered for
 */
function keptHeaders(known: SyncSourceRow | undefined, endpoints: Endpoints): Headers {
  const headers = known === undefined ? [] : (JSON.parse(known.headers) as Headers);
  if (known === undefined || headers.length === 0) return headers;
  const origins = new Set(Object.values(JSON.parse(known.endpoints) as Endpoints).map(originOf));
  const detail = 'is on another host. Send "headers" too: stored ones stay with their hosts';
  refuseBody(
    Object.entries(endpoints)
      .filter(([, address]) => !origins.has(originOf(address)))
      .map(([object]) => ({ pointer: `/endpoints/${object}`, detail })),
  );
  return headers;
}

function originOf(address: string): string {
  return new URL(address).origin;
}

function answerOf(row: SyncSourceRow): SourceAnswer {
  const headers = JSON.parse(row.headers) as Headers;
  return {
    id: row.id,
    whenMissing: row.when_missing,
    createdAt: row.created_at,
    endpoints: JSON.parse(row.endpoints) as Endpoints,
    headerNames: headers.map(({ name }) => name),
    ...(row.name !== null && { name: row.name }),
    ...(row.every_minutes !== null && { everyMinutes: row.every_minutes }),
    ...(row.next_run_at !== null && { nextRunAt: row.next_run_at }),
  };
}
