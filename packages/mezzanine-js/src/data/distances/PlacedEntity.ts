import type { Annotation } from '../Annotation.ts';
import type { Area } from '../Area.ts';
import type { Connection } from '../Connection.ts';
import type { Coordinate } from '../Coordinate.ts';
import type { Entrance } from '../Entrance.ts';
import type { Location } from '../Location.ts';
import { MezzanineError } from '../MezzanineError.ts';
import type { PointOfInterest } from '../PointOfInterest.ts';
import type { Space } from '../Space.ts';

/** What is at one place or at several. */
export type PlacedEntity =
  Space | PointOfInterest | Area | Annotation | Entrance | Connection | Location;

/**
 * Where something is: the middle of a space; each place of a location or connection.
 *
 * @throws MezzanineError `invalid-argument` for what has no place
 */
export function coordinatesOf(given: Coordinate | PlacedEntity): readonly Coordinate[] {
  if (typeof given !== 'object' || given === null) throw notPlaced(String(given));
  if (!('type' in given)) {
    const { longitude, latitude } = given;
    if (Number.isFinite(longitude) && Number.isFinite(latitude)) return [given];
    throw notPlaced(`at longitude ${String(longitude)}, latitude ${String(latitude)}`);
  }
  if (given.type === 'location') {
    const { spaces, areas, entrances, annotations, connections, coordinates } = given;
    const parts = [...spaces, ...areas, ...entrances, ...annotations, ...connections];
    return [...parts.flatMap(coordinatesOf), ...coordinates];
  }
  if (given.type === 'connection') return given.coordinates;
  if (given.type === 'annotation') return [given.coordinate];
  const { type, center } = given as { readonly type: unknown; readonly center?: Coordinate };
  if (center) return [center];
  throw notPlaced(`of the type ${String(type)}`);
}

function notPlaced(given: string): MezzanineError {
  return new MezzanineError('invalid-argument', {
    given: `A place is ${given}.`,
    expected:
      'Expected a coordinate with finite longitude and latitude, or an entity that has a place.',
  });
}
