import type { ConnectionInput, LonLat } from './NetworkInput.ts';

/** Sharpness of a turn: slight from 20° to 50°, normal up to 130°, sharp beyond. */
export type Turn = 'slight-left' | 'left' | 'sharp-left' | 'slight-right' | 'right' | 'sharp-right';

/** Relative position of a place for a walking person. */
export type Side = 'left' | 'right' | 'ahead' | 'behind';

/** A named place visible at an instruction. */
export interface Landmark {
  /** Id of the place in the network. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** Relative position for a person walking along the line. */
  readonly side: Side;
}

/** Fields of every instruction. */
interface InstructionBase {
  /** Where to follow it. */
  readonly position: LonLat;
  /** Id of the floor of the position. */
  readonly floor: string;
  /** Index of the leg it belongs to. */
  readonly leg: number;
  /** Distance to the next instruction. */
  readonly distanceMeters: number;
  /** Duration until the next instruction, waiting included. */
  readonly durationSeconds: number;
}

/** Departure: at the start, and again at each intermediate destination. */
export interface DepartInstruction extends InstructionBase {
  readonly action: 'depart';
  /** Degrees clockwise from north. */
  readonly bearingDegrees: number;
  /** Name of the stop to leave. */
  readonly from?: string;
  /** Landmark to walk toward. */
  readonly landmark?: Landmark;
}

/** Turn. */
export interface TurnInstruction extends InstructionBase {
  readonly action: 'turn';
  /** Direction and sharpness. */
  readonly turn: Turn;
  /** Degrees turned; positive to the right. */
  readonly angleDegrees: number;
  /** Landmark at the turn. */
  readonly landmark?: Landmark;
}

/** Take stairs, an elevator or another connection. */
export interface TakeInstruction extends InstructionBase {
  readonly action: 'take';
  /** The connection, as in the network. */
  readonly connection: ConnectionInput;
  /** Whether it leads up, down, or stays level. */
  readonly direction: 'up' | 'down' | 'level';
  /** Id of the floor where it is exited. */
  readonly toFloor: string;
}

/** Continue after a connection, or onto a floor that is reached without one. */
export interface ContinueInstruction extends InstructionBase {
  readonly action: 'continue';
  /** Degrees clockwise from north. */
  readonly bearingDegrees: number;
  /** Landmark to walk toward. */
  readonly landmark?: Landmark;
}

/** Arrival at a destination. */
export interface ArriveInstruction extends InstructionBase {
  readonly action: 'arrive';
  /** Index of the destination, in the order of visits. */
  readonly stop: number;
  /** Whether it is the last destination. */
  readonly isLast: boolean;
  /** Name of the stop. */
  readonly name?: string;
  /** Relative position, if the stop is a place of the network. */
  readonly side?: Side;
}

/** One instruction. */
export type Instruction =
  | DepartInstruction
  | TurnInstruction
  | TakeInstruction
  | ContinueInstruction
  | ArriveInstruction;
