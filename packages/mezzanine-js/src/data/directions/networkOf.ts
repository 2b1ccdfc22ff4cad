import type { Mvf, NodeFeature, Position } from '@mezzanine/mvf';
import type {
  BarrierInput,
  ConnectionInput,
  EdgeInput,
  NetworkInput,
  NodeInput,
  PlaceInput,
} from '@mezzanine/wayfinding';
import type { Space } from '../entities.ts';
import type { VenueEntities } from '../VenueEntities.ts';
import { altitudesOf } from './altitudes.ts';

/** Spaces that people do not walk across although they have no walls. */
const BARRED = /^(?:void|otb|connection\..*)$/;
/** Spaces whose names do not help people to orient themselves. */
const VAGUE = /^(?:hallway|void|otb|exterior)$/;

/** The inputs of directions in a venue. */
export function networkOf(venue: VenueEntities): NetworkInput {
  const { mvf, floors, floorStacks } = venue;
  const altitudes = altitudesOf(floorStacks);
  return {
    floors: floors.map((floor) => ({
      id: floor.id,
      name: floor.name,
      altitudeMeters: altitudes.get(floor) ?? 0,
    })),
    nodes: nodesOf(mvf),
    edges: mvf.nodes.flatMap(edgesOf),
    connections: mvf.connections.map(connectionOf),
    barriers: barriersOf(venue),
    places: venue.spaces.flatMap(placeOf),
  };
}

function nodesOf({ nodes, navigationFlags }: Mvf): NodeInput[] {
  const hasFlag = ({ properties }: NodeFeature, name: string): boolean | undefined => {
    const flag = Object.hasOwn(navigationFlags, name) ? navigationFlags[name] : undefined;
    if (flag === undefined || properties.flags === undefined) return undefined;
    return (((properties.flags[flag.index] ?? 0) >>> flag.bit) & 1) === 1;
  };
  return nodes.map((node) => ({
    id: node.properties.id,
    floor: node.properties.floor,
    position: lonLatOf(node.geometry.coordinates),
    // A venue without flags has no restrictions.
    isAccessible: hasFlag(node, 'accessible') ?? true,
    isOutdoors: hasFlag(node, 'outdoors') ?? false,
  }));
}

function edgesOf({ properties: { id, neighbors } }: NodeFeature): EdgeInput[] {
  return neighbors.map(({ id: to, weight }) => ({ from: id, to, weight }));
}

function connectionOf(record: Mvf['connections'][number]): ConnectionInput {
  const { id, type: kind, nodes, details, isOneWay, accessible, weight, multiplier } = record;
  return {
    id,
    kind,
    nodes,
    ...(details?.name !== undefined && { name: details.name }),
    ...(isOneWay !== undefined && { isOneWay }),
    ...(accessible !== undefined && { isAccessible: accessible }),
    ...(weight !== undefined && { weight }),
    ...(multiplier !== undefined && { multiplier }),
  };
}

function barriersOf({ mvf, obstructions, spaces }: VenueEntities): BarrierInput[] {
  const widths = new Map(
    Object.values(mvf.styles).flatMap(({ lineStrings = [], width }) =>
      width === undefined ? [] : lineStrings.map((id) => [id, width] as const),
    ),
  );
  const standing = obstructions.flatMap(({ id, floor, geometry }): BarrierInput[] => {
    const lines = geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates];
    const widthMeters = geometry.type === 'LineString' ? (widths.get(id) ?? 0) : 0;
    return lines.map((line) => ({ floor: floor.id, line: line.map(lonLatOf), widthMeters }));
  });
  // Without walls, only these prevent the line from being straightened through rooms.
  const surveyed = new Set(standing.map(({ floor }) => floor));
  const edges = spaces.flatMap(({ kind, floor, geometry }): BarrierInput[] => {
    if (!BARRED.test(kind) || geometry.type !== 'Polygon' || !surveyed.has(floor.id)) return [];
    return geometry.coordinates.map((ring) => ({ floor: floor.id, line: ring.map(lonLatOf) }));
  });
  return [...standing, ...edges];
}

function placeOf({ id, name, kind, floor, geometry }: Space): PlaceInput[] {
  if (name === '' || VAGUE.test(kind)) return [];
  const outline = geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates[0];
  return [{ id, name, floor: floor.id, outline: (outline ?? []).map(lonLatOf) }];
}

function lonLatOf([longitude = 0, latitude = 0]: Position): [number, number] {
  return [longitude, latitude];
}
