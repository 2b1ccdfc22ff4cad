import type {
  EntranceFeature,
  FloorFeature,
  NodeFeature,
  ObstructionFeature,
  Position,
  SpaceFeature,
} from '@mezzanine/mvf';
import { buildNodes } from './buildNodes.ts';
import { buildObstructions } from './buildObstructions.ts';
import { buildSpaces } from './buildSpaces.ts';
import type { LocationDesign } from './VenueDesign.ts';
import { outside } from './FloorPlan.ts';
import { type FloorLayout, layOutFloor } from './layOutFloor.ts';
import type { Ring } from './ring.ts';
import type { StyleSheet } from './StyleSheet.ts';
import type { Vector } from './vector.ts';
import type { FloorDesign } from './VenueDesign.ts';

/** What building a floor needs to know. */
export interface FloorContext {
  readonly floor: FloorDesign;
  /** Who is in which unit, as `l1/N104`. */
  readonly occupancy: ReadonlyMap<string, LocationDesign>;
  readonly toEarth: (point: Vector) => Position;
  readonly styles: StyleSheet;
}

/** A floor in the venue format, and the layout it came from. */
export interface BuiltFloor {
  readonly key: string;
  readonly id: string;
  readonly layout: FloorLayout;
  readonly feature: FloorFeature;
  readonly spaces: readonly SpaceFeature[];
  readonly obstructions: readonly ObstructionFeature[];
  readonly entrances: readonly EntranceFeature[];
  readonly nodes: readonly NodeFeature[];
}

/** Ids of the parts of a floor. */
export const idsOf = {
  floor: (key: string): string => `m_${key}`,
  space: (key: string, unit: string): string => `s_${key}_${unit.toLowerCase()}`,
  obstruction: (key: string, index: number): string => `o_${key}_${index}`,
  entrance: (key: string, index: number): string => `e_${key}_${index}`,
  node: (key: string, index: number): string => `n_${key}_${index}`,
} as const;

/** Builds a floor. */
export function buildFloor(context: FloorContext): BuiltFloor {
  const { floor, toEarth } = context;
  const layout = layOutFloor(floor.plan);
  return {
    key: floor.key,
    id: idsOf.floor(floor.key),
    layout,
    feature: {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [closedRing(floor.plan.outline, toEarth)] },
      properties: {
        id: idsOf.floor(floor.key),
        name: floor.name,
        shortName: floor.shortName,
        externalId: floor.key,
        elevation: floor.elevation,
        maxHeight: floor.maxHeight,
      },
    },
    spaces: buildSpaces(context, layout),
    obstructions: buildObstructions(context, layout),
    entrances: buildEntrances(context, layout),
    nodes: buildNodes(context, layout),
  };
}

/** A ring as GeoJSON wants it: the first position again at the end. */
export function closedRing(ring: Ring, toEarth: (point: Vector) => Position): Position[] {
  const [first] = ring;
  return first ? [...ring, first].map(toEarth) : [];
}

function buildEntrances({ floor, toEarth }: FloorContext, layout: FloorLayout): EntranceFeature[] {
  return layout.doors.map((door, i) => ({
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: [toEarth(door.a), toEarth(door.b)] },
    properties: {
      id: idsOf.entrance(floor.key, i),
      node: idsOf.node(floor.key, layout.graph.doorNodes[i] ?? 0),
      kind: door.rule.width > 5 ? 'opening' : 'door',
      isExterior: door.to === outside,
    },
  }));
}
