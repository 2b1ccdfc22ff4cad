import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { CatalogVenue, VenueCatalog } from '../../venues/VenueCatalog.ts';
import type { Caller } from '../calls/Caller.ts';

/** The venues of a workspace; those of others are not there for it. */
export class OwnVenues {
  readonly #catalog: VenueCatalog;
  readonly #workspace: string;

  /** @param workspace - whose the venues of the catalog are */
  constructor(catalog: VenueCatalog, workspace: string) {
    this.#catalog = catalog;
    this.#workspace = workspace;
  }

  /** @throws RequestProblem 404 for a venue that is not there, or belongs to another workspace */
  require({ workspace }: Caller, id: string): CatalogVenue {
    const isOwn = workspace === this.#workspace;
    const venue = isOwn ? this.#catalog.getVenue(id) : undefined;
    if (venue !== undefined) return venue;
    const ids = isOwn ? this.#catalog.listings.map((listing) => listing.id).join(', ') : 'none';
    throw new RequestProblem(404, `No venue has the id "${id.slice(0, 60)}". Venues: ${ids}.`);
  }
}
