import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { CatalogVenue, VenueCatalog, VenueListing } from '../../venues/VenueCatalog.ts';
import { type Caller, mayWrite, onlyReads } from '../api-requests/Caller.ts';
import type { Database } from '../database/openDatabase.ts';
import type { StoredVenues } from '../venue-versions/StoredVenues.ts';

/** Sources of venues and their visibility. */
export interface OwnVenueParts {
  /** The demo venues. */
  readonly catalog: VenueCatalog;
  /** The workspace that they belong to. */
  readonly workspace: string;
  /** The venues that workspaces published. */
  readonly stored: StoredVenues;
  readonly database: Database;
}

/** Metadata of a venue, without its content. */
interface Known {
  readonly id: string;
  readonly workspace: string;
  readonly visibility: 'public' | 'private';
  /** The published version. Default: the demo venue as built. */
  readonly version?: string | undefined;
}

/**
 * The venues of a workspace. Those of others do not exist for it. The demo key and all other
 * read-only keys also read public venues of other workspaces by id, so that the viewer can show
 * them.
 */
export class OwnVenues {
  readonly #parts: OwnVenueParts;

  constructor(parts: OwnVenueParts) {
    this.#parts = parts;
  }

  /**
   * Denies access to venues of others. This is the first check of every request for a venue.
   *
   * @throws RequestProblem 404 as {@link require} does; 403 for a private venue and a read-only
   *   key, and for a link to another venue
   */
  async admit(caller: Caller, id: string): Promise<void> {
    const known = await this.#known(id);
    if (!isThereFor(caller, known)) throw notThere(id, await this.#idsFor(caller));
    const { onlyVenue } = caller;
    const isOpen = mayWrite(caller) || known.visibility === 'public';
    if (onlyVenue === undefined ? isOpen : onlyVenue === id) return;
    const why =
      onlyVenue === undefined
        ? `The venue "${id}" is private. Use a key with write access, or create a link to it: POST /api/v1/viewer-access`
        : `The link is for another venue than "${id}".`;
    throw new RequestProblem(403, why, {
      'WWW-Authenticate': 'Bearer error="insufficient_scope"',
    });
  }

  /** @throws RequestProblem 404 if the venue does not exist, or belongs to another workspace */
  async require(caller: Caller, id: string): Promise<CatalogVenue> {
    const known = await this.#known(id);
    const venue = isThereFor(caller, known) ? await this.#contentOf(known) : undefined;
    if (venue === undefined) throw notThere(id, []);
    return venue;
  }

  /** The venue, whichever workspace it belongs to. */
  async get(id: string): Promise<CatalogVenue | undefined> {
    const known = await this.#known(id);
    return known && this.#contentOf(known);
  }

  /**
   * Checks that a workspace may publish a venue under an id, which must be free or its own.
   *
   * @throws RequestProblem 409 for an id of another workspace
   */
  async mayPublish(caller: Caller, id: string): Promise<void> {
    const known = await this.#known(id);
    if (known !== undefined && known.workspace !== caller.workspace) throw this.taken(id);
  }

  /**
   * The error for an id of another workspace. Ids are global, because viewer links contain only the
   * id.
   */
  taken(id: string): RequestProblem {
    return new RequestProblem(
      409,
      `The id "${id}" is taken on this server. Choose another, for example with your company name as a prefix.`,
    );
  }

  /** The published version; undefined for a demo venue as built. */
  async versionOf(id: string): Promise<string | undefined> {
    return (await this.#known(id))?.version;
  }

  /** Whether a venue is private. Unknown venues are not. */
  async isPrivate(id: string): Promise<boolean> {
    return (await this.#rowOf(id))?.visibility === 'private';
  }

  /** Venues that anyone can see: the public venues of the workspace of the demo key. */
  async publicListings(): Promise<readonly VenueListing[]> {
    return this.#listings(await this.#knownIn(this.#parts.workspace), false);
  }

  /** Venues that a caller can read. */
  async listingsFor(caller: Caller): Promise<readonly VenueListing[]> {
    const known = await this.#knownIn(caller.workspace);
    const { onlyVenue } = caller;
    if (onlyVenue === undefined) return this.#listings(known, mayWrite(caller));
    return this.#listings(
      known.filter(({ id }) => id === onlyVenue),
      true,
    );
  }

  async #listings(known: readonly Known[], isForWriters: boolean) {
    const open = known.filter(({ visibility }) => isForWriters || visibility === 'public');
    const venues = await Promise.all(open.map((one) => this.#contentOf(one)));
    return venues.flatMap((venue) => (venue === undefined ? [] : [venue.listing]));
  }

  async #contentOf({ id, version }: Known): Promise<CatalogVenue | undefined> {
    const { stored, catalog } = this.#parts;
    return version === undefined ? catalog.getVenue(id) : stored.get(version);
  }

  async #known(id: string): Promise<Known | undefined> {
    return this.#knownOf(id, await this.#rowOf(id));
  }

  async #rowOf(id: string) {
    return this.#parts.database
      .selectFrom('venues')
      .select(['id', 'workspace', 'visibility', 'version'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** The venues of a workspace: the demo venues first, then the others by id. */
  async #knownIn(workspace: string): Promise<readonly Known[]> {
    const rows = await this.#parts.database
      .selectFrom('venues')
      .select(['id', 'workspace', 'visibility', 'version'])
      .where('workspace', '=', workspace)
      .orderBy('id')
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const demos = workspace === this.#parts.workspace ? this.#parts.catalog.listings : [];
    const ids = new Set([...demos.map(({ id }) => id), ...byId.keys()]);
    return [...ids].flatMap((id) => this.#knownOf(id, byId.get(id)) ?? []);
  }

  /** A demo venue exists before its records do. */
  #knownOf(
    id: string,
    row: (Omit<Known, 'version'> & { readonly version: string | null }) | undefined,
  ): Known | undefined {
    const { catalog, workspace } = this.#parts;
    if (row !== undefined && row.version !== null) return { ...row, version: row.version };
    if (catalog.getVenue(id) === undefined) return undefined;
    return { id, workspace, visibility: row?.visibility ?? 'public' };
  }

  async #idsFor(caller: Caller): Promise<readonly string[]> {
    const { workspace, onlyVenue } = caller;
    if (onlyVenue !== undefined) return [onlyVenue];
    const known = await this.#knownIn(workspace);
    return known
      .filter(({ visibility }) => mayWrite(caller) || visibility === 'public')
      .map(({ id }) => id);
  }
}

function isThereFor(caller: Caller, known: Known | undefined): known is Known {
  if (known === undefined) return false;
  if (known.workspace === caller.workspace) return true;
  return known.visibility === 'public' && onlyReads(caller);
}

/** Maximum number of ids in an error message. */
const maxIds = 20;

function notThere(id: string, ids: readonly string[]): RequestProblem {
  const more = ids.length > maxIds ? ', …' : '';
  const known = ids.length === 0 ? 'none' : `${ids.slice(0, maxIds).join(', ')}${more}`;
  return new RequestProblem(404, `No venue has the id "${id.slice(0, 60)}". Venues: ${known}.`);
}
