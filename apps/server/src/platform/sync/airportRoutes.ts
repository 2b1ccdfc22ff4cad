import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import type { Answer, Call, OperationId } from '../api-requests/Call.ts';
import { publishedSchemas } from '@mezzanine/api-contract/published-schemas';
import { nameOfList } from '@mezzanine/api-contract/sync-operations';
import { PageCursor } from '../records/PageCursor.ts';
import type { RecordParts } from '../records/RecordParts.ts';
import { RecordStore } from '../records/RecordStore.ts';
import { requireInstant } from '../records/recordTimes.ts';

/** Operations by the kind of object they list. */
const lists = {
  'check-in-counters': 'listCheckInCounters',
  'baggage-claims': 'listBaggageClaims',
  'security-waits': 'listSecurityWaits',
  flights: 'listFlights',
  parking: 'listParking',
} as const satisfies Readonly<Record<string, OperationId>>;

/** Airport data from the last sync, and the schemas of its sources. */
export function addAirportRoutes(api: ApiRoutes, parts: RecordParts): void {
  for (const kind of Object.keys(lists) as (keyof typeof lists)[]) {
    // One handler serves all lists: they differ only in content, which the contract validates.
    api.on(lists[kind] as 'listFlights', (call) => listObjects(parts, kind, call));
  }

  api.on('getSchema', ({ path }) => {
    const name = path.schema.replace(/\.json$/, '');
    const schema = Object.hasOwn(publishedSchemas, name) ? publishedSchemas[name] : undefined;
    if (schema === undefined || !path.schema.endsWith('.json')) {
      const names = Object.keys(publishedSchemas).map((one) => `${one}.json`);
      throw new RequestProblem(
        404,
        `There is no schema "${path.schema}". Schemas: ${names.join(', ')}.`,
      );
    }
    return Promise.resolve({ status: 200, body: schema as Record<string, never> });
  });
}

async function listObjects(
  { database, venues }: RecordParts,
  kind: keyof typeof lists,
  { caller, path, query }: Call<'listFlights'>,
): Promise<Answer<'listFlights'>> {
  const { cursor, limit = 100, updatedSince } = query;
  const venue = (await venues.require(caller, path.venueId)).listing.id;
  const pages = new PageCursor([venue, kind, updatedSince ?? '']);
  const rows = await new RecordStore(database).list({
    venue,
    kind,
    limit,
    links: [],
    after: pages.read(cursor),
    ...(updatedSince !== undefined && {
      updatedSince: requireInstant('updatedSince', updatedSince),
    }),
  });
  const { page, next } = pages.cut(rows, limit, (row) => row.external_id);
  const body = {
    [nameOfList(kind)]: page.map(({ external_id, body: fields, updated_at }) => ({
      externalId: external_id,
      ...(JSON.parse(fields) as object),
      syncedAt: updated_at,
    })),
    ...next,
  };
  return { status: 200, body: body as unknown as NonNullable<Answer<'listFlights'>['body']> };
}
