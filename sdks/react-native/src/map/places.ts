import type {
  Coordinate,
  DirectionsTarget,
  Floor,
  PlacedEntity,
  Venue,
} from '@mezzanine/mezzanine-js/headless';
import type { PlaceTarget } from '@mezzanine/mobile-protocol';

/** A place on the map: an entity of the venue that has a place, or a coordinate. */
export type MapTarget = PlacedEntity | Coordinate;

/** What the camera can show: places, and floors. */
export type FocusTarget = MapTarget | Floor;

/** A place as the page takes it. */
export function targetOf(target: FocusTarget | DirectionsTarget): PlaceTarget {
  if ('nodeId' in target) return { kind: 'node', nodeId: target.nodeId };
  if ('type' in target) return { kind: 'entity', id: target.id, type: target.type };
  const { longitude, latitude, floorId } = target;
  return {
    kind: 'coordinate',
    longitude,
    latitude,
    ...(floorId !== undefined && { floorId }),
  };
}

/** One place, or several, as the page takes them. */
export function targetsOf<Target extends FocusTarget | DirectionsTarget>(
  targets: Target | readonly Target[],
): readonly PlaceTarget[] {
  return isList(targets) ? targets.map(targetOf) : [targetOf(targets)];
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
