import type { ConnectionKind, CostShare, Instruction } from '@mezzanine/wayfinding';
import type { Connection, Floor, Space } from '../entities.ts';
import type { Coordinate } from '../Coordinate.ts';
import type { PlacedEntity } from '../distances/PlacedEntity.ts';

/** A node of the venue's walking graph, for those who know its id. */
export interface NodeTarget {
  /** Id of the node, as `node.geojson` has it. */
  readonly nodeId: string;
}

/**
 * Where directions can start, end and come by. What has several places, such as a location of many
 * spaces, is the one that is best to reach; a coordinate needs its `floorId` where there are several
 * floors.
 */
export type DirectionsTarget = PlacedEntity | Coordinate | NodeTarget;

/** What every leg has. */
interface DirectionsLegBase {
  /** Where it goes, each with its `floorId`; two or more. */
  readonly coordinates: readonly Coordinate[];
  /** Meters along the line, level with the floor. */
  readonly distanceMeters: number;
  /** How long it takes, waiting included. */
  readonly durationSeconds: number;
  /** What the search paid for it, and why, in meters of walking. */
  readonly costShares: readonly CostShare[];
  /** The destination it ends at, by its place in `destinations`; nothing if it ends at none. */
  readonly arrivesAt: number | undefined;
}

/** A walk on one floor. */
export interface DirectionsWalk extends DirectionsLegBase {
  readonly type: 'walk';
  /** The floor it is on. */
  readonly floor: Floor;
}

/** A ride or climb. */
export interface DirectionsRide extends DirectionsLegBase {
  readonly type: 'connection';
  /** What is taken. */
  readonly connection: Connection;
  /** Where it is entered. */
  readonly fromFloor: Floor;
  /** Where it is left. */
  readonly toFloor: Floor;
}

/** A part of directions: a walk or a connection. */
export type DirectionsLeg = DirectionsWalk | DirectionsRide;

/** One thing to do. */
export interface DirectionsInstruction {
  /** In words, for example `Turn left at Lantern Coffee`; plain text, not markup. */
  readonly text: string;
  /** Where it is to be followed. */
  readonly coordinate: Coordinate;
  /** The floor of the coordinate. */
  readonly floor: Floor;
  /** From here to the next instruction. */
  readonly distanceMeters: number;
  /** From here to the next instruction. */
  readonly durationSeconds: number;
  /** The leg it belongs to, by its place in `legs`. */
  readonly leg: number;
  /** The same as data, for icons and other words: what to do, which turn, which landmark. */
  readonly detail: Instruction;
}

/** A way from one place to others, as {@link Venue.directions} finds it. */
export interface Directions {
  readonly type: 'directions';
  /** Where it starts. */
  readonly origin: DirectionsTarget;
  /** Where it leads, in the order of visits. */
  readonly destinations: readonly DirectionsTarget[];
  /** The whole line, floor after floor, each coordinate with its `floorId`. */
  readonly path: readonly Coordinate[];
  /** Meters along the line. */
  readonly distanceMeters: number;
  /** How long it takes, waiting for elevators included. */
  readonly durationSeconds: number;
  /** What was made least: meters of walking, with other things counted as such. */
  readonly costMeters: number;
  /** Its parts: walks and connections, in order. */
  readonly legs: readonly DirectionsLeg[];
  /** What to do, in order; together they cover the whole line. */
  readonly instructions: readonly DirectionsInstruction[];
  /** False only for ten and more destinations in an order that was looked for, not proved. */
  readonly isBestOrder: boolean;
}

/** Something in the way. Take it away, and the way is open. */
export interface DirectionsBlocker {
  /** What it is. */
  readonly type: 'steps' | 'closed-zone' | 'excluded-connection' | 'one-way' | 'gap' | 'no-graph';
  /** What is in the way and what would open it, in English. */
  readonly text: string;
  /** The stairs, elevator or other connection it is about. */
  readonly connection: Connection | undefined;
  /** Where only steps lead up or down: the nearest elevator, which does not stop at both floors. */
  readonly missingElevator: Connection | undefined;
  /** The floors it is about. */
  readonly floors: readonly Floor[];
  /** Where it is, if it is in one place. */
  readonly coordinate: Coordinate | undefined;
}

/** There is no way: an answer, not an error. */
export interface NoDirections {
  readonly type: 'no-directions';
  /** How far one gets. */
  readonly origin: DirectionsTarget;
  /** What cannot be reached from there. */
  readonly destination: DirectionsTarget;
  /** What stands in the way where the fewest things do; at least one. */
  readonly blockers: readonly DirectionsBlocker[];
}

/** A place, and how to get there. */
export interface NearestResult {
  /** The place, as it was given. */
  readonly target: DirectionsTarget;
  /** The way to it. */
  readonly directions: Directions;
}

/** A part of a floor that must not be entered: a space, or an outline. */
export type ClosedArea =
  | Space
  | {
      /** What it is called when it is in the way. */
      readonly name: string;
      /** The floor it is on. */
      readonly floor: Floor;
      /** Its corners; three or more. */
      readonly outline: readonly Coordinate[];
    };

/** A connection, or all of a kind: `stairs`, `elevator`, `escalator`… */
export type ConnectionChoice = Connection | ConnectionKind;
