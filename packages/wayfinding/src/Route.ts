import type { ConnectionInput, LonLat } from './NetworkInput.ts';
import type { Instruction } from './Instruction.ts';
import type { NoRoute } from './NoRoute.ts';

/** Types of cost. */
export type CostReason =
  /** Meters walked along the graph. */
  | 'distance'
  /** Weights of edges. */
  | 'edge-weight'
  /** Surcharge for outdoor meters, for profiles that prefer indoors. */
  | 'outdoors'
  /** Duration of connections at walking speed, waiting included. */
  | 'connection-time'
  /** Weight and multiplier of connections set by the venue; may be negative. */
  | 'connection-weight'
  /** Weights of the profile; may be negative. */
  | 'profile-weight'
  /** Avoided connections. */
  | 'avoided';

/** A part of a cost. */
export interface CostShare {
  /** Its type. */
  readonly reason: CostReason;
  /** Meters of walking. */
  readonly meters: number;
}

/** Fields of every leg. */
interface LegBase {
  /** The line; WGS84, at least two positions. */
  readonly line: readonly LonLat[];
  /** Horizontal length of the line, in meters. */
  readonly distanceMeters: number;
  /** Duration, waiting time included. */
  readonly durationSeconds: number;
  /** Its cost in the search, in meters of walking: the sum of its parts. */
  readonly cost: number;
  /** The parts of its cost. */
  readonly shares: readonly CostShare[];
  /**
   * Index of the destination it ends at, in the order of visits; `undefined` if it ends at none.
   */
  readonly arrivesAt?: number;
}

/** A walk on one floor. */
export interface WalkLeg extends LegBase {
  readonly type: 'walk';
  /** Id of the floor. */
  readonly floor: string;
  /** Ids of the nodes of the search result; the line is smoother. */
  readonly nodes: readonly string[];
}

/** A ride or climb on a connection. */
export interface ConnectionLeg extends LegBase {
  readonly type: 'connection';
  /** The connection, as in the network. */
  readonly connection: ConnectionInput;
  /** Id of the floor where it is entered. */
  readonly fromFloor: string;
  /** Id of the floor where it is exited. */
  readonly toFloor: string;
  /** Meters upward; negative if it leads down. */
  readonly riseMeters: number;
}

/** A part of a route: a walk or a connection. */
export type Leg = WalkLeg | ConnectionLeg;

/** A route from the first stop to the last. */
export interface Route {
  readonly type: 'route';
  /** The minimized cost, in meters of walking; the sum of the legs' costs. */
  readonly cost: number;
  /** Total length of the legs' lines in meters. */
  readonly distanceMeters: number;
  /** Total duration, waiting included. */
  readonly durationSeconds: number;
  /** Its legs in order: walks and connections. */
  readonly legs: readonly Leg[];
  /** Instructions in order; together they cover the whole line. */
  readonly instructions: readonly Instruction[];
  /** Indexes of the destinations in the input, in the order of visits. */
  readonly order: readonly number[];
  /** Whether no other order is cheaper; true if the order was given. */
  readonly isBestOrder: boolean;
  /**
   * Lower bound of the cost of any order; equal to the cost if the order was given or is optimal.
   */
  readonly leastCost: number;
}

/** A route, or the reason why there is none. */
export type RouteResult = Route | NoRoute;
