import type { Database } from '../database/openDatabase.ts';
import type { AllowedHosts } from '../outbound/refuseAddress.ts';
import type { OwnVenues } from '../venue-content/OwnVenues.ts';
import type { VenueModels } from '../venue-content/VenueModels.ts';

/** Dependencies of runs. */
export interface SyncParts {
  readonly database: Database;
  readonly venues: OwnVenues;
  readonly models: VenueModels;
  readonly allowedHosts: AllowedHosts;
  /** Milliseconds to wait after each failed attempt to read an endpoint. */
  readonly retryMs: readonly number[];
  readonly onFault: (error: unknown) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
