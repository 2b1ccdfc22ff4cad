import type { Coordinate } from '../data/Coordinate.ts';
import { coordinatesOf, findPlaced, type PlacedEntity } from '../data/distances/PlacedEntity.ts';
import { MezzanineError } from '../data/MezzanineError.ts';
import type { Floor, Space } from '../data/entities.ts';
import type { Venue } from '../data/Venue.ts';
import type { LocalProjection } from '../data/LocalProjection.ts';
import { invalidArgument } from '../data/expectArgument.ts';
import type { Painter } from './drawing/Painter.ts';

/**
 * Targets that an item on the map can be attached to. For an entity with several places, the first one is
 * used: for a location, its first space; for a connection, the first of its coordinates.
 */
export type PlaceTarget = PlacedEntity | Coordinate;

/** Its position: meters east, north, and above its floor. */
export interface ScenePlace {
  readonly floorId: string;
  readonly place: readonly [east: number, north: number, up: number];
}

/** The data needed to resolve a target; `Stage` implements it. */
interface ShownVenue {
  readonly venue: Venue;
  readonly shownFloor: Floor;
}

/** The data needed to locate a target; `Stage` implements it. */
interface PlaceContext extends ShownVenue {
  readonly projection: LocalProjection;
  readonly painter: Painter;
}

/**
 * Resolves a target of this map; a coordinate without a floor is on the current one.
 *
 * @internal
 * @throws MezzanineError `invalid-argument`, or `unknown-target` if it does not belong to this
 * venue or is a location without a place
 */
export function expectPlaceTarget(stage: ShownVenue, target: PlaceTarget): PlaceTarget {
  const given = target as PlaceTarget | undefined;
  if (typeof given !== 'object' || given === null) {
    throw invalidArgument('target', target, 'a coordinate or an entity that has a place');
  }
  if (!('type' in given)) return expectCoordinate(stage, given);
  return expectPlacedEntity(stage.venue, given);
}

/**
 * Resolves an entity of this venue that has a place.
 *
 * @internal
 * @throws MezzanineError `invalid-argument` or `unknown-target`
 */
export function expectPlacedEntity(venue: Venue, given: PlacedEntity): PlacedEntity {
  const known = findPlaced(venue, given);
  if (known && coordinatesOf(known).length > 0) return known;
  throw new MezzanineError('unknown-target', {
    given: `The target is the ${given.type} "${given.id}".`,
    expected: `Expected an entity of the venue "${venue.name}" that has a place on its map.`,
  });
}

/**
 * Resolves a coordinate and its floor.
 *
 * @internal
 * @throws MezzanineError `invalid-argument` or `unknown-target`
 */
export function expectCoordinate(
  stage: ShownVenue,
  given: Coordinate,
  name = 'target',
): Coordinate & { readonly floorId: string } {
  const { longitude, latitude, floorId } = given;
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) {
    throw invalidArgument(name, given, 'a coordinate with finite longitude and latitude');
  }
  if (floorId === undefined) return { longitude, latitude, floorId: stage.shownFloor.id };
  if (stage.venue.getFloor(floorId)) return { ...given, floorId };
  throw new MezzanineError('unknown-target', {
    given: `The coordinate is on the floor "${floorId}".`,
    expected: `This venue has the floors ${stage.venue.floors.map(({ id }) => `"${id}"`).join(', ')}.`,
  });
}

/** The space that a target stands on, if it is one or belongs to one. */
export function spaceOfTarget(target: PlaceTarget): Space | undefined {
  if (!('type' in target)) return undefined;
  if (target.type === 'space') return target;
  if (target.type === 'point-of-interest') return target.space;
  return target.type === 'location' ? target.spaces[0] : undefined;
}

/**
 * Position of a target: on top of its space, or on the floor.
 *
 * @internal
 */
export function scenePlaceOf(stage: PlaceContext, target: PlaceTarget): ScenePlace {
  const space = spaceOfTarget(target);
  const at = space?.center ?? coordinatesOf(target)[0];
  if (!at) throw new TypeError('A validated target has a place.');
  const [x, y] = stage.projection.toLocal([at.longitude, at.latitude]);
  if (!space) return { floorId: at.floorId ?? stage.shownFloor.id, place: [x, y, 0] };
  const { altitudeMeters, heightMeters } = stage.painter.paintOf(space.id);
  return { floorId: space.floor.id, place: [x, y, Math.max(altitudeMeters + heightMeters, 0)] };
}
