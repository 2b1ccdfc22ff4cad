import type { CatalogVenue } from '../../venues/VenueCatalog.ts';

/** Metadata of a venue, without its content. */
export interface KnownVenue {
  readonly id: string;
  readonly workspace: string;
  readonly visibility: 'public' | 'private';
  /** The published version. Default: the demo venue as built. */
  readonly version?: string | undefined;
  /** Number of changes of its records that its bundle must include. */
  readonly revision: number;
}

/** A venue as it was at the start of a request, which reads it once for all of its checks. */
export interface SeenVenue {
  readonly id: string;
  readonly isPrivate: boolean;
  /** Undefined if there is no venue. */
  readonly known: KnownVenue | undefined;
}

/** A venue with its content and state. */
export interface OwnVenue extends CatalogVenue {
  /** Differs whenever the venue or its records differ. */
  readonly state: string;
  /** Whether its workspace changed records of its bundle. */
  readonly isChanged: boolean;
}

/** Context key of the {@link SeenVenue} in the path of a request. */
export const seenVenueKey = 'seenVenue';
