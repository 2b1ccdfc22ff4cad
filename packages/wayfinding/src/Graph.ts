import type { ConnectionInput, FloorInput } from './NetworkInput.ts';

/** Classes of edges that walk; an edge of a connection has the class `hopClass + its hop's index`. */
export const indoorClass = 0;
export const outdoorClass = 1;
export const hopClass = 2;

/** An edge of a connection: from one of its nodes to another. */
export interface Hop {
  readonly connection: ConnectionInput;
  readonly from: number;
  readonly to: number;
  /** Meters upwards; negative if it leads down. */
  readonly riseMeters: number;
  /** Meters level with the floor. */
  readonly runMeters: number;
}

/**
 * The walking graph as typed arrays (compressed sparse rows): the edges of node `n` are those from
 * `offsets[n]` to `offsets[n + 1]`. Edges of connections have no length; their cost is their class's.
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
  /** 1 where one cannot come without steps, by node. */
  readonly hasSteps: Uint8Array;
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
  readonly lengths: Float64Array;
  /** Length and weight together: what most edges cost for most profiles, by edge. */
  readonly plainCosts: Float64Array;
  /** Cost beyond the length, by edge. */
  readonly weights: Float64Array;
  readonly classes: Uint32Array;
  readonly hops: readonly Hop[];
  /** Pairs of floors, by index, that an edge of walking joins. */
  readonly levelCrossings: readonly (readonly [from: number, to: number])[];
  /** Smallest cost per straight meter of walking edges, from their weights: by class, 1 or more. */
  readonly leastPerMeter: readonly [indoors: number, outdoors: number];
}
