import type { Venue as Venue6 } from '../headless.ts';
import { Venue } from './v4/Venue.ts';

/**
 * The venue of an older version for one of version 6, with the objects and links of then.
 *
 * @param venue6 - from `loadVenue`
 * @returns a venue of version 4; that of version 5 differs from it in `categories` only
 */
export function oldVenueOf(venue6: Venue6): Venue {
  return new Venue(venue6);
}
