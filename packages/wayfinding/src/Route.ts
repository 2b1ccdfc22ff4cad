import type { ConnectionInput, LonLat } from './NetworkInput.ts';
import type { Instruction } from './Instruction.ts';
import type { NoRoute } from './NoRoute.ts';

/** Why a part of a cost is there. */
export type CostReason =
  /** Meters walked, along the graph. */
  | 'distance'
  /** What an edge asks beyond its length. */
  | 'edge-weight'
  /** Outdoor meters, for somebody who prefers indoors. */
  | 'outdoors'
  /** Time in connections, waiting included, at walking pace. */
  | 'connection-time'
  /** What the venue asks for a connection, by weight and multiplier; may be negative. */
  | 'connection-weight'
  /** What the profile's weights add; may be negative. */
  | 'profile-weight'
  /** Connections that the profile avoids. */
  | 'avoided';

/** A part of a cost. */
export interface CostShare {
  /** What it was paid for. */
  readonly reason: CostReason;
  /** Meters of walking. */
  readonly meters: number;
}

/** What every leg has. */
interface LegBase {
  /** Where it goes; WGS84, at least two positions. */
  readonly line: readonly LonLat[];
  /** Meters along the line, level with the floor. */
  readonly distanceMeters: number;
  /** How long it takes, waiting included. */
  readonly durationSeconds: number;
  /** What the search paid for it, in meters of walking: the sum of its shares. */
  readonly cost: number;
  /** What its cost is made of. */
  readonly shares: readonly CostShare[];
  /** Index of the destination it ends at, in the order of visits; nothing if it ends at none. */
  readonly arrivesAt?: number;
}

/** A walk on one floor. */
export interface WalkLeg extends LegBase {
  readonly type: 'walk';
  /** Id of the floor. */
  readonly floor: string;
  /** Ids of the nodes that the search went through; the line is smoother. */
  readonly nodes: readonly string[];
}

/** A ride or climb in a connection. */
export interface ConnectionLeg extends LegBase {
  readonly type: 'connection';
  /** What is taken, as the network has it. */
  readonly connection: ConnectionInput;
  /** Id of the floor where it is entered. */
  readonly fromFloor: string;
  /** Id of the floor where it is left. */
  readonly toFloor: string;
  /** Meters upwards; negative if it leads down. */
  readonly riseMeters: number;
}

/** A part of a route: a walk or a connection. */
export type Leg = WalkLeg | ConnectionLeg;

/** A way from the first stop to the last. */
export interface Route {
  readonly type: 'route';
  /** What the search made least, in meters of walking; the sum of the legs' costs. */
  readonly cost: number;
  /** Meters along the lines of all legs. */
  readonly distanceMeters: number;
  /** How long all legs take, waiting included. */
  readonly durationSeconds: number;
  /** Its parts: walks and connections, in order. */
  readonly legs: readonly Leg[];
  /** What to do, in order; together they cover the whole line. */
  readonly instructions: readonly Instruction[];
  /** Indexes of the destinations as they were given, in the order of visits. */
  readonly order: readonly number[];
  /** Whether no other order is cheaper; true where the order was given. */
  readonly isBestOrder: boolean;
  /** No order costs less than this; the cost itself where the order was given or is the best. */
  readonly leastCost: number;
}

/** A route, or why there is none. */
export type RouteResult = Route | NoRoute;
