import type { Ring } from './ring.ts';
import type { Vector } from './vector.ts';

/** The face that remains after all rooms are subtracted from the outline. */
export const hall = 'hall';
/** Everything outside the outline. */
export const outside = 'outside';

/** Kind of the space that shows a building outdoors. */
export const facadeKind = 'facade';

/** A door from a room to an adjacent face. */
export interface DoorRule {
  /** Id of a room, {@link hall} or {@link outside}. */
  readonly to: string;
  /** Width in meters. Reduced if the wall is shorter. */
  readonly width: number;
  /** Position on the longest straight segment of the shared wall, 0 to 1. Default: the middle. */
  readonly share?: number;
  /** Uses the wall segment nearest to this point, instead of the longest. */
  readonly near?: Vector;
  /** Omits the door without an error if the two faces share too little wall. */
  readonly isOptional?: boolean;
  /** Additional cost of passing through, in meters of walking. */
  readonly weight?: number;
  /** For staff only. */
  readonly isService?: boolean;
  /** Whether the door is a one-way exit from the room. */
  readonly isOneWay?: boolean;
  /** Kind of entrance. Default: `opening` if it is wider than 5 m, or `door`. */
  readonly kind?: string;
  readonly name?: string;
}

/** Boundary of a room: walls, nothing, a railing, or (for a terrace) the open air. */
export type Enclosure = 'walls' | 'open' | 'railing' | 'air';

/** A room of a plan. */
export interface Room {
  /** Unit number, unique on the floor, such as `N104`. */
  readonly unit: string;
  /** Kind of space in the venue format. */
  readonly kind: string;
  /** Style group of the space. */
  readonly style: string;
  readonly ring: Ring;
  readonly holes?: readonly Ring[];
  readonly enclosure?: Enclosure;
  readonly doors: readonly DoorRule[];
  readonly name?: string;
  /**
   * False if people do not walk in it freely, such as in an opening in the floor or a flight of
   * steps.
   */
  readonly isWalkable?: boolean;
  /** For staff only. Default: true for the style `Service`. */
  readonly isService?: boolean;
  /** Stored with the space unchanged. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** An obstacle; a line if `isLine`. */
export interface Fixture {
  readonly kind: string;
  readonly style: string;
  readonly points: readonly Vector[];
  readonly isLine?: boolean;
  readonly name?: string;
  /**
   * External id of something that users search for or book, such as `D-3-041`. Unique on the floor.
   */
  readonly unit?: string;
  /** Whether people can walk around it freely, like a chair. */
  readonly isLoose?: boolean;
  /** Stored with the obstruction unchanged. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** The design of a floor, in meters. */
export interface FloorPlan {
  readonly outline: Ring;
  readonly rooms: readonly Room[];
  readonly fixtures: readonly Fixture[];
  /** Name of the space that fills the area between the rooms. */
  readonly hallName: string;
  /** Unit number of that space. Default: `CONCOURSE`. */
  readonly hallUnit?: string;
  /** Kind of that space. Default: `hallway`. With `exterior`, the floor has no outer walls. */
  readonly hallKind?: 'hallway' | 'exterior';
  /** Style group of that space. Default: `Hallways`. */
  readonly hallStyle?: string;
  /** Doors from the hall to the outside. */
  readonly hallDoors: readonly DoorRule[];
  /** Places to walk away from doors: lanes of halls and corridors. */
  readonly lanes: readonly Vector[];
  /** Places closer to a wall than this, in meters, are omitted. Default: 0.8. */
  readonly laneClearance?: number;
}
