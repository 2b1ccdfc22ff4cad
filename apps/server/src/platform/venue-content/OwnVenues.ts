import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { VenueCatalog, VenueListing } from '../../venues/VenueCatalog.ts';
import { type Caller, mayWrite, onlyReads } from '../api-requests/Caller.ts';
import type { Database } from '../database/openDatabase.ts';
import type { StoredVenues } from '../venue-versions/StoredVenues.ts';
import type { KnownVenue, OwnVenue, SeenVenue } from './SeenVenue.ts';

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

/** Columns of a venue that requests depend on. */
const columns = ['id', 'workspace', 'visibility', 'version', 'revision'] as const;

/**
 * The venues of a workspace. Venues of other workspaces do not exist for it, except that read-only
 * keys, such as the demo key, read public ones by id for the viewer.
 */
export class OwnVenues {
  readonly #parts: OwnVenueParts;

  constructor(parts: OwnVenueParts) {
    this.#parts = parts;
  }

  /** Reads a venue for a request. */
  async see(id: string): Promise<SeenVenue> {
    const row = await this.#parts.database
      .selectFrom('venues')
      .select(columns)
      .where('id', '=', id)
      .executeTakeFirst();
    return { id, isPrivate: row?.visibility === 'private', known: this.#knownOf(id, row) };
  }

  /**
   * Denies access to venues of others. This is the first check of every request for a venue.
   *
   * @param seen - default: the venue is read
   * @throws RequestProblem 404 as {@link require} does; 403 for a private venue and a read-only
   *   key, and for a link to another venue
   */
  async admit(caller: Caller, id: string, seen?: SeenVenue): Promise<void> {
    const { known } = seen ?? (await this.see(id));
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
  async require(caller: Caller, id: string): Promise<OwnVenue> {
    const { known } = caller.seen?.id === id ? caller.seen : await this.see(id);
    const venue = isThereFor(caller, known) ? await this.#contentOf(known) : undefined;
    if (venue === undefined) throw notThere(id, []);
    return venue;
  }

  /** Returns the venue, regardless of its workspace. */
  async get(id: string): Promise<OwnVenue | undefined> {
    const { known } = await this.see(id);
    return known && this.#contentOf(known);
  }

  /**
   * Checks that a workspace may publish a venue under an id: the id must be free or its own.
   *
   * @throws RequestProblem 409 for an id of another workspace
   */
  async mayPublish(caller: Caller, id: string): Promise<void> {
    const { known } = await this.see(id);
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
    return (await this.see(id)).known?.version;
  }

  /** Whether a venue is private. Unknown venues are not. */
  async isPrivate(id: string): Promise<boolean> {
    return (await this.see(id)).isPrivate;
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

  async #listings(known: readonly KnownVenue[], isForWriters: boolean) {
    const open = known.filter(({ visibility }) => isForWriters || visibility === 'public');
    const venues = await Promise.all(open.map((one) => this.#contentOf(one)));
    return venues.flatMap((venue) => (venue === undefined ? [] : [venue.listing]));
  }

  async #contentOf({ id, version, revision }: KnownVenue): Promise<OwnVenue | undefined> {
    const { stored, catalog } = this.#parts;
    const venue = version === undefined ? catalog.getVenue(id) : await stored.get(version);
    // A deleted venue can be published again, even by another workspace, and its revisions then
    // restart.
    const state = `${version ?? 'built'} ${revision}`;
    return venue && { ...venue, state, isChanged: revision > 0 };
  }

  /** The venues of a workspace: the demo venues first, then the others by id. */
  async #knownIn(workspace: string): Promise<readonly KnownVenue[]> {
    const rows = await this.#parts.database
      .selectFrom('venues')
      .select(columns)
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
    row: (Omit<KnownVenue, 'version'> & { readonly version: string | null }) | undefined,
  ): KnownVenue | undefined {
    const { catalog, workspace } = this.#parts;
    if (row !== undefined && row.version !== null) return { ...row, version: row.version };
    if (catalog.getVenue(id) === undefined) return undefined;
    const { visibility = 'public', revision = 0 } = row ?? {};
    return { id, workspace, visibility, revision };
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

function isThereFor(caller: Caller, known: KnownVenue | undefined): known is KnownVenue {
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
