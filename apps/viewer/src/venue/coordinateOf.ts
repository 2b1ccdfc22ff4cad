import type { Coordinate, Floor, Venue } from '@mezzanine/react-sdk';
import { findFloor } from './findPlaces.ts';

interface Somewhere {
  readonly latitude: number;
  readonly longitude: number;
  readonly floor?: string;
}

/** Adds a floor to a position: the named one, otherwise the initial floor. */
export function coordinateOf(venue: Venue, position: Somewhere): Coordinate {
  const { latitude, longitude, floor } = position;
  const named = floor === undefined ? undefined : findFloor(venue, floor);
  const { id } = named ?? usualFloor(venue) ?? {};
  return { latitude, longitude, ...(id !== undefined && { floorId: id }) };
}

/** The initial floor of a venue. */
export function usualFloor({ floorStacks }: Venue): Floor | undefined {
  const stack = floorStacks.find(({ kind }) => kind === 'building') ?? floorStacks[0];
  return stack?.defaultFloor;
}

/** Maximum distance from a venue at which a user still counts as being there, about 300 m. */
const MARGIN_DEGREES = 0.003;

/** Whether a position is in or near a venue, because directions from another town are useless. */
export function isAtVenue({ floors }: Venue, { latitude, longitude }: Somewhere): boolean {
  const rings = floors.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  );
  const corners = rings.flat();
  if (corners.length === 0) return true;
  const within = (value: number, values: readonly number[]) =>
    value >= Math.min(...values) - MARGIN_DEGREES && value <= Math.max(...values) + MARGIN_DEGREES;
  const longitudes = corners.map(([east = 0]) => east);
  const latitudes = corners.map(([, north = 0]) => north);
  return within(longitude, longitudes) && within(latitude, latitudes);
}
