import type {
  Coordinate,
  DirectionsTarget,
  FocusTarget,
  PlaceTarget,
  Venue,
} from '@mezzanine/mezzanine-js';
import type { EntityType, PlaceTarget as GivenTarget } from '@mezzanine/mobile-protocol';
import { PageError } from './errors.ts';

/** An entity of a venue by type. */
type Entity = Exclude<FocusTarget, Coordinate>;

/** Entities by type and id, once for each venue. */
const indexes = new WeakMap<Venue, ReadonlyMap<string, ReadonlyMap<string, Entity>>>();

/** A place on the map. */
export function placeOf(venue: Venue, target: GivenTarget): PlaceTarget {
  const place = targetOf(venue, target);
  if ('nodeId' in place)
    throw unknown(`the node ${place.nodeId}`, 'A node can only be used for directions.');
  return place;
}

/** A place for directions. */
export function targetOf(venue: Venue, target: GivenTarget): DirectionsTarget {
  if (target.kind === 'node') return { nodeId: target.nodeId };
  if (target.kind === 'coordinate') return coordinateOf(target);
  const entity = entityOf(venue, target.id, target.type);
  if (entity.type === 'floor') {
    throw unknown(`the floor ${target.id}`, 'A floor is not a place. Pass a coordinate on it.');
  }
  return entity;
}

/** A place that the camera can focus, floors included. */
export function focusTargetOf(venue: Venue, target: GivenTarget): FocusTarget {
  if (target.kind === 'entity') return entityOf(venue, target.id, target.type);
  return placeOf(venue, target);
}

/** An entity by its id. */
export function entityOf(venue: Venue, id: string, type?: EntityType): Entity {
  const index = indexOf(venue);
  const types = type === undefined ? [...index.keys()] : [type];
  for (const one of types) {
    const entity = index.get(one)?.get(id);
    if (entity !== undefined) return entity;
  }
  throw unknown(`the ${type ?? 'entity'} ${JSON.stringify(id)}`, 'Use an id of `venue-loaded`.');
}

function indexOf(venue: Venue): ReadonlyMap<string, ReadonlyMap<string, Entity>> {
  const known = indexes.get(venue);
  if (known !== undefined) return known;
  const byId = (entities: readonly Entity[]) => new Map(entities.map((one) => [one.id, one]));
  const index = new Map([
    ['space', byId(venue.spaces)],
    ['location', byId(venue.locations)],
    ['point-of-interest', byId(venue.pointsOfInterest)],
    ['area', byId(venue.areas)],
    ['annotation', byId(venue.annotations)],
    ['entrance', byId(venue.entrances)],
    ['connection', byId(venue.connections)],
    ['obstruction', byId(venue.obstructions)],
    ['floor', byId(venue.floors)],
  ]);
  indexes.set(venue, index);
  return index;
}

/** A coordinate without the fields of its case. */
export function coordinateOf({ longitude, latitude, floorId }: Coordinate): Coordinate {
  return { longitude, latitude, ...(floorId !== undefined && { floorId }) };
}

function unknown(what: string, fix: string): PageError {
  return new PageError('unknown-target', `The venue has no place for ${what}. ${fix}`);
}
