import { createHash } from 'node:crypto';
import { readMvf } from '@mezzanine/mvf';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { demoWorkspace } from '../../venues/AccessTokens.ts';
import { findBundle, type VenueCatalog } from '../../venues/VenueCatalog.ts';
import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import type { Answer, Call } from '../api-requests/Call.ts';
import { writeOnce } from '../api-requests/writeOnce.ts';
import type { ReportSummary, VenueVersionRow } from '../database/venueTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { bundleRecords } from '../records/bundleRecords.ts';
import { PageCursor } from '../records/PageCursor.ts';
import type { RecordParts } from '../records/RecordParts.ts';
import { seedVenue } from '../records/seedVenue.ts';
import { readBundle } from '../venue-content/VenueModels.ts';
import type { ReadUpload, RefusedUpload } from './readUpload.ts';
import { RefusedVenue } from './RefusedVenue.ts';
import type { UploadReader } from './UploadReader.ts';
import { VersionStore } from './VersionStore.ts';

/** What publishing venues needs. */
export interface VersionParts extends RecordParts {
  /** The demo venues, as they were built. */
  readonly catalog: VenueCatalog;
  /** Folder that the paths of their bundles are relative to. */
  readonly root: string;
  readonly uploads: UploadReader;
}

type Report = NonNullable<Answer<'getVenueVersion'>['body']>;
type Listed = NonNullable<Answer<'listVenueVersions'>['body']>['versions'][number];

/** Publishing a venue, its versions, rollback, and deletion. */
export function addVenueVersionRoutes(api: ApiRoutes, parts: VersionParts): void {
  const { database, venues, now } = parts;
  api.onFile('putVenue', (call, bytes) => putVenue(parts, call, bytes), parts.uploads);

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

  api.on('publishVenueVersion', (call) => rollBack(parts, call));
  api.on('deleteVenue', (call) => deleteVenue(parts, call));
}

async function putVenue(
  { database, venues, uploads, catalog, now }: VersionParts,
  call: Call<'putVenue'>,
  bytes: Uint8Array,
): Promise<Answer<'putVenue'>> {
  const { caller, query } = call;
  const { venueId } = call.path;
  await venues.mayPublish(caller, venueId);
  const isDemo = catalog.getVenue(venueId) !== undefined;
  if (isDemo && query.replaceDemo !== true && (await venues.versionOf(venueId)) === undefined) {
    throw new RequestProblem(
      409,
      `"${venueId}" is a demo venue of this server. Choose another id, or send replaceDemo=true to replace it.`,
    );
  }
  const upload = await uploads.read({ bytes, venueId, name: query.name });
  refuseErrors(upload, query.acceptErrors === true);
  const { description, city, visibility = 'public' } = query;
  return writeOnce(database, { ...call, body: digestOf(bytes) }, async (transaction) => {
    const store = new VersionStore(transaction, now);
    const known = await store.lock(venueId);
    if (known !== undefined && known.workspace !== caller.workspace) throw venues.taken(venueId);
    const row = await store.publish({
      venue: venueId,
      workspace: caller.workspace,
      upload,
      description,
      city,
      visibility,
    });
    return { status: known === undefined ? 201 : 200, body: await reportOf(store, row, row.id) };
  });
}

/** @throws RequestProblem 422 with what the validator found */
function refuseErrors(
  upload: ReadUpload | RefusedUpload,
  acceptsErrors: boolean,
): asserts upload is ReadUpload {
  if ('refusal' in upload) throw new RefusedVenue(upload.refusal, upload.findings);
  const { length } = upload.findings.filter(({ severity }) => severity === 'error');
  if (length === 0 || acceptsErrors) return;
  throw new RefusedVenue(
    `The validator found ${length} ${length === 1 ? 'error' : 'errors'} in the venue; "findings" lists them. Fix them, or send acceptErrors=true to publish the venue as it is.`,
    upload.findings,
  );
}

async function rollBack(
  { database, venues, now }: VersionParts,
  call: Call<'publishVenueVersion'>,
): Promise<Answer<'publishVenueVersion'>> {
  const { workspace } = call.caller;
  const { id } = (await venues.require(call.caller, call.path.venueId)).listing;
  const { versionId } = call.path;
  const row = await new VersionStore(database, now).require(id, versionId);
  const { bytes } = await database
    .selectFrom('venue_bundles')
    .select('bytes')
    .where('version', '=', versionId)
    .orderBy('format_version', 'desc')
    .executeTakeFirstOrThrow();
  const mvf = readMvf(new Uint8Array(bytes));
  const records = bundleRecords(mvf, id, new Date(now()).toISOString());
  return writeOnce(database, call, async (transaction) => {
    const store = new VersionStore(transaction, now);
    await store.lock(id);
    await store.require(id, versionId);
    await store.serve(row, workspace, records);
    return { status: 200, body: await reportOf(store, row, row.id) };
  });
}

async function deleteVenue(
  parts: VersionParts,
  call: Call<'deleteVenue'>,
): Promise<Answer<'deleteVenue'>> {
  const { database, venues, now } = parts;
  const { id } = (await venues.require(call.caller, call.path.venueId)).listing;
  return writeOnce(database, call, async (transaction) => {
    const store = new VersionStore(transaction, now);
    const known = await store.lock(id);
    if (known?.version === null || known === undefined) {
      throw new RequestProblem(
        409,
        `"${id}" is a demo venue of this server and cannot be deleted. Make it private: PUT /api/v1/venues/${id}/visibility`,
      );
    }
    await store.erase(id);
    await restoreDemo(parts, transaction, id);
    return { status: 204 };
  });
}

/** A demo venue that a version had replaced is served as it was built again. */
async function restoreDemo(
  { catalog, root }: VersionParts,
  transaction: Database,
  id: string,
): Promise<void> {
  const demo = catalog.getVenue(id);
  const bundle = demo && findBundle(demo);
  if (demo === undefined || bundle === undefined) return;
  await seedVenue(transaction, {
    venue: id,
    workspace: demoWorkspace,
    digest: bundle.hash,
    read: () => readBundle(root, demo),
  });
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
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
