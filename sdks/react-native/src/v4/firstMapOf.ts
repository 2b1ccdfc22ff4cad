import {
  expectMap,
  invalidArgument,
  type Map as VenueMap,
  type Venue,
} from '@mezzanine/mezzanine-js/compat';

/**
 * The map that a venue shows first.
 *
 * @param id - of the map; default: the default map of the first building
 * @throws MezzanineError `invalid-argument`
 */
export function firstMapOf(venue: Venue, id: string | undefined): VenueMap {
  if (id !== undefined) return expectMap({ venue }, id, 'options.firstMapId');
  const building = venue.mapGroups.find(({ v6 }) => v6.kind === 'building') ?? venue.mapGroups[0];
  if (building) return building.defaultMap;
  throw invalidArgument('venue', venue, 'a venue with a map');
}
