import { invalidArgument } from '../v5/expectArgument.ts';
import { showVenueAs } from '../v5/showVenue.ts';
import type { VenueMap } from '../v5/entities.ts';
import { MapView } from './MapView.ts';
import { Venue } from './Venue.ts';

/** Options of {@link showVenue}. */
export interface ShowVenueOptions {
  /** The map to show first, or its id; default: the default map of the first building. */
  readonly firstMap?: VenueMap | string;
  /** CSS color around the building. */
  readonly backgroundColor?: string;
  /** Whether all locations get floating labels; default false. */
  readonly labelAllLocationsOnInit?: boolean;
  /** Has no effect in version 6; reported once. */
  readonly xRayPath?: boolean;
}

/**
 * Shows a venue in an element and resolves when the map is drawn.
 *
 * @param element - an element with a size; the map fills it
 * @param venue - from `getVenue`
 * @param options - first map, colors, labels
 * @throws MezzanineError `invalid-argument`, `container-has-no-size`, or `no-webgl`
 * @example
 * const mapView = await showVenue(document.getElementById('map')!, venue);
 * mapView.labelAllLocations();
 */
export async function showVenue(
  element: HTMLElement,
  venue: Venue,
  options: ShowVenueOptions = {},
): Promise<MapView> {
  if (!(venue instanceof Venue)) throw invalidArgument('venue', venue, 'a venue from getVenue');
  return new MapView(await showVenueAs({ major: '4', element, venue, options }), venue);
}
