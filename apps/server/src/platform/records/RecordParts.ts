import type { Database } from '../database/openDatabase.ts';
import type { AllowedHosts } from '../outbound/refuseAddress.ts';
import type { OwnVenues } from '../venue-content/OwnVenues.ts';
import type { VenueModels } from '../venue-content/VenueModels.ts';

/** Dependencies of records. */
export interface RecordParts {
  readonly database: Database;
  readonly venues: OwnVenues;
  readonly models: VenueModels;
  /** Private hosts that the server may send requests to. */
  readonly allowedHosts: AllowedHosts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
