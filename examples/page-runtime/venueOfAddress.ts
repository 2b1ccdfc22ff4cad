import { readSettings } from './readSettings.ts';

/**
 * The venue that the page's address asks for by `?venue=`.
 *
 * @param own - id of the venue that the program names
 */
export function venueOfAddress(own: string): string {
  return readSettings(location.search, false).venue ?? own;
}
