import type { Area, Entrance, Floor, Obstruction, Space } from '../../data/entities.ts';
import type { Coordinate } from '../../data/Coordinate.ts';
import { coordinatesOf, type PlacedEntity } from '../../data/distances/PlacedEntity.ts';
import { invalidArgument } from '../../data/expectArgument.ts';
import { findFloor } from '../Floors.ts';
import { expectPlacedEntity } from '../PlaceTarget.ts';
import type { Stage } from '../Stage.ts';
import type { FitPlace } from './fitPlaces.ts';
import { outlinePoints } from './floorBounds.ts';

/**
 * Targets that the camera can focus on. For a location, all its shapes are shown; for a connection, its
 * entry points on the current floor if it stops there.
 */
export type FocusTarget = PlacedEntity | Floor | Coordinate;

/** Height above a floor that stays in view. */
const WALL_METERS = 2.5;

/** The data needed to locate targets; `Stage` implements it. */
type FocusContext = Pick<Stage, 'venue' | 'shownFloor' | 'projection'>;

/** Positions to bring into view, and their floor if they share one. */
export interface FocusPlaces {
  readonly places: FitPlace[];
  readonly floor: Floor | undefined;
}

/**
 * Positions of targets.
 *
 * @internal
 * @throws MezzanineError `invalid-argument` or `unknown-target`
 */
export function focusPlaces(
  stage: FocusContext,
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
 * The corners of a floor, at its bottom and at the top of its walls.
 *
 * @internal
 */
export function floorPlaces(stage: FocusContext, floor: Floor): FitPlace[] {
  return outlinePoints(floor, stage.projection).flatMap(([x, y]): FitPlace[] => [
    [x, y, 0],
    [x, y, WALL_METERS],
  ]);
}

interface Found {
  readonly floorId: string | undefined;
  readonly places: FitPlace[];
}

function placesOf(stage: FocusContext, target: FocusTarget): Found[] {
  const given = target as FocusTarget | undefined;
  if (typeof given !== 'object' || given === null) {
    throw invalidArgument('targets', target, 'floors, coordinates or entities that have a place');
  }
  if (!('type' in given)) return [ofCoordinate(stage, given)];
  if (given.type === 'floor') {
    const floor = findFloor(stage.venue, given, 'targets');
    return [{ floorId: floor.id, places: floorPlaces(stage, floor) }];
  }
  return ofEntity(stage, expectPlacedEntity(stage.venue, given));
}

function ofEntity(stage: FocusContext, entity: PlacedEntity): Found[] {
  switch (entity.type) {
    case 'location': {
      const { spaces, areas, obstructions } = entity;
      const shapes = [...spaces, ...areas, ...obstructions];
      return shapes.length > 0 ? shapes.map((one) => ofShape(stage, one)) : ofPoints(stage, entity);
    }
    case 'space':
    case 'area':
    case 'entrance':
    case 'obstruction':
      return [ofShape(stage, entity)];
    default:
      return ofPoints(stage, entity);
  }
}

/** Positions of an entity; only those on the current floor, if there are any. */
function ofPoints(stage: FocusContext, entity: PlacedEntity): Found[] {
  const all = coordinatesOf(entity);
  const here = all.filter(({ floorId }) => floorId === stage.shownFloor.id);
  return (here.length > 0 ? here : all.slice(0, 1)).map((one) => ofCoordinate(stage, one));
}

function ofShape(stage: FocusContext, shape: Shaped): Found {
  const places = positionsOf(shape).map((position): FitPlace => [
    ...stage.projection.toLocal(position),
    0,
  ]);
  return { floorId: shape.floor.id, places };
}

type Shaped = Space | Area | Entrance | Obstruction;

function positionsOf({ geometry }: Pick<Shaped, 'geometry'>): readonly (readonly number[])[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : geometry.coordinates;
}

function ofCoordinate(stage: FocusContext, { longitude, latitude, floorId }: Coordinate): Found {
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) {
    throw invalidArgument('targets', { longitude, latitude }, 'finite longitude and latitude');
  }
  return { floorId, places: [[...stage.projection.toLocal([longitude, latitude]), 0]] };
}
