import { getVenue as getVenue5, type GetVenueOptions } from '../v5/getVenue.ts';
import { Venue as Venue5 } from '../v5/Venue.ts';
import type { Category } from '../v5/entities.ts';

/** A loaded venue, as in version 5, but with a flat list of categories. */
export class Venue extends Venue5 {
  /** All categories in a flat list. */
  override readonly categories: readonly Category[];

  /** @internal Made by `getVenue`. */
  constructor(venue6: Venue5['v6']) {
    super(venue6);
    this.categories = [...this.index.categoriesById.values()];
  }
}

/**
 * Loads a venue from a server.
 *
 * @param options - API key, venue, language
 * @throws MezzanineError `invalid-argument`, `unauthorized`, `venue-not-found`, `unknown-language`,
 *   `network`, `http-status`, or `invalid-venue`
 * @example
 * const venue = await getVenue({
 *   clientId: 'mez_demo_2f6c1b7e9a',
 *   clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
 *   venue: 'mall',
 *   baseUrl: 'http://localhost:8080',
 * });
 */
export async function getVenue(options: GetVenueOptions): Promise<Venue> {
  return new Venue((await getVenue5(options)).v6);
}
