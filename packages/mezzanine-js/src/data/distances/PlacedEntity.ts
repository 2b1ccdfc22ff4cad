import type {
  Annotation,
  Area,
  Connection,
  Entrance,
  Location,
  Obstruction,
  PointOfInterest,
  Space,
} from '../entities.ts';
import type { Coordinate } from '../Coordinate.ts';
import { MezzanineError } from '../MezzanineError.ts';
import type { VenueEntities } from '../VenueEntities.ts';

/** An entity with one or more places. */
export type PlacedEntity =
  | Space
  | PointOfInterest
  | Area
  | Annotation
  | Entrance
  | Connection
  | Obstruction
  | Location;

/**
 * The places of an entity: the center of a space; each place of a location or connection. A
 * location lists its spaces first, then areas, obstructions, entrances, annotations, connections
 * and nodes.
 *
 * @throws MezzanineError `invalid-argument` if the entity has no place
 */
export function coordinatesOf(given: Coordinate | PlacedEntity): readonly Coordinate[] {
  if (typeof given !== 'object' || given === null) throw notPlaced(String(given));
  if (!('type' in given)) {
    const { longitude, latitude } = given;
    if (Number.isFinite(longitude) && Number.isFinite(latitude)) return [given];
    throw notPlaced(`at longitude ${String(longitude)}, latitude ${String(latitude)}`);
  }
  if (given.type === 'location') {
    const { spaces, areas, obstructions, entrances, annotations, connections, coordinates } = given;
    const shapes = [...spaces, ...areas, ...obstructions];
    const parts = [...shapes, ...entrances, ...annotations, ...connections];
    return [...parts.flatMap(coordinatesOf), ...coordinates];
  }
  if (given.type === 'connection') return given.coordinates;
  if (given.type === 'annotation') return [given.coordinate];
  if (given.type === 'obstruction') return [middleOf(given)];
  const { type, center } = given as { readonly type: unknown; readonly center?: Coordinate };
  if (center) return [center];
  throw notPlaced(`of the type ${String(type)}`);
}

/**
 * Finds the entity of a venue with the same type and id, for example in another language.
 *
 * @returns `undefined` if the venue has none
 * @throws MezzanineError `invalid-argument` if the entity has no place
 */
export function findPlaced(
  venue: VenueEntities,
  { type, id }: PlacedEntity,
): PlacedEntity | undefined {
  if (type === 'space') return venue.getSpace(id);
  if (type === 'location') return venue.getLocation(id);
  const all: Readonly<Record<typeof type, readonly PlacedEntity[]>> = {
    'point-of-interest': venue.pointsOfInterest,
    area: venue.areas,
    annotation: venue.annotations,
    connection: venue.connections,
    entrance: venue.entrances,
    obstruction: venue.obstructions,
  };
  if (!Object.hasOwn(all, type)) throw notPlaced(`of the type ${String(type)}`);
  return all[type].find((entity) => entity.id === id);
}

/** Center of its bounding box. */
function middleOf({ geometry, floor }: Obstruction): Coordinate {
  const line = geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : geometry.coordinates;
  const middle = (axis: 0 | 1) => {
    const [least, most] = line.reduce(
      ([a, b], position) => [Math.min(a, position[axis] ?? a), Math.max(b, position[axis] ?? b)],
      [Infinity, -Infinity],
    );
    return (least + most) / 2;
  };
  return { longitude: middle(0), latitude: middle(1), floorId: floor.id };
}

function notPlaced(given: string): MezzanineError {
  return new MezzanineError('invalid-argument', {
    given: `A place is ${given}.`,
    expected:
      'Expected a coordinate with finite longitude and latitude, or an entity that has a place.',
  });
}
