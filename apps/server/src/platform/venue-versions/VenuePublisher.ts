import { readMvf } from '@mezzanine/mvf';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { demoWorkspace } from '../../venues/AccessTokens.ts';
import { findBundle, type VenueCatalog } from '../../venues/VenueCatalog.ts';
import type { Caller } from '../api-requests/Caller.ts';
import type { Database } from '../database/openDatabase.ts';
import type { VenueVersionRow } from '../database/venueTables.ts';
import { bundleRecords } from '../records/bundleRecords.ts';
import type { RecordParts } from '../records/RecordParts.ts';
import { seedVenue } from '../records/seedVenue.ts';
import { readBundle } from '../venue-content/VenueModels.ts';
import type { ReadUpload } from './readUpload.ts';
import { RefusedVenue } from './RefusedVenue.ts';
import type { UploadReader } from './UploadReader.ts';
import { VersionStore } from './VersionStore.ts';

/** Dependencies of publishing. */
export interface PublisherParts extends Pick<RecordParts, 'database' | 'venues' | 'now'> {
  /** The demo venues, as built. */
  readonly catalog: VenueCatalog;
  /** Folder that the paths of their bundles are relative to. */
  readonly root: string;
  readonly uploads: UploadReader;
}

/** A file to publish as a venue. */
export interface PublishRequest {
  readonly venueId: string;
  readonly bytes: Uint8Array;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly city?: string | undefined;
  /** Visibility of a new venue. Default: `public`. */
  readonly visibility?: 'public' | 'private' | undefined;
  /** Default: a venue with errors is rejected. */
  readonly acceptErrors?: boolean | undefined;
  /** Default: the ids of demo venues are rejected. */
  readonly replaceDemo?: boolean | undefined;
}

/** A prepared write, to be performed in a transaction. */
export type PreparedWrite<T> = (transaction: Database) => Promise<T>;

/** The published version, and whether its venue is new. */
export interface Published {
  readonly row: VenueVersionRow;
  readonly isNew: boolean;
}

/**
 * Publishes venues, rolls back to earlier versions, and deletes venues. Each method does the slow
 * work first, and returns the write to perform in a transaction.
 */
export class VenuePublisher {
  readonly #parts: PublisherParts;

  constructor(parts: PublisherParts) {
    this.#parts = parts;
  }

  /**
   * Reads and validates a file.
   *
   * @throws RequestProblem 409 for an id of another workspace or of a demo venue, 422 for a file
   *   that is not a venue or has errors
   */
  async publish(caller: Caller, request: PublishRequest): Promise<PreparedWrite<Published>> {
    const { venueId, bytes, visibility = 'public', ...given } = request;
    await this.#refuseId(caller, request);
    const { uploads, venues, now } = this.#parts;
    const upload = await uploads.read({ bytes, venueId, name: given.name });
    if ('refusal' in upload) throw new RefusedVenue(upload.refusal, upload.findings);
    refuseSecrets(upload);
    if (given.acceptErrors !== true) refuseErrors(upload);
    const { workspace } = caller;
    const { description, city } = given;
    return async (transaction) => {
      const store = new VersionStore(transaction, now);
      const known = await store.lock(venueId);
      if (known !== undefined && known.workspace !== workspace) throw venues.taken(venueId);
      const venue = { venue: venueId, workspace, visibility, description, city };
      const row = await store.publish({ ...venue, upload });
      return { row, isNew: known === undefined };
    };
  }

  /**
   * Publishes an earlier version again.
   *
   * @throws RequestProblem 404 for an unknown venue or version
   */
  async rollBack(
    caller: Caller,
    venueId: string,
    versionId: string,
  ): Promise<PreparedWrite<VenueVersionRow>> {
    const { database, venues, now } = this.#parts;
    const { id } = (await venues.require(caller, venueId)).listing;
    await new VersionStore(database, now).require(id, versionId);
    const { bytes } = await database
      .selectFrom('venue_bundles')
      .select('bytes')
      .where('version', '=', versionId)
      .orderBy('format_version', 'desc')
      .executeTakeFirstOrThrow();
    const mvf = readMvf(new Uint8Array(bytes));
    const records = bundleRecords(mvf, id, new Date(now()).toISOString());
    return async (transaction) => {
      const store = new VersionStore(transaction, now);
      await store.lock(id);
      const row = await store.require(id, versionId);
      await store.serve(row, caller.workspace, records);
      return row;
    };
  }

  /**
   * Deletes a venue. A demo venue that a version replaced is served as built again.
   *
   * @throws RequestProblem 404 for an unknown venue, 409 for a demo venue
   */
  async delete(caller: Caller, venueId: string): Promise<PreparedWrite<void>> {
    const { venues, now } = this.#parts;
    const { id } = (await venues.require(caller, venueId)).listing;
    return async (transaction) => {
      const store = new VersionStore(transaction, now);
      const known = await store.lock(id);
      if (known === undefined || known.version === null) {
        throw new RequestProblem(
          409,
          `"${id}" is a demo venue of this server and cannot be deleted. Make it private: PUT /api/v1/venues/${id}/visibility`,
        );
      }
      await store.erase(id);
      await this.#restoreDemo(transaction, id);
    };
  }

  async #refuseId(caller: Caller, { venueId, replaceDemo }: PublishRequest): Promise<void> {
    const { venues, catalog } = this.#parts;
    await venues.mayPublish(caller, venueId);
    const isDemo = catalog.getVenue(venueId) !== undefined;
    if (!isDemo || replaceDemo === true || (await venues.versionOf(venueId)) !== undefined) return;
    throw new RequestProblem(
      409,
      `"${venueId}" is a demo venue of this server. Choose another id, or send replaceDemo=true to replace it.`,
    );
  }

  async #restoreDemo(transaction: Database, id: string): Promise<void> {
    const { catalog, root } = this.#parts;
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
}

/** Rule of the validator: links have no user name or password. */
const linkWithUser = 'TEXT-11';

/** Bundles are public, and the records of the API cannot have such links. */
function refuseSecrets({ findings }: ReadUpload): void {
  const links = findings.filter(({ rule }) => rule === linkWithUser);
  if (links.length === 0) return;
  throw new RefusedVenue(
    `Links of the venue have a user name or password, which anyone could read; "findings" lists ${links.length}. Remove them from the links. acceptErrors=true does not publish them.`,
    [...links, ...findings.filter((finding) => !links.includes(finding))],
  );
}

function refuseErrors({ findings }: ReadUpload): void {
  const { length } = findings.filter(({ severity }) => severity === 'error');
  if (length === 0) return;
  throw new RefusedVenue(
    `The validator found ${length} ${length === 1 ? 'error' : 'errors'} in the venue; "findings" lists them. Fix them, or send acceptErrors=true to publish the venue as it is.`,
    findings,
  );
}
