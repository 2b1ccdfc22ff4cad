import { createHash } from 'node:crypto';
import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import type { Answer, Call } from '../api-requests/Call.ts';
import { writeOnce } from '../api-requests/writeOnce.ts';
import type { ReportSummary, VenueVersionRow } from '../database/venueTables.ts';
import { PageCursor } from '../records/PageCursor.ts';
import type { RecordParts } from '../records/RecordParts.ts';
import type { UploadReader } from './UploadReader.ts';
import type { VenuePublisher } from './VenuePublisher.ts';
import { VersionStore } from './VersionStore.ts';

/** Dependencies of publishing with the API. */
export interface VersionParts extends RecordParts {
  readonly uploads: UploadReader;
  readonly publisher: VenuePublisher;
}

type Report = NonNullable<Answer<'getVenueVersion'>['body']>;
type Listed = NonNullable<Answer<'listVenueVersions'>['body']>['versions'][number];

/** Publishes, lists, rolls back, and deletes versions of venues. */
export function addVenueVersionRoutes(api: ApiRoutes, parts: VersionParts): void {
  const { database, venues, now, publisher, uploads } = parts;
  const putVenue = async (call: Call<'putVenue'>, bytes: Uint8Array) => {
    const { caller, path, query } = call;
    const write = await publisher.publish(caller, { ...query, ...path, bytes });
    const body = createHash('sha256').update(bytes).digest('hex');
    return writeOnce<'putVenue'>(database, { ...call, body }, async (transaction) => {
      const { row, isNew } = await write(transaction);
      const report = await reportOf(new VersionStore(transaction, now), row, row.id);
      return { status: isNew ? 201 : 200, body: report };
    });
  };
  api.onFile('putVenue', putVenue, uploads);

  api.on('listVenueVersions', async ({ caller, path, query }) => {
    const { id } = (await venues.require(caller, path.venueId)).listing;
    const { cursor, limit = 20 } = query;
    const pages = new PageCursor(['versions', id]);
    const store = new VersionStore(database, now);
    const published = await venues.versionOf(id);
    const rows = await store.list(id, pages.read(cursor), limit);
    const { page, next } = pages.cut(rows, limit, (row) => row.id);
    const versions = await Promise.all(page.map((row) => listedOf(store, row, published)));
    return { status: 200, body: { versions, ...next } };
  });

  api.on('getVenueVersion', async ({ caller, path }) => {
    const { id } = (await venues.require(caller, path.venueId)).listing;
    const store = new VersionStore(database, now);
    const row = await store.require(id, path.versionId);
    return { status: 200, body: await reportOf(store, row, await venues.versionOf(id)) };
  });

  api.on('publishVenueVersion', async (call) => {
    const write = await publisher.rollBack(call.caller, call.path.venueId, call.path.versionId);
    return writeOnce(database, call, async (transaction) => {
      const row = await write(transaction);
      const report = await reportOf(new VersionStore(transaction, now), row, row.id);
      return { status: 200, body: report };
    });
  });

  api.on('deleteVenue', async (call) => {
    const write = await publisher.delete(call.caller, call.path.venueId);
    return writeOnce(database, call, async (transaction) => {
      await write(transaction);
      return { status: 204 };
    });
  });
}

async function listedOf(
  store: VersionStore,
  row: VenueVersionRow,
  published: string | undefined,
): Promise<Listed> {
  const { id, venue, name, description, city, format, created_at, summary } = row;
  const bundles = await store.bundlesOf(id);
  return {
    id,
    venueId: venue,
    isPublished: id === published,
    name,
    description,
    ...(city !== null && { city }),
    format,
    formatVersions: bundles.map(({ format_version }) => format_version),
    bytes: bundles[0]?.size ?? 0,
    createdAt: created_at,
    summary: JSON.parse(summary) as ReportSummary,
  };
}

async function reportOf(
  store: VersionStore,
  row: VenueVersionRow,
  published: string | undefined,
): Promise<Report> {
  const report = JSON.parse(row.report) as Pick<Report, 'findings' | 'losses'>;
  return { ...(await listedOf(store, row, published)), ...report };
}
