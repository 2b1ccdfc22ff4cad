import { readSettings } from './readSettings.ts';

/**
 * The venue that `?venue=` of the page's URL requests.
 *
 * @param own - id of the venue that the program names
 */
export function venueOfAddress(own: string): string {
  return readSettings(location.search, false).venue ?? own;
}
