import type { Coordinate } from '../../data/Coordinate.ts';
import type { Floor } from '../../data/Floor.ts';
import type { Location } from '../../data/Location.ts';
import { MezzanineError } from '../../data/MezzanineError.ts';
import type { Space } from '../../data/Space.ts';
import { invalidArgument } from '../expectArgument.ts';
import { findFloor } from '../Floors.ts';
import { findSpace } from '../Spaces.ts';
import type { Stage } from '../Stage.ts';
import type { FitPlace } from './fitPlaces.ts';
import { outlinePoints } from './venueBounds.ts';

/** What the camera can be turned to. */
export type FocusTarget = Space | Floor | Location | Coordinate;

/** Height that is kept in view over a floor. */
const WALL_METRES = 2.5;

/** What has to be in view, and the one floor all of it is on. */
export interface FocusPlaces {
  readonly places: FitPlace[];
  readonly floor: Floor | undefined;
}

/**
 * Where targets are.
 *
 * @internal
 * @throws MezzanineError `invalid-argument` or `unknown-target`
 */
export function focusPlaces(
  stage: Stage,
  targets: FocusTarget | readonly FocusTarget[],
): FocusPlaces {
  const list = (Array.isArray(targets) ? targets : [targets]) as readonly FocusTarget[];
  if (list.length === 0) throw invalidArgument('targets', targets, 'at least one target');
  const found = list.flatMap((target) => placesOf(stage, target));
  const ids = new Set(found.map(({ floorId }) => floorId));
  const [floorId] = ids;
  const floor = ids.size === 1 && floorId !== undefined ? stage.venue.getFloor(floorId) : undefined;
  return { places: found.flatMap(({ places }) => places), floor };
}

/**
 * The corners of a floor, at its foot and at the top of its walls.
 *
 * @internal
 */
export function floorPlaces(stage: Stage, floor: Floor): FitPlace[] {
  return outlinePoints(floor, stage.projection).flatMap(([x, y]): FitPlace[] => [
    [x, y, 0],
    [x, y, WALL_METRES],
  ]);
}

interface Found {
  readonly floorId: string | undefined;
  readonly places: FitPlace[];
}

function placesOf(stage: Stage, target: FocusTarget): Found[] {
  const given = target as FocusTarget | undefined;
  if (typeof given !== 'object') {
    throw invalidArgument('targets', target, 'spaces, floors, locations or coordinates');
  }
  if (!('type' in given)) return [ofCoordinate(stage, given)];
  if (given.type === 'space') return [ofSpace(stage, findSpace(stage.venue, given))];
  if (given.type === 'floor') {
    const floor = findFloor(stage.venue, given, 'targets');
    return [{ floorId: floor.id, places: floorPlaces(stage, floor) }];
  }
  if (given.spaces.length > 0) return given.spaces.map((space) => ofSpace(stage, space));
  throw new MezzanineError('unknown-target', {
    given: `The location "${given.id}" has no space on the map.`,
    expected: 'Expected targets that have a place.',
  });
}

function ofSpace(stage: Stage, space: Space): Found {
  const { geometry } = space;
  const positions =
    geometry.type === 'Point' ? [geometry.coordinates] : (geometry.coordinates[0] ?? []);
  const places = positions.map((position): FitPlace => [...stage.projection.toLocal(position), 0]);
  return { floorId: space.floor.id, places };
}

function ofCoordinate(stage: Stage, { longitude, latitude, floorId }: Coordinate): Found {
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) {
    throw invalidArgument('targets', { longitude, latitude }, 'finite longitude and latitude');
  }
  return { floorId, places: [[...stage.projection.toLocal([longitude, latitude]), 0]] };
}
