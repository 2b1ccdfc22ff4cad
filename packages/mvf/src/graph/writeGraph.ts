import type { Mvf } from '../Mvf.ts';
import type { ConnectionRecord } from '../record-types/connection.ts';
import type { NavigationFlags } from '../record-types/navigationFlags.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import type { LocalPlane } from '../LocalPlane.ts';
import { boxOf, type Vec } from './planeGeometry.ts';
import type { FloorSurvey } from './surveyFloor.ts';
import type { WalkGraph, WalkNode } from './WalkGraph.ts';

/** A finished walking graph, with the data to write it into its venue. */
export interface WovenGraph {
  readonly graph: WalkGraph;
  readonly floors: ReadonlyMap<string, FloorSurvey>;
  readonly plane: LocalPlane;
  readonly connections: readonly ConnectionRecord[];
}

const steepKinds = new Set(['connection.stairs', 'connection.escalator']);

/** A copy of the venue in which the graph replaces the old nodes and all references to them. */
export function writeGraph(venue: Mvf, woven: WovenGraph): Mvf {
  const { graph, floors, plane, connections } = woven;
  const destinations = destinationsOf(venue, woven);
  const stops = new Set(connections.flatMap(({ nodes }) => nodes));
  const isUsed = (node: WalkNode): boolean => node.links.size > 0 || stops.has(graph.idOf(node));
  const { navigationFlags, flagsOf } = flagsFor(venue);
  const nodes = graph.toFeatures(plane, isUsed, flagsOf);
  const ids = new Set(nodes.map(({ properties }) => properties.id));
  const entrances = perFloor(floors, ({ doors, entrances: own, weaver }) => {
    const nodeOf = new Map(doors.map((door) => [door.entrance, weaver.nodeOfDoor(door)] as const));
    return own.map((feature) => {
      const properties = { ...feature.properties };
      delete properties.node;
      const node = nodeOf.get(properties.id);
      const id = node === undefined ? undefined : graph.idOf(node);
      const isKept = id !== undefined && ids.has(id);
      return { ...feature, properties: { ...properties, ...(isKept && { node: id }) } };
    });
  });
  const endsAt = (id: string): string[] => destinations.get(id)?.filter((n) => ids.has(n)) ?? [];
  return {
    ...venue,
    nodes,
    connections,
    navigationFlags,
    entrances,
    spaces: mapped(venue.spaces, endsAt),
    areas: mapped(venue.areas, endsAt),
    obstructions: withoutOldNodes(venue, entrances),
  };
}

/** For each space and area, by id: the ids of the nodes where its routes end. */
function destinationsOf(venue: Mvf, { graph, floors, plane }: WovenGraph): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [floor, { plan, weaver }] of floors) {
    const put = (id: string, node: WalkNode | undefined): void => {
      if (node !== undefined) found.set(id, [graph.idOf(node)]);
    };
    for (const area of plan.areas) put(area.space.id, weaver.destinationOf(area));
    for (const space of venue.spaces[floor] ?? []) {
      const point = pointOf(space, plane);
      if (point !== undefined) put(space.properties.id, weaver.nodeFor(point));
    }
    for (const { geometry, properties } of venue.areas[floor] ?? []) {
      const { minX, minY, maxX, maxY } = boxOf(
        (geometry.coordinates[0] ?? []).map((at) => plane.toLocal(at)),
      );
      const middle: Vec = [(minX + maxX) / 2, (minY + maxY) / 2];
      const at = properties.center === undefined ? middle : plane.toLocal(properties.center);
      put(properties.id, weaver.nodeFor(at));
    }
  }
  return found;
}

function pointOf({ geometry }: SpaceFeature, plane: LocalPlane): Vec | undefined {
  return geometry.type === 'Point' ? plane.toLocal(geometry.coordinates) : undefined;
}

function mapped<F extends { readonly properties: { readonly id: string } }>(
  byFloor: Readonly<Record<string, readonly F[]>>,
  endsAt: (id: string) => string[],
): Record<string, F[]> {
  return Object.fromEntries(
    Object.entries(byFloor).map(([floor, features]) => [
      floor,
      features.map((feature) => ({
        ...feature,
        properties: { ...feature.properties, destinationNodes: endsAt(feature.properties.id) },
      })),
    ]),
  );
}

function perFloor<T>(
  floors: ReadonlyMap<string, FloorSurvey>,
  make: (survey: FloorSurvey) => T,
): Record<string, T> {
  return Object.fromEntries([...floors].map(([id, survey]) => [id, make(survey)]));
}

/** Obstructions list entrances or nodes. The old nodes no longer exist, so only entrances stay. */
function withoutOldNodes(venue: Mvf, entrances: Mvf['entrances']): Mvf['obstructions'] {
  const kept = new Set(
    Object.values(entrances).flatMap((features) => features.map(({ properties }) => properties.id)),
  );
  return Object.fromEntries(
    Object.entries(venue.obstructions).map(([floor, features]) => [
      floor,
      features.map((feature) => ({
        ...feature,
        properties: {
          ...feature.properties,
          entrances: feature.properties.entrances.filter((id) => kept.has(id)),
        },
      })),
    ]),
  );
}

function flagsFor(venue: Mvf): {
  readonly navigationFlags: NavigationFlags;
  readonly flagsOf: (node: WalkNode) => number;
} {
  const outdoorFloors = new Set(
    venue.floorStacks.flatMap(({ type, floors }) => (type === 'Outdoor' ? floors : [])),
  );
  const flagsOf = ({ kinds, floor }: WalkNode): number => {
    const isSteep = kinds.length === 1 && steepKinds.has(kinds[0] ?? '');
    const isOutdoors = outdoorFloors.has(floor) || kinds.includes('exterior');
    return (isSteep ? 0 : 1) | (isOutdoors ? 2 : 0);
  };
  const accessible = { index: 0, bit: 0 };
  return { navigationFlags: { accessible, outdoors: { index: 0, bit: 1 } }, flagsOf };
}
