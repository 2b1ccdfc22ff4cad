import {
  MezzanineError,
  type Coordinate,
  type DirectionsTarget,
  type Floor,
  type PlacedEntity,
  type Venue,
} from '@mezzanine/mezzanine-js/headless';
import type { PlaceTarget } from '@mezzanine/mobile-protocol';
import { isObject } from '../isObject.ts';

/** A place on the map: an entity of the venue that has a place, or a coordinate. */
export type MapTarget = PlacedEntity | Coordinate;

/** Targets of the camera: places and floors. */
export type FocusTarget = MapTarget | Floor;

/** Types of entities that have a place. */
const placedTypes = {
  space: true,
  location: true,
  'point-of-interest': true,
  area: true,
  annotation: true,
  entrance: true,
  connection: true,
  obstruction: true,
} as const satisfies Readonly<Record<PlacedEntity['type'], true>>;

/** What to use instead of an entity without a place. */
const remedies: Readonly<Record<string, string>> = {
  category: 'Use the locations of the category, for example one marker for each.',
  floor: 'Use a coordinate with the floorId of the floor.',
  venue: 'Use a space or location of the venue.',
};

/**
 * A place in the page's format.
 *
 * @throws MezzanineError `invalid-argument` for an entity without a place, such as a category
 */
export function targetOf(target: MapTarget | DirectionsTarget): PlaceTarget {
  if (isObject(target) && 'nodeId' in target) return { kind: 'node', nodeId: target.nodeId };
  if (isObject(target) && 'type' in target && Object.hasOwn(placedTypes, target.type)) {
    return { kind: 'entity', id: target.id, type: target.type };
  }
  if (isObject(target) && 'longitude' in target && 'latitude' in target) {
    const { longitude, latitude, floorId } = target;
    return {
      kind: 'coordinate',
      longitude,
      latitude,
      ...(floorId !== undefined && { floorId }),
    };
  }
  throw notPlaced(target);
}

/**
 * One place, or several, in the page's format.
 *
 * @throws MezzanineError `invalid-argument` for an entity without a place, such as a category
 */
export function targetsOf<One extends MapTarget | DirectionsTarget>(
  targets: One | readonly One[],
): readonly PlaceTarget[] {
  return isList(targets) ? targets.map((target) => targetOf(target)) : [targetOf(targets)];
}

/**
 * The target of the camera, in the page's format.
 *
 * @throws MezzanineError `invalid-argument` for an entity without a place, such as a category
 */
export function focusTargetsOf(
  targets: FocusTarget | readonly FocusTarget[],
): readonly PlaceTarget[] {
  const list = isList(targets) ? targets : [targets];
  return list.map((target) =>
    isObject(target) && 'type' in target && target.type === 'floor'
      ? { kind: 'entity', id: target.id, type: 'floor' }
      : targetOf(target),
  );
}

/** JavaScript callers get this error immediately, not when the page looks up the place. */
function notPlaced(target: unknown): MezzanineError {
  const { type, name } = isObject(target) ? (target as { type?: unknown; name?: unknown }) : {};
  const isEntity = typeof type === 'string';
  return new MezzanineError('invalid-argument', {
    given: isEntity
      ? `The target is the ${type} ${JSON.stringify(name ?? '')}, which has no place on the map.`
      : `The target is ${isObject(target) ? 'an object without a type' : String(target)}.`,
    expected: `Expected a ${Object.keys(placedTypes).join(', ')}, or a coordinate with longitude and latitude.`,
    remedy: (isEntity && remedies[type]) || 'Pass an entity of the venue that has a place.',
  });
}

/** The entities with these ids; unknown ones are left out. */
export function entitiesOf<Entity>(
  ids: readonly string[],
  find: (id: string) => Entity | undefined,
): readonly Entity[] {
  return ids.flatMap((id) => find(id) ?? []);
}

/** A floor of the venue, or its id, as an id. */
export function floorIdOf(floor: Floor | string): string {
  return typeof floor === 'string' ? floor : floor.id;
}

/** Whether a value is a loaded venue, and not the source of one. */
export function isVenue(value: unknown): value is Venue {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'venue';
}

function isList<T extends object>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}
