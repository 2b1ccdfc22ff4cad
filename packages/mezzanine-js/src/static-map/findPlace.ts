import type { Coordinate } from '../data/Coordinate.ts';
import { coordinatesOf, findPlaced, type PlacedEntity } from '../data/distances/PlacedEntity.ts';
import { invalidArgument } from '../data/expectArgument.ts';
import type { Floor } from '../data/entities.ts';
import { MezzanineError } from '../data/MezzanineError.ts';
import type { Venue } from '../data/Venue.ts';
import type { StaticMapPlace } from './StaticMapOptions.ts';

/** A place of the venue, resolved. */
export interface FoundPlace {
  /** Its entity; `undefined` for a coordinate. */
  readonly entity: PlacedEntity | undefined;
  /** Display name; `''` if it has none. */
  readonly name: string;
  /** Where it is. */
  readonly coordinates: readonly Coordinate[];
}

/**
 * Finds a place by entity, id, external id, or coordinate. Entities of the same venue in another
 * language are accepted.
 *
 * @param venue - the venue
 * @param place - the place
 * @param name - name of the option, for the message
 * @throws MezzanineError `invalid-argument` or `unknown-target`
 */
export function findPlace(venue: Venue, place: StaticMapPlace, name: string): FoundPlace {
  if (typeof place === 'string') return found(entityOfId(venue, place, name));
  if (typeof place !== 'object' || place === null) {
    throw invalidArgument(name, place, 'an entity of the venue, its id, or a coordinate');
  }
  if (!('type' in place))
    return { entity: undefined, name: '', coordinates: [checked(venue, place)] };
  const entity = findPlaced(venue, place);
  if (entity) return found(entity);
  throw new MezzanineError('unknown-target', {
    given: `${name} is the ${String(place.type)} "${String(place.id).slice(0, 60)}".`,
    expected: `Expected an entity of the venue "${venue.name.slice(0, 60)}".`,
  });
}

/** Floors on which a place is, the most important first. */
export function floorsOfPlace(venue: Venue, { coordinates }: FoundPlace): Floor[] {
  const floors = coordinates.flatMap(({ floorId }) =>
    floorId === undefined ? [] : (venue.getFloor(floorId) ?? []),
  );
  return [...new Set(floors)];
}

function found(entity: PlacedEntity): FoundPlace {
  const name = 'name' in entity ? entity.name : '';
  return { entity, name, coordinates: coordinatesOf(entity) };
}

function entityOfId(venue: Venue, id: string, name: string): PlacedEntity {
  const direct = venue.getSpace(id) ?? venue.getLocation(id);
  if (direct) return direct;
  const { locations, spaces, pointsOfInterest, areas, annotations, connections } = venue;
  const others: readonly (readonly PlacedEntity[])[] = [
    pointsOfInterest,
    areas,
    annotations,
    connections,
  ];
  const entity =
    others.flatMap((list) => list.find((one) => one.id === id) ?? [])[0] ??
    locations.find(({ externalId }) => externalId === id) ??
    spaces.find(({ externalId }) => externalId === id);
  if (entity) return entity;
  throw new MezzanineError('unknown-target', {
    given: `${name} is the id "${id.slice(0, 60)}".`,
    expected: `Expected the id or external id of a place of the venue "${venue.name.slice(0, 60)}".`,
  });
}

function checked(venue: Venue, coordinate: Coordinate): Coordinate {
  const [only] = coordinatesOf(coordinate);
  const { floorId } = coordinate;
  if (floorId !== undefined && !venue.getFloor(floorId)) {
    throw new MezzanineError('unknown-target', {
      given: `A coordinate is on the floor "${String(floorId).slice(0, 60)}".`,
      expected: `Expected one of ${venue.floors.length} floors of the venue.`,
    });
  }
  return only ?? coordinate;
}
