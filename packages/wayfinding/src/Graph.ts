import type { LocalPoint } from '@mezzanine/mvf';
import type { ConnectionInput, FloorInput } from './NetworkInput.ts';

/**
 * Classes of walking edges; an edge of a connection has the class `hopClass + index of its hop`.
 */
export const indoorClass = 0;
export const outdoorClass = 1;
export const hopClass = 2;

/** An edge of a connection, from one of its nodes to another. */
export interface Hop {
  readonly connection: ConnectionInput;
  readonly from: number;
  readonly to: number;
  /** Meters upward; negative if it leads down. */
  readonly riseMeters: number;
  /** Horizontal meters. */
  readonly runMeters: number;
}

/**
 * The walking graph as typed arrays (compressed sparse rows): the edges of node `n` are those from
 * `offsets[n]` to `offsets[n + 1]`. Edges of connections have no length; their cost depends on
 * their class.
 */
export interface Graph {
  readonly floors: readonly FloorInput[];
  readonly floorIndexes: ReadonlyMap<string, number>;
  readonly nodeIds: readonly string[];
  readonly nodeIndexes: ReadonlyMap<string, number>;
  /** Meters east of the center, by node. */
  readonly x: Float64Array;
  /** Meters north of the center, by node. */
  readonly y: Float64Array;
  /** Index of the floor, by node. */
  readonly floorOf: Uint32Array;
  /** By node: 1 if it is not step-free. */
  readonly hasSteps: Uint8Array;
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
  readonly lengths: Float64Array;
  /** Length plus weight by edge: the cost of most edges for most profiles. */
  readonly plainCosts: Float64Array;
  /** Cost beyond the length, by edge. */
  readonly weights: Float64Array;
  readonly classes: Uint32Array;
  readonly hops: readonly Hop[];
  /** Pairs of floors, by index, that are joined by a walking edge. */
  readonly levelCrossings: readonly (readonly [from: number, to: number])[];
  /**
   * By class, the smallest cost per straight-line meter of walking edges, from their weights; 1 or
   * more.
   */
  readonly leastPerMeter: readonly [indoors: number, outdoors: number];
}

/** Position of a node in meters. */
export function pointAt({ x, y }: Graph, node: number): LocalPoint {
  return [x[node] ?? 0, y[node] ?? 0];
}

/** Id of the floor of a node. */
export function floorAt({ floors, floorOf }: Graph, node: number): string {
  return floors[floorOf[node] ?? 0]?.id ?? '';
}
