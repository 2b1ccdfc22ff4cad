import type { VenueCatalog } from '../../venues/VenueCatalog.ts';
import type { Database } from '../database/openDatabase.ts';
import type { AllowedHosts } from '../outbound/refuseAddress.ts';
import type { VenueModels } from '../venue-content/VenueModels.ts';

/** What runs need. */
export interface SyncParts {
  readonly database: Database;
  readonly catalog: VenueCatalog;
  readonly models: VenueModels;
  readonly allowedHosts: AllowedHosts;
  /** Milliseconds to wait after each try of an endpoint that failed. */
  readonly retryMs: readonly number[];
  readonly onFault: (error: unknown) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
