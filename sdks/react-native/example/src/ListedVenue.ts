import type { VenueSource } from '@mezzanine/react-native-sdk';

/** A venue that the app lists. */
export interface ListedVenue {
  readonly name: string;
  readonly source: VenueSource;
}
