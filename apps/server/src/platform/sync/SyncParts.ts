import type { Database } from '../database/openDatabase.ts';
import type { AllowedHosts } from '../outbound/refuseAddress.ts';
import type { OwnVenues } from '../venue-content/OwnVenues.ts';
import type { VenueModels } from '../venue-content/VenueModels.ts';

/** What runs need. */
export interface SyncParts {
  readonly database: Database;
  readonly venues: OwnVenues;
  readonly models: VenueModels;
  readonly allowedHosts: AllowedHosts;
  /** Milliseconds to wait after each try of an endpoint that failed. */
  readonly retryMs: readonly number[];
  readonly onFault: (error: unknown) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
