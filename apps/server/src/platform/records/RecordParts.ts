import type { Database } from '../database/openDatabase.ts';
import type { AllowedHosts } from '../outbound/refuseAddress.ts';
import type { OwnVenues } from '../venue-content/OwnVenues.ts';
import type { VenueModels } from '../venue-content/VenueModels.ts';

/** What the interface to records needs. */
export interface RecordParts {
  readonly database: Database;
  readonly venues: OwnVenues;
  readonly models: VenueModels;
  /** Private hosts that the server may ask all the same. */
  readonly allowedHosts: AllowedHosts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
