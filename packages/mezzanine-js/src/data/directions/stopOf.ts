import type { Stop } from '@mezzanine/wayfinding';
import type { Coordinate } from '../Coordinate.ts';
import { MezzanineError } from '../MezzanineError.ts';
import type { Space } from '../Space.ts';
import type { Venue } from '../Venue.ts';
import type { DirectionsTarget } from './Directions.ts';

/** Ids of nodes by what they belong to. */
export interface NodesOfTargets {
  readonly ofSpaces: ReadonlyMap<string, readonly string[]>;
  readonly ofEntrances: ReadonlyMap<string, string>;
  readonly ofConnections: ReadonlyMap<string, readonly string[]>;
}

/** Which nodes lead to which space, entrance and connection. */
export function nodesOfTargets({ mvf }: Venue): NodesOfTargets {
  const spaces = Object.values(mvf.spaces).flat();
  const entrances = Object.values(mvf.entrances).flat();
  return {
    ofSpaces: new Map(spaces.map(({ properties }) => [properties.id, properties.destinationNodes])),
    ofEntrances: new Map(
      entrances.flatMap(({ properties: { id, node } }) => (node === undefined ? [] : [[id, node]])),
    ),
    ofConnections: new Map(mvf.connections.map(({ id, nodes }) => [id, nodes])),
  };
}

/**
 * A target as wayfinding takes it. A space without nodes of its own is entered by those of its
 * doors, or counts as its center; a location is the best of its spaces.
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
    case 'location':
      expectOwn(venue, venue.getLocation(target.id), target);
      return spacesStop(target, target.spaces, nodes);
    case 'entrance': {
      const node = nodes.ofEntrances.get(target.id);
      return node === undefined ? stopAt(venue, target.center) : { nodes: [node] };
    }
    case 'connection': {
      const { id, name } = target;
      return { nodes: nodes.ofConnections.get(id) ?? [], ...(name && { name }) };
    }
    default:
      throw notATarget(target);
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

function expectOwn<T>(venue: Venue, known: T | undefined, target: T & { readonly id: string }): T {
  if (known === target) return target;
  throw new MezzanineError('unknown-target', {
    given: `"${target.id}" is not an entity of the venue "${venue.name}".`,
    expected: 'Expected an entity of the very venue that is asked.',
  });
}

function notATarget(target: unknown): MezzanineError {
  return new MezzanineError('invalid-argument', {
    given: `A target of the directions is ${JSON.stringify(target) ?? String(target)}.`,
    expected:
      'Expected a space, location, entrance, connection, coordinate or { nodeId } of the venue.',
  });
}
