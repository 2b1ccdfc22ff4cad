import type { Venue as Venue6 } from '../../index.ts';
import type { Category } from './Category.ts';
import type { Coordinate } from './Coordinate.ts';
import type { DestinationSet } from './DestinationSet.ts';
import type { Directions, DirectionsOptions } from './Directions.ts';
import type { Location } from './Location.ts';
import type { MapGroup } from './MapGroup.ts';
import type { Navigable } from './Navigable.ts';
import type { Node } from './Node.ts';
import type { Polygon } from './Polygon.ts';
import type { VenueMap } from './VenueMap.ts';

/** Something with the id of an entity of version 6. */
interface Identified {
  readonly id: string;
}

/**
 * Finds the objects of this entry for those of version 6. It goes by ids, so it holds in every
 * language of the venue.
 */
export interface Links {
  /** The venue of version 6 in the current language. */
  readonly venue6: Venue6;
  map(floor: Identified): VenueMap;
  group(stack: Identified): MapGroup;
  polygons(spaces: readonly Identified[]): readonly Polygon[];
  locations(locations: readonly Identified[]): readonly Location[];
  categories(categories: readonly Identified[]): readonly Category[];
  nodes(ids: readonly string[]): readonly Node[];
  nodesOnMap(map: VenueMap): readonly Node[];
  nodesOfSpace(spaceId: string): readonly Node[];
  nodesOfLocation(locationId: string): readonly Node[];
  coordinate(place: {
    readonly latitude: number;
    readonly longitude: number;
    readonly floorId: string;
  }): Coordinate;
  directions(
    from: Navigable,
    to: Navigable | DestinationSet,
    options: DirectionsOptions,
  ): readonly Directions[];
}
