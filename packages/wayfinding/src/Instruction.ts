import type { ConnectionInput, LonLat } from './NetworkInput.ts';

/** How far one turns: 20° to 50° is slight, up to 130° plain, more is sharp. */
export type Turn = 'slight-left' | 'left' | 'sharp-left' | 'slight-right' | 'right' | 'sharp-right';

/** Where something lies for someone who walks. */
export type Side = 'left' | 'right' | 'ahead' | 'behind';

/** A named place that one sees at an instruction. */
export interface Landmark {
  /** Id of the place, as the network has it. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** Where it lies for who comes along the line. */
  readonly side: Side;
}

/** What every instruction has. */
interface InstructionBase {
  /** Where it is to be followed. */
  readonly position: LonLat;
  /** Id of the floor of the position. */
  readonly floor: string;
  /** Index of the leg it belongs to. */
  readonly leg: number;
  /** From here to the next instruction. */
  readonly distanceMeters: number;
  /** From here to the next instruction, waiting included. */
  readonly durationSeconds: number;
}

/** Set off: at the start, and again at each destination that is not the last. */
export interface DepartInstruction extends InstructionBase {
  readonly action: 'depart';
  /** Degrees clockwise from north. */
  readonly bearingDegrees: number;
  /** Name of the stop one leaves. */
  readonly from?: string;
  /** What one walks toward. */
  readonly landmark?: Landmark;
}

/** Turn. */
export interface TurnInstruction extends InstructionBase {
  readonly action: 'turn';
  /** Which way, and how far. */
  readonly turn: Turn;
  /** Degrees turned; positive to the right. */
  readonly angleDegrees: number;
  /** What stands at the turn. */
  readonly landmark?: Landmark;
}

/** Take stairs, an elevator or another connection. */
export interface TakeInstruction extends InstructionBase {
  readonly action: 'take';
  /** What is taken, as the network has it. */
  readonly connection: ConnectionInput;
  /** Whether it leads up, down, or stays level. */
  readonly direction: 'up' | 'down' | 'level';
  /** Id of the floor where it is left. */
  readonly toFloor: string;
}

/** Walk on after a connection, or onto a floor that begins without one. */
export interface ContinueInstruction extends InstructionBase {
  readonly action: 'continue';
  /** Degrees clockwise from north. */
  readonly bearingDegrees: number;
  /** What one walks toward. */
  readonly landmark?: Landmark;
}

/** A destination is reached. */
export interface ArriveInstruction extends InstructionBase {
  readonly action: 'arrive';
  /** Which destination, in the order of visits. */
  readonly stop: number;
  /** Whether no destination follows. */
  readonly isLast: boolean;
  /** Name of the stop. */
  readonly name?: string;
  /** Where it lies, if the stop is a place of the network. */
  readonly side?: Side;
}

/** One thing to do. */
export type Instruction =
  DepartInstruction | TurnInstruction | TakeInstruction | ContinueInstruction | ArriveInstruction;
