import type { Database } from '../database/openDatabase.ts';
import type { OwnVenues } from '../places/OwnVenues.ts';
import type { VenueModels } from '../places/VenueModels.ts';

/** What the interface to records needs. */
export interface RecordParts {
  readonly database: Database;
  readonly venues: OwnVenues;
  readonly models: VenueModels;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
