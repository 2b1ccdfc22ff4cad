import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { CatalogVenue, VenueCatalog, VenueListing } from '../../venues/VenueCatalog.ts';
import type { Caller } from '../api-requests/Caller.ts';
import type { Database } from '../database/openDatabase.ts';

/** Whose venues these are, and where it is kept who may read them. */
export interface OwnVenueParts {
  readonly catalog: VenueCatalog;
  readonly workspace: string;
  readonly database: Database;
}

/** The venues of a workspace; those of others are not there for it. */
export class OwnVenues {
  readonly #parts: OwnVenueParts;

  constructor(parts: OwnVenueParts) {
    this.#parts = parts;
  }

  /**
   * Lets nobody at a venue that is not theirs to have to do with: the first thing that is looked at
   * in every request for one.
   *
   * @throws RequestProblem 404 as {@link require} does; 403 for a private venue and a key that may
   *   only read, and for a link to another venue
   */
  async admit(caller: Caller, id: string): Promise<void> {
    const venue = this.#find(caller, id);
    if (venue === undefined) throw notThere(id, await this.#idsFor(caller));
    const { onlyVenue, mayWrite } = caller;
    if (onlyVenue !== undefined ? onlyVenue === id : mayWrite || !(await this.isPrivate(id)))
      return;
    const why =
      onlyVenue === undefined
        ? `The venue "${id}" is private. It is read by a key that may write, and by a link to it: POST /api/v1/viewer-access`
        : `The link is for another venue than "${id}".`;
    throw new RequestProblem(403, why, {
      'WWW-Authenticate': 'Bearer error="insufficient_scope"',
    });
  }

  /** @throws RequestProblem 404 for a venue that is not there, or belongs to another workspace */
  require(caller: Caller, id: string): CatalogVenue {
    const venue = this.#find(caller, id);
    if (venue === undefined) throw notThere(id, []);
    return venue;
  }

  /** Whether not every key reads the venue. What is not there is not private. */
  async isPrivate(id: string): Promise<boolean> {
    const row = await this.#parts.database
      .selectFrom('venues')
      .select('visibility')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.visibility === 'private';
  }

  /** What everybody may know to be there. */
  async publicListings(): Promise<readonly VenueListing[]> {
    const rows = await this.#parts.database
      .selectFrom('venues')
      .select('id')
      .where('visibility', '=', 'private')
      .execute();
    const hidden = new Set(rows.map(({ id }) => id));
    return this.#parts.catalog.listings.filter(({ id }) => !hidden.has(id));
  }

  #find({ workspace }: Caller, id: string): CatalogVenue | undefined {
    return workspace === this.#parts.workspace ? this.#parts.catalog.getVenue(id) : undefined;
  }

  async #idsFor({ workspace, mayWrite, onlyVenue }: Caller): Promise<readonly string[]> {
    if (workspace !== this.#parts.workspace) return [];
    if (onlyVenue !== undefined) return [onlyVenue];
    const listings = mayWrite ? this.#parts.catalog.listings : await this.publicListings();
    return listings.map(({ id }) => id);
  }
}

function notThere(id: string, ids: readonly string[]): RequestProblem {
  const known = ids.length === 0 ? 'none' : ids.join(', ');
  return new RequestProblem(404, `No venue has the id "${id.slice(0, 60)}". Venues: ${known}.`);
}
