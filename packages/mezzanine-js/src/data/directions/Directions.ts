import type { ConnectionKind, CostShare, Instruction } from '@mezzanine/wayfinding';
import type { Connection, Floor, Space } from '../entities.ts';
import type { Coordinate } from '../Coordinate.ts';
import type { PlacedEntity } from '../distances/PlacedEntity.ts';

/** A node of the walking graph, if you know its id. */
export interface NodeTarget {
  /** Id of the node in `node.geojson`. */
  readonly nodeId: string;
}

/**
 * Any place where directions can start, end, or pass through. For an entity with several places,
 * such as a location with many spaces, the place that is easiest to reach is used. A coordinate
 * needs a `floorId` if the venue has several floors.
 */
export type DirectionsTarget = PlacedEntity | Coordinate | NodeTarget;

/** Fields of every leg. */
interface DirectionsLegBase {
  /** The line; two or more coordinates, each with its `floorId`. */
  readonly coordinates: readonly Coordinate[];
  /** Horizontal length of the line, in meters. */
  readonly distanceMeters: number;
  /** Duration, waiting time included. */
  readonly durationSeconds: number;
  /** The cost in the search, in equivalent meters of walking. */
  readonly costShares: readonly CostShare[];
  /** Index in `destinations` of the destination it ends at; `undefined` if it ends at none. */
  readonly arrivesAt: number | undefined;
}

/** A walk on one floor. */
export interface DirectionsWalk extends DirectionsLegBase {
  readonly type: 'walk';
  /** The floor it is on. */
  readonly floor: Floor;
}

/** A ride or a climb on a connection. */
export interface DirectionsRide extends DirectionsLegBase {
  readonly type: 'connection';
  /** The connection. */
  readonly connection: Connection;
  /** Where it is entered. */
  readonly fromFloor: Floor;
  /** Where it is exited. */
  readonly toFloor: Floor;
}

/** Part of a route: a walk or a connection. */
export type DirectionsLeg = DirectionsWalk | DirectionsRide;

/** One instruction. */
export interface DirectionsInstruction {
  /** The text, for example `Turn left at Lantern Coffee`; plain text, not markup. */
  readonly text: string;
  /** Where to follow it. */
  readonly coordinate: Coordinate;
  /** The floor of the coordinate. */
  readonly floor: Floor;
  /** Distance from here to the next instruction. */
  readonly distanceMeters: number;
  /** Duration from here to the next instruction. */
  readonly durationSeconds: number;
  /** Index of its leg in `legs`. */
  readonly leg: number;
  /**
   * The instruction as data, for icons and custom wording: what to do, which turn, which landmark.
   */
  readonly detail: Instruction;
}

/** A route from an origin to one or more destinations, as returned by {@link Venue.directions}. */
export interface Directions {
  readonly type: 'directions';
  /** The origin. */
  readonly origin: DirectionsTarget;
  /** The destinations, in the order of visits. */
  readonly destinations: readonly DirectionsTarget[];
  /** The whole line across all floors, each coordinate with its `floorId`. */
  readonly path: readonly Coordinate[];
  /** Horizontal length of the line, in meters. */
  readonly distanceMeters: number;
  /** Duration, waiting time at elevators included. */
  readonly durationSeconds: number;
  /** The minimized cost: meters of walking, with everything else converted to meters. */
  readonly costMeters: number;
  /** Its legs in order: walks and connections. */
  readonly legs: readonly DirectionsLeg[];
  /** Instructions in order; together they cover the whole line. */
  readonly instructions: readonly DirectionsInstruction[];
  /**
   * Whether the order of visits is proven optimal. False only for an optimized order of ten or more
   * destinations.
   */
  readonly isBestOrder: boolean;
}

/** Something that prevents a route. Without it, the route exists. */
export interface DirectionsBlocker {
  /** The type of blocker. */
  readonly type: 'steps' | 'closed-zone' | 'excluded-connection' | 'one-way' | 'gap' | 'no-graph';
  /** What blocks the route and what would remove the blocker, in English. */
  readonly text: string;
  /** The stairs, elevator, or other connection involved. */
  readonly connection: Connection | undefined;
  /** If only stairs connect the floors: the nearest elevator, which does not stop at both. */
  readonly missingElevator: Connection | undefined;
  /** The floors involved. */
  readonly floors: readonly Floor[];
  /** Its position, if it is in one place. */
  readonly coordinate: Coordinate | undefined;
}

/** There is no route. This is a result, not an error. */
export interface NoDirections {
  readonly type: 'no-directions';
  /** The last place that can be reached. */
  readonly origin: DirectionsTarget;
  /** The destination that cannot be reached from there. */
  readonly destination: DirectionsTarget;
  /** The blockers on the route with the fewest blockers; at least one. */
  readonly blockers: readonly DirectionsBlocker[];
}

/** A place and the directions to it. */
export interface NearestResult {
  /** The place, as passed by the caller. */
  readonly target: DirectionsTarget;
  /** Directions to the place. */
  readonly directions: Directions;
}

/** A part of a floor that must not be entered: a space or an outline. */
export type ClosedArea =
  | Space
  | {
      /** Its name in the description of blockers. */
      readonly name: string;
      /** The floor it is on. */
      readonly floor: Floor;
      /** Its corners; three or more. */
      readonly outline: readonly Coordinate[];
    };

/** A connection, or all connections of a kind: `stairs`, `elevator`, `escalator`… */
export type ConnectionChoice = Connection | ConnectionKind;
