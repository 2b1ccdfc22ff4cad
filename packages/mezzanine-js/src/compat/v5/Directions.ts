import type {
  Directions as Directions6,
  DirectionsInstruction,
  NoDirections,
  Venue as Venue6,
} from '../../index.ts';
import type { Coordinate } from './Coordinate.ts';
import type { Location } from './Location.ts';
import type { VenueMap } from './VenueMap.ts';
import type { Vortex } from './Vortex.ts';

/** Options of `directionsTo` and `distanceTo`. */
export interface DirectionsOptions {
  /** Whether the route must have no steps; default false. */
  readonly accessible?: boolean;
  /** Version 6 always smooths routes. `false` is reported once and ignored. */
  readonly smoothing?: boolean | { readonly enabled?: boolean };
  /** The name of `smoothing` before 5.20. `{ enabled: false }` is reported once and ignored. */
  readonly simplify?: { readonly enabled?: boolean };
}

/** Kinds of actions of instructions. */
export const ACTION_TYPE = {
  DEPARTURE: 'Departure',
  TURN: 'Turn',
  TAKE_VORTEX: 'TakeVortex',
  EXIT_VORTEX: 'ExitVortex',
  ARRIVAL: 'Arrival',
} as const;

/** Kind of action of an instruction. */
export type ActionType = (typeof ACTION_TYPE)[keyof typeof ACTION_TYPE];

/** Directions of turns. */
export const BEARING_TYPE = {
  STRAIGHT: 'Straight',
  RIGHT: 'Right',
  SLIGHT_RIGHT: 'SlightRight',
  LEFT: 'Left',
  SLIGHT_LEFT: 'SlightLeft',
  BACK: 'Back',
} as const;

/** Direction of a turn. */
export type BearingType = (typeof BEARING_TYPE)[keyof typeof BEARING_TYPE];

/** What to do at an instruction. */
export interface InstructionAction {
  /** Kind of action. */
  readonly type: ActionType;
  /** Where to turn; only for turns. */
  readonly bearing?: BearingType;
  /** Side on which `atLocation` is; only where the venue names one. */
  readonly referencePosition?: 'Left' | 'Right' | 'Ahead' | 'Behind';
  /** The map on which a vortex is entered; only for `TakeVortex`. */
  readonly fromMap?: VenueMap;
  /** The map to which a vortex leads; only for `TakeVortex`. */
  readonly toMap?: VenueMap;
}

/** One step of directions. */
export interface Instruction {
  /** The step as text, such as `Turn left at Lantern Coffee`. */
  readonly instruction: string;
  /** Meters from this step to the next one. */
  readonly distance: number;
  /** The step as data, for icons and your own texts. */
  readonly action: InstructionAction;
  /** Where the step is. */
  readonly node: Coordinate;
  /** The location to turn at or to arrive at. */
  readonly atLocation?: Location;
  /** The vortex to take. */
  readonly atVortex?: Vortex;
  /** The instruction of version 6. */
  readonly v6: DirectionsInstruction;
}

/** The answer of version 6, and how to ask again in another language of the venue. */
export interface DirectionsSource {
  readonly result: Directions6 | NoDirections;
  readonly findIn: (venue: Venue6) => Directions6 | NoDirections;
  /** Which destination of the result this leg ends at. */
  readonly leg: number;
}

/** A route and its instructions. */
export class Directions {
  /** Coordinates along the route, map after map; empty without a route. */
  readonly path: readonly Coordinate[];
  /** Meters along the route; 0 without a route. */
  readonly distance: number;
  /** Steps in order; empty without a route. */
  readonly instructions: readonly Instruction[];
  readonly #source: DirectionsSource;

  /** @internal Made by `directionsTo`. */
  constructor(
    fields: Pick<Directions, 'path' | 'distance' | 'instructions'>,
    source: DirectionsSource,
  ) {
    this.path = fields.path;
    this.distance = fields.distance;
    this.instructions = fields.instructions;
    this.#source = source;
  }

  /**
   * The result of version 6: directions, or the reasons why there is no route. Legs to several
   * destinations have the same result.
   */
  get v6(): Directions6 | NoDirections {
    return this.#source.result;
  }

  /** @internal */
  get source(): DirectionsSource {
    return this.#source;
  }
}
