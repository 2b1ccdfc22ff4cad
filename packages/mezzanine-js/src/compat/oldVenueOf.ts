import type { Venue as Venue6 } from '../headless.ts';
import { Venue } from './v4/Venue.ts';

/**
 * Converts a version 6 venue to an older version's venue, with its objects and links.
 *
 * @param venue6 - from `loadVenue`
 * @returns a version 4 venue; a version 5 venue differs only in `categories`
 */
export function oldVenueOf(venue6: Venue6): Venue {
  return new Venue(venue6);
}
