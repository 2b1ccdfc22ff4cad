import { FloorPlan } from '../../graph/FloorPlan.ts';
import { findShafts, type SpaceJoin } from '../../graph/findShafts.ts';
import { LocalPlane } from '../../LocalPlane.ts';
import type { Mvf } from '../../Mvf.ts';
import type { ConnectionRecord } from '../../record-types/connection.ts';
import type { ShapeReference } from '../../record-types/shapeReference.ts';
import { hasSteps } from '../../validator/survey/WalkGraph.ts';
import { idMaker } from '../editVenue.ts';

/** Stairs or elevators above one another that no connection joins. */
export interface LooseShaft {
  readonly type: string;
  /** Lowest first, each with the node where routes to it end. */
  readonly stops: readonly ShaftStop[];
}

interface ShaftStop extends ShapeReference {
  readonly node: string | undefined;
}

/** Finds the shafts of a venue whose neighbors above and below are not connected. */
export function looseShaftsOf(venue: Mvf): LooseShaft[] {
  const plane = new LocalPlane(venue.manifest.center);
  const plans = new Map(
    venue.floors.map(({ properties: { id } }) => {
      const isWithout = !venue.spaces[id]?.some(({ properties }) => isShaftKind(properties.kind));
      const shafts = isWithout ? { ...venue, spaces: {}, obstructions: {} } : shaftsOnly(venue, id);
      return [id, { plan: new FloorPlan(shafts, id, plane) }] as const;
    }),
  );
  const nodesOf = new Map(
    Object.entries(venue.spaces).flatMap(([floor, spaces]) =>
      spaces.map(({ properties }) => [keyOf(floor, properties.id), properties.destinationNodes]),
    ),
  );
  const connectionsOf = new Map<string, Set<ConnectionRecord>>();
  for (const connection of venue.connections) {
    for (const node of connection.nodes) {
      connectionsOf.set(node, (connectionsOf.get(node) ?? new Set()).add(connection));
    }
  }
  return findShafts(venue, plans, new Set())
    .filter(({ spaces }) => spaces.length > 1)
    .flatMap((join) => {
      const served = join.spaces.map((space) =>
        connectionsAt(nodesOf.get(keyOf(space.floor, space.id)) ?? [], connectionsOf),
      );
      const isLoose = served.some((own, i) => {
        const below = served[i - 1];
        return below !== undefined && ![...own].some((connection) => below.has(connection));
      });
      return isLoose ? [toShaft(join, nodesOf)] : [];
    });
}

function connectionsAt(
  nodes: readonly string[],
  connectionsOf: ReadonlyMap<string, ReadonlySet<ConnectionRecord>>,
): ReadonlySet<ConnectionRecord> {
  return new Set(nodes.flatMap((node) => [...(connectionsOf.get(node) ?? [])]));
}

function toShaft(
  { type, spaces }: SpaceJoin,
  nodesOf: ReadonlyMap<string, readonly string[]>,
): LooseShaft {
  const stops = spaces.map((space) => ({
    ...space,
    node: nodesOf.get(keyOf(space.floor, space.id))?.[0],
  }));
  return { type, stops };
}

function shaftsOnly(venue: Mvf, floor: string): Mvf {
  const own = (venue.spaces[floor] ?? []).filter(({ properties }) => isShaftKind(properties.kind));
  return { ...venue, spaces: { [floor]: own }, obstructions: {} };
}

function isShaftKind(kind: string): boolean {
  return kind.startsWith('connection.');
}

function keyOf(floor: string, id: string): string {
  return `${floor}\n${id}`;
}

/** Whether a shaft has nodes on at least two floors, so that a connection can join them. */
export function canConnect({ stops }: LooseShaft): boolean {
  const floors = stops.filter(({ node }) => node !== undefined).map(({ floor }) => floor);
  return new Set(floors).size > 1;
}

/**
 * Joins the nodes of a shaft by a connection. A connection of the same type that stops on some of
 * the floors is extended; otherwise the venue gets a new one.
 *
 * @returns the same venue if the shaft is connected, or has nodes on fewer than two floors
 */
export function connectShaft(venue: Mvf, spaces: readonly ShapeReference[]): Mvf {
  const keys = new Set(spaces.map(({ floor, id }) => keyOf(floor, id)));
  const shaft = looseShaftsOf(venue).find(({ stops }) =>
    stops.some(({ floor, id }) => keys.has(keyOf(floor, id))),
  );
  if (shaft === undefined || !canConnect(shaft)) return venue;
  const nodes = shaft.stops.flatMap(({ node }) => node ?? []);
  const index = venue.connections.findIndex(
    (connection) =>
      connection.type === shaft.type &&
      connection.isOneWay !== true &&
      connection.nodes.some((node) => nodes.includes(node)),
  );
  const known = venue.connections[index];
  if (known === undefined) {
    const id = idMaker(venue)('c_new');
    const record = { id, type: shaft.type, nodes, accessible: !hasSteps(shaft.type) };
    return { ...venue, connections: [...venue.connections, record] };
  }
  const inside = new Set(nodes);
  const kept = known.nodes.filter((node) => !inside.has(node));
  const extended = { ...known, nodes: [...nodes, ...kept] };
  return {
    ...venue,
    connections: venue.connections.map((own, i) => (i === index ? extended : own)),
  };
}
