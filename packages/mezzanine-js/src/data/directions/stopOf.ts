import type { Stop } from '@mezzanine/wayfinding';
import type { Coordinate } from '../Coordinate.ts';
import { coordinatesOf, findPlaced, type PlacedEntity } from '../distances/PlacedEntity.ts';
import { MezzanineError } from '../MezzanineError.ts';
import type { Space } from '../entities.ts';
import type { VenueEntities } from '../VenueEntities.ts';
import type { DirectionsTarget } from './Directions.ts';

/** Node ids by owner. */
export interface NodesOfTargets {
  readonly ofSpaces: ReadonlyMap<string, readonly string[]>;
  readonly ofAreas: ReadonlyMap<string, readonly string[]>;
  readonly ofLocations: ReadonlyMap<string, readonly string[]>;
  readonly ofEntrances: ReadonlyMap<string, string>;
  readonly ofConnections: ReadonlyMap<string, readonly string[]>;
}

/** Nodes that lead to each space, area, location, entrance, and connection. */
export function nodesOfTargets({ mvf }: VenueEntities): NodesOfTargets {
  const spaces = Object.values(mvf.spaces).flat();
  const areas = Object.values(mvf.areas).flat();
  const locations = mvf.enterprise?.locations ?? [];
  const entrances = Object.values(mvf.entrances).flat();
  return {
    ofSpaces: new Map(spaces.map(({ properties }) => [properties.id, properties.destinationNodes])),
    ofAreas: new Map(areas.map(({ properties }) => [properties.id, properties.destinationNodes])),
    ofLocations: new Map(locations.map(({ id, nodes = [] }) => [id, nodes])),
    ofEntrances: new Map(
      entrances.flatMap(({ properties: { id, node } }) => (node === undefined ? [] : [[id, node]])),
    ),
    ofConnections: new Map(mvf.connections.map(({ id, nodes }) => [id, nodes])),
  };
}

/**
 * Converts a target for the wayfinding package. A space without its own nodes is entered through
 * the nodes of its doors, or at its center. For a location, the place that is easiest to reach is
 * used.
 *
 * @throws MezzanineError `invalid-argument` or `unknown-target`
 */
export function stopOf(
  venue: VenueEntities,
  target: DirectionsTarget,
  nodes: NodesOfTargets,
): Stop {
  if (typeof target !== 'object' || target === null) throw notATarget(target);
  if ('nodeId' in target) return { nodes: [target.nodeId] };
  if (!('type' in target)) return stopAt(venue, target);
  if (findPlaced(venue, target) !== target) throw notOwn(venue, target);
  return stopOfEntity(venue, target, nodes);
}

function stopOfEntity(venue: VenueEntities, target: PlacedEntity, nodes: NodesOfTargets): Stop {
  if (target.type === 'space') return spacesStop(target, [target], nodes);
  if (target.type === 'point-of-interest') return spacesStop(target, [target.space], nodes);
  if (target.type === 'location' && target.spaces.length > 0) {
    return spacesStop(target, target.spaces, nodes);
  }
  const ends = nodesOf(target, nodes);
  const text = 'name' in target && target.name ? { name: target.name } : {};
  const [first] = coordinatesOf(target);
  if (ends.length > 0 || !first) return { nodes: [...new Set(ends)], ...text };
  return { ...stopAt(venue, first), ...text };
}

/** The nodes of an entity that is not a space; empty if the graph has none. */
function nodesOf(target: PlacedEntity, nodes: NodesOfTargets): readonly string[] {
  switch (target.type) {
    case 'area':
      return nodes.ofAreas.get(target.id) ?? [];
    case 'entrance':
      return [nodes.ofEntrances.get(target.id) ?? []].flat();
    case 'connection':
      return nodes.ofConnections.get(target.id) ?? [];
    case 'location': {
      const { areas, entrances, connections, enterpriseId = target.id } = target;
      const parts = [...areas, ...entrances, ...connections];
      const own = nodes.ofLocations.get(enterpriseId) ?? [];
      return [...own, ...parts.flatMap((part) => nodesOf(part, nodes))];
    }
    default:
      return [];
  }
}

function spacesStop(
  { name }: { readonly name: string },
  spaces: readonly Space[],
  { ofSpaces, ofEntrances }: NodesOfTargets,
): Stop {
  const own = spaces.flatMap((space) => {
    const inside = ofSpaces.get(space.id) ?? [];
    if (inside.length > 0) return inside;
    return space.doors.flatMap(({ id }) => ofEntrances.get(id) ?? []);
  });
  const [only] = spaces;
  const text = { ...(name && { name }), ...(spaces.length === 1 && only && { place: only.id }) };
  if (own.length > 0 || only === undefined) return { nodes: [...new Set(own)], ...text };
  const { longitude, latitude } = only.center;
  return { position: [longitude, latitude], floor: only.floor.id, ...text };
}

function stopAt(venue: VenueEntities, target: Coordinate): Stop {
  const { longitude, latitude, floorId } = target;
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) throw notATarget(target);
  const [only, ...others] = venue.floors;
  const floor = floorId ?? (others.length === 0 ? only?.id : undefined);
  if (floor !== undefined && venue.getFloor(floor)) {
    return { position: [longitude, latitude], floor };
  }
  throw new MezzanineError(floorId === undefined ? 'invalid-argument' : 'unknown-target', {
    given: `A coordinate passed to directions has the floorId ${JSON.stringify(floorId)}.`,
    expected: `Expected the id of one of the venue's ${venue.floors.length} floors.`,
  });
}

function notOwn(venue: VenueEntities, { type, id }: PlacedEntity): MezzanineError {
  return new MezzanineError('unknown-target', {
    given: `The ${type} "${id}" is not an entity of the venue "${venue.name}".`,
    expected: 'Expected an entity of the venue that directions() was called on.',
  });
}

function notATarget(target: unknown): MezzanineError {
  return new MezzanineError('invalid-argument', {
    given: `A target passed to directions is ${JSON.stringify(target) ?? String(target)}.`,
    expected: 'Expected a coordinate, { nodeId }, or an entity of the venue that has a place.',
  });
}
