import { keptVersions, maxVenues } from '@mezzanine/api-contract/limits';
import { maxReportEntries } from '@mezzanine/api-contract/venue-version-schemas';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { Database } from '../database/openDatabase.ts';
import type { ReportSummary, VenueRow, VenueVersionRow } from '../database/venueTables.ts';
import type { Selectable } from 'kysely';
import type { LinkedRecord } from '../records/RecordStore.ts';
import { takeRecords } from '../records/takeRecords.ts';
import { announce } from '../webhooks/announce.ts';
import { timedId } from '../webhooks/timedId.ts';
import type { ReadUpload } from './readUpload.ts';

/** A version to publish. */
export interface Publication {
  readonly venue: string;
  readonly workspace: string;
  readonly upload: ReadUpload;
  readonly description?: string | undefined;
  readonly city?: string | undefined;
  /** Visibility of a new venue. */
  readonly visibility: 'public' | 'private';
}

/** Tables whose rows belong to a venue, in an order that satisfies foreign keys. */
const venueTables = [
  'record_links',
  'records',
  'synced_images',
  'images',
  'sync_sources',
  'viewer_access',
  'venue_versions',
] as const;

/** Reads and writes versions of venues, in a transaction. */
export class VersionStore {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** The venue, locked until the transaction ends. */
  async lock(venue: string): Promise<Selectable<VenueRow> | undefined> {
    return this.#database
      .updateTable('venues')
      .set((venues) => ({ revision: venues.ref('revision') }))
      .where('id', '=', venue)
      .returningAll()
      .executeTakeFirst();
  }

  /**
   * Stores a version, and publishes it.
   *
   * @throws RequestProblem 409 if the workspace has too many venues
   */
  async publish(publication: Publication): Promise<VenueVersionRow> {
    const { venue, workspace, upload, visibility } = publication;
    const [newest] = upload.bundles;
    const row: VenueVersionRow = {
      id: timedId('ver', this.#now()),
      venue,
      name: upload.name,
      description: publication.description ?? upload.description,
      city: publication.city ?? null,
      format: upload.format,
      digest: newest?.digest ?? '',
      summary: JSON.stringify(summaryOf(upload)),
      report: JSON.stringify({
        findings: upload.findings.slice(0, maxReportEntries),
        losses: upload.losses.slice(0, maxReportEntries),
      }),
      created_at: new Date(this.#now()).toISOString(),
    };
    await this.#refuseTooMany(venue, workspace);
    await this.#database
      .insertInto('venues')
      .values({ id: venue, workspace, digest: '', visibility })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await this.#database.insertInto('venue_versions').values(row).execute();
    for (const { formatVersion, digest, bytes } of upload.bundles) {
      await this.#database
        .insertInto('venue_bundles')
        .values({
          version: row.id,
          format_version: formatVersion,
          digest,
          size: bytes.length,
          bytes: Buffer.from(bytes),
        })
        .execute();
    }
    await this.serve(row, workspace, upload.records);
    await this.#forgetOld(venue);
    return row;
  }

  /** Publishes a stored version with the records of its bundle, and notifies webhooks. */
  async serve(
    { id, venue, digest }: VenueVersionRow,
    workspace: string,
    records: readonly LinkedRecord[],
  ): Promise<void> {
    await this.#database
      .updateTable('venues')
      .set({ version: id, digest })
      .where('id', '=', venue)
      .execute();
    await takeRecords(this.#database, venue, records);
    const publishedAt = new Date(this.#now()).toISOString();
    const data = { venueId: venue, publishedAt, versionId: id };
    await announce(this.#database, workspace, { type: 'venue.published', data });
  }

  /** Deletes a venue with everything that belongs to it. */
  async erase(venue: string): Promise<void> {
    await this.#database.deleteFrom('sync_runs').where('venue', '=', venue).execute();
    for (const table of venueTables) {
      await this.#database.deleteFrom(table).where('venue', '=', venue).execute();
    }
    await this.#database.deleteFrom('venues').where('id', '=', venue).execute();
  }

  /** Versions before another one, newest first, with one more than `limit` if there are more. */
  async list(venue: string, before: string, limit: number): Promise<readonly VenueVersionRow[]> {
    let rows = this.#database.selectFrom('venue_versions').selectAll().where('venue', '=', venue);
    if (before !== '') rows = rows.where('id', '<', before);
    return rows
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
  }

  /** @throws RequestProblem 404 */
  async require(venue: string, id: string): Promise<VenueVersionRow> {
    const row = await this.#database
      .selectFrom('venue_versions')
      .selectAll()
      .where('venue', '=', venue)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row !== undefined) return row;
    throw new RequestProblem(
      404,
      `The venue "${venue}" has no version "${id}". List them: GET /api/v1/venues/${venue}/versions`,
    );
  }

  /** Versions of the format that a version is available in, newest first, with their sizes. */
  async bundlesOf(version: string) {
    return this.#database
      .selectFrom('venue_bundles')
      .select(['format_version', 'size'])
      .where('version', '=', version)
      .orderBy('format_version', 'desc')
      .execute();
  }

  async #refuseTooMany(venue: string, workspace: string): Promise<void> {
    const rows = await this.#database
      .selectFrom('venues')
      .select('id')
      .where('workspace', '=', workspace)
      .where('version', 'is not', null)
      .execute();
    if (rows.length < maxVenues || rows.some(({ id }) => id === venue)) return;
    throw new RequestProblem(409, `The workspace has ${maxVenues} venues. Delete one first.`);
  }

  async #forgetOld(venue: string): Promise<void> {
    const rows = await this.list(venue, '', keptVersions);
    const kept = rows.slice(0, keptVersions).map(({ id }) => id);
    if (rows.length <= keptVersions) return;
    await this.#database
      .deleteFrom('venue_versions')
      .where('venue', '=', venue)
      .where('id', 'not in', kept)
      .execute();
  }
}

function summaryOf({ findings, losses }: ReadUpload): ReportSummary {
  const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
  return {
    errors: count('error'),
    warnings: count('warning'),
    infos: count('info'),
    losses: losses.length,
  };
}
