import type { Coordinate } from '../data/Coordinate.ts';
import type { Location } from '../data/Location.ts';
import { MezzanineError } from '../data/MezzanineError.ts';
import type { Space } from '../data/Space.ts';
import { invalidArgument } from './expectArgument.ts';
import { findSpace } from './Spaces.ts';
import type { Stage } from './Stage.ts';

/** What something on the map stands at. */
export type PlaceTarget = Space | Location | Coordinate;

/** Where that is: metres east, north and above its floor. */
export interface ScenePlace {
  readonly floorId: string;
  readonly place: readonly [east: number, north: number, up: number];
}

/**
 * A target of this map; a coordinate without a floor is on the one that is shown.
 *
 * @internal
 * @throws MezzanineError `invalid-argument`, or `unknown-target` when it is not of this venue or a
 *   location has no space
 */
export function expectPlaceTarget(stage: Stage, target: PlaceTarget): PlaceTarget {
  const given = target as PlaceTarget | undefined;
  if (typeof given !== 'object' || given === null) {
    throw invalidArgument('target', target, 'a space, a location or a coordinate');
  }
  if (!('type' in given)) return expectCoordinate(stage, given);
  if (given.type === 'space') return findSpace(stage.venue, given);
  if (given.spaces.length > 0 && stage.venue.getLocation(given.id)) return given;
  throw new MezzanineError('unknown-target', {
    given: `The target is the location "${given.id}".`,
    expected: 'Expected a location of this venue that has at least one space.',
  });
}

/**
 * A coordinate with its floor.
 *
 * @internal
 * @throws MezzanineError `invalid-argument` or `unknown-target`
 */
export function expectCoordinate(
  stage: Stage,
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
    expected: `This venue has ${stage.venue.floors.map(({ id }) => `"${id}"`).join(', ')}.`,
  });
}

/** The space that a target stands at, if it is not a coordinate. */
export function spaceOfTarget(target: PlaceTarget): Space | undefined {
  if (!('type' in target)) return undefined;
  return target.type === 'space' ? target : target.spaces[0];
}

/**
 * Where a target is: on top of its space, or on the floor.
 *
 * @internal
 */
export function scenePlaceOf(stage: Stage, target: PlaceTarget): ScenePlace {
  const space = spaceOfTarget(target);
  const center: Coordinate = space?.center ?? (target as Coordinate);
  const [x, y] = stage.projection.toLocal([center.longitude, center.latitude]);
  if (!space) return { floorId: center.floorId ?? stage.shownFloor.id, place: [x, y, 0] };
  const { altitudeMetres, heightMetres } = stage.painter.paintOf(space.id);
  return { floorId: space.floor.id, place: [x, y, Math.max(altitudeMetres + heightMetres, 0)] };
}
