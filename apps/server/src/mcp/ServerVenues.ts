import { ToolError, type VenueEntry, type VenueStore } from '@mezzanine/mcp';
import type { Venue } from '@mezzanine/mezzanine-js/headless';
import type { Caller } from '../platform/api-requests/Caller.ts';
import type { OwnVenues } from '../platform/venue-content/OwnVenues.ts';
import type { VenueModels } from '../platform/venue-content/VenueModels.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';

/** Dependencies that provide venues. */
export interface ServerVenueParts {
  /** Venues, and who may read them. */
  readonly venues: OwnVenues;
  readonly models: VenueModels;
}

/** The venues of this server that a caller may read. They are not files, so none can be written. */
export class ServerVenues implements VenueStore {
  readonly #parts: ServerVenueParts;
  readonly #caller: Caller;

  constructor(parts: ServerVenueParts, caller: Caller) {
    this.#parts = parts;
    this.#caller = caller;
  }

  async list(): Promise<readonly VenueEntry[]> {
    const listings = await this.#parts.venues.listingsFor(this.#caller);
    return listings.map(({ id, bytes }) => ({ venue: id, bytes }));
  }

  async open(id: string): Promise<Venue> {
    const { venues, models } = this.#parts;
    try {
      await venues.admit(this.#caller, id);
      return await models.modelOf(await venues.require(this.#caller, id));
    } catch (error) {
      const isExpected = error instanceof RequestProblem && error.status < 500;
      throw isExpected ? new ToolError(error.message, { cause: error }) : error;
    }
  }
}
