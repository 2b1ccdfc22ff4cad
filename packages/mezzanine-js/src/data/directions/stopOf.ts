import type { Stop } from '@mezzanine/wayfinding';
import type { Coordinate } from '../Coordinate.ts';
import { coordinatesOf } from '../distances/PlacedEntity.ts';
import type { Location } from '../Location.ts';
import { MezzanineError } from '../MezzanineError.ts';
import type { Space } from '../Space.ts';
import type { Venue } from '../Venue.ts';
import type { DirectionsTarget } from './Directions.ts';

/** Ids of nodes by what they belong to. */
export interface NodesOfTargets {
  readonly ofSpaces: ReadonlyMap<string, readonly string[]>;
  readonly ofAreas: ReadonlyMap<string, readonly string[]>;
  readonly ofLocations: ReadonlyMap<string, readonly string[]>;
  readonly ofEntrances: ReadonlyMap<string, string>;
  readonly ofConnections: ReadonlyMap<string, readonly string[]>;
}

/** Which nodes lead to which space, area, location, entrance and connection. */
export function nodesOfTargets({ mvf }: Venue): NodesOfTargets {
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
 * A target as wayfinding takes it. A space without nodes of its own is entered by those of its
 * doors, or counts as its center; a location is the best of its places.
 *
 * @throws MezzanineError `invalid-argument` or `unknown-target`
 */
export function stopOf(venue: Venue, target: DirectionsTarget, nodes: NodesOfTargets): Stop {
  if (typeof target !== 'object' || target === null) throw notATarget(target);
  if ('nodeId' in target) return { nodes: [target.nodeId] };
  if (!('type' in target)) return stopAt(venue, target);
  switch (target.type) {
    case 'space':
      return spacesStop(expectOwn(venue, venue.getSpace(target.id), target), [target], nodes);
    case 'point-of-interest':
      expectOwn(venue, venue.getSpace(target.id), target.space);
      return spacesStop(target, [target.space], nodes);
    case 'location':
      expectOwn(venue, venue.getLocation(target.id), target);
      if (target.spaces.length > 0) return spacesStop(target, target.spaces, nodes);
      return nodesStop(venue, target, nodesWithoutSpaces(target, nodes));
    case 'area':
      expectAmong(venue, venue.areas, target);
      return nodesStop(venue, target, nodes.ofAreas.get(target.id) ?? []);
    case 'entrance': {
      expectAmong(venue, venue.entrances, target);
      const node = nodes.ofEntrances.get(target.id);
      return node === undefined ? stopAt(venue, target.center) : { nodes: [node] };
    }
    case 'connection': {
      expectAmong(venue, venue.connections, target);
      const { id, name } = target;
      return { nodes: nodes.ofConnections.get(id) ?? [], ...(name && { name }) };
    }
    case 'annotation':
      return nodesStop(venue, expectAmong(venue, venue.annotations, target), []);
    case 'obstruction':
      expectAmong(venue, venue.obstructions, target);
      return nodesStop(venue, target, []);
    default:
      throw notATarget(target);
  }
}

/** Where one gets to a location that has no space: the office desk, the gathering place. */
function nodesWithoutSpaces(location: Location, nodes: NodesOfTargets): string[] {
  const { id, enterpriseId = id, areas, entrances, connections } = location;
  return [
    ...(nodes.ofLocations.get(enterpriseId) ?? []),
    ...areas.flatMap((area) => nodes.ofAreas.get(area.id) ?? []),
    ...entrances.flatMap((entrance) => nodes.ofEntrances.get(entrance.id) ?? []),
    ...connections.flatMap((connection) => nodes.ofConnections.get(connection.id) ?? []),
  ];
}

/** The best of some nodes; where there is none, the first place of the target. */
function nodesStop(
  venue: Venue,
  target: Exclude<DirectionsTarget, Coordinate | { readonly nodeId: string }>,
  nodes: readonly string[],
): Stop {
  const text = 'name' in target && target.name ? { name: target.name } : {};
  const [first] = coordinatesOf(target);
  if (nodes.length > 0 || !first) return { nodes: [...new Set(nodes)], ...text };
  return { ...stopAt(venue, first), ...text };
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

function stopAt(venue: Venue, target: Coordinate): Stop {
  const { longitude, latitude, floorId } = target;
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) throw notATarget(target);
  const [only, ...others] = venue.floors;
  const floor = floorId ?? (others.length === 0 ? only?.id : undefined);
  if (floor !== undefined && venue.getFloor(floor)) {
    return { position: [longitude, latitude], floor };
  }
  throw new MezzanineError(floorId === undefined ? 'invalid-argument' : 'unknown-target', {
    given: `A coordinate of the directions has the floorId ${JSON.stringify(floorId)}.`,
    expected: `Expected the id of one of the venue's ${venue.floors.length} floors.`,
  });
}

function expectAmong<T extends { readonly id: string }>(
  venue: Venue,
  all: readonly T[],
  target: T,
): T {
  return expectOwn(venue, all.includes(target) ? target : undefined, target);
}

function expectOwn<T>(venue: Venue, known: T | undefined, target: T & { readonly id: string }): T {
  if (known === target) return target;
  throw new MezzanineError('unknown-target', {
    given: `"${target.id}" is not an entity of the venue "${venue.name}".`,
    expected: 'Expected an entity of the very venue that is asked.',
  });
}

function notATarget(target: unknown): MezzanineError {
  return new MezzanineError('invalid-argument', {
    given: `A target of the directions is ${wordsOf(target)}.`,
    expected:
      'Expected a coordinate, { nodeId }, or a space, location, point of interest, area, annotation, connection, entrance or obstruction of the venue.',
  });
}

/** Entities refer to one another in circles, so JSON cannot say all of them. */
function wordsOf(target: unknown): string {
  const { type } = Object(target) as { readonly type?: unknown };
  if (typeof type === 'string') return `of the type "${type}"`;
  return JSON.stringify(target) ?? String(target);
}
