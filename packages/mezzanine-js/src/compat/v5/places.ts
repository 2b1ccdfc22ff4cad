import type { Coordinate as Coordinate6, PlacedEntity } from '../../headless.ts';
import { type Coordinate, type Location, Node, Polygon, VenueMap } from './entities.ts';
import { expectNumber, invalidArgument } from './expectArgument.ts';
import type { Venue } from './Venue.ts';

/** A place on a map: a polygon, node, location, or coordinate. */
export type Place = Polygon | Node | Location | Coordinate;

/** Venue that places are checked against. */
export interface InVenue {
  /** The venue that places belong to. */
  readonly venue: Venue;
}

/** Tiers of the `rank` of labels, markers, and tooltips. */
export const COLLISION_RANKING_TIERS = {
  LOW: 0,
  MEDIUM: 1,
  HIGH: 2,
  ALWAYS_VISIBLE: 3,
} as const;

/**
 * A place in the format of version 6.
 *
 * @throws MezzanineError `invalid-argument` naming the old argument
 */
export function placeOf(
  { venue }: InVenue,
  place: Place,
  name = 'place',
): PlacedEntity | Coordinate6 {
  if (!venue.index.has(place) || (place as unknown) instanceof VenueMap) {
    const expected = 'a polygon, node, location, or coordinate of the venue of this map';
    throw invalidArgument(name, place, expected);
  }
  return place instanceof Node ? place.coordinate6 : place.targetIn(venue.v6);
}

/** The polygon, checked to belong to the venue of the map. */
export function expectPolygon({ venue }: InVenue, polygon: Polygon, name = 'polygon'): Polygon {
  if (polygon instanceof Polygon && venue.index.has(polygon)) return polygon;
  throw invalidArgument(name, polygon, 'a polygon of the venue of this map');
}

/** The map, as an object or an id, checked to belong to the venue. */
export function expectMap({ venue }: InVenue, map: VenueMap | string, name = 'map'): VenueMap {
  const id = typeof map === 'string' ? map : (map as VenueMap | undefined)?.id;
  const found = id === undefined ? undefined : venue.index.maps.get(id);
  if (found && (typeof map === 'string' || found === map)) return found;
  const known = venue.maps.map((one) => `"${one.id}"`).join(', ');
  throw invalidArgument(name, map, `a map of the venue of this map view, or one of ${known}`);
}

/** The version 6 priority for a rank: 0 is low, up to 1 medium, up to 2 high, above that always. */
export function priorityOf(
  rank: number | undefined,
): 'low' | 'medium' | 'high' | 'always' | undefined {
  if (rank === undefined) return undefined;
  expectNumber('options.rank', rank, [0, Infinity]);
  if (rank > 2) return 'always';
  if (rank > 1) return 'high';
  return rank > 0 ? 'medium' : 'low';
}

/** The most important location in a polygon. */
export function primaryLocationOf(polygon: Polygon): Location | undefined {
  return polygon.locations[0];
}
