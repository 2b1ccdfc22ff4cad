import type { Ring } from './ring.ts';
import type { Vector } from './vector.ts';

/** The face that is left when all rooms are taken away from the outline. */
export const hall = 'hall';
/** Everything beyond the outline. */
export const outside = 'outside';

/** Kind of the space that shows a building outdoors. */
export const facadeKind = 'facade';

/** A door from a room to a face beside it. */
export interface DoorRule {
  /** Id of a room, {@link hall} or {@link outside}. */
  readonly to: string;
  /** Width in meters; less where the wall is shorter. */
  readonly width: number;
  /** Where on the longest straight piece of the shared wall, 0 to 1; the middle if left out. */
  readonly share?: number;
  /** The piece of wall nearest to this point is taken, instead of the longest. */
  readonly near?: Vector;
  /** Left out, without complaint, where the two faces share too little wall. */
  readonly isOptional?: boolean;
  /** Extra cost of walking through, in meters. */
  readonly weight?: number;
  /** For staff only. */
  readonly isService?: boolean;
  /** True if one can only leave the room through it, and not come back. */
  readonly isOneWay?: boolean;
  /** Kind of entrance; `opening` if it is wider than 5 m, else `door`, if left out. */
  readonly kind?: string;
  readonly name?: string;
}

/** What encloses a room: walls, nothing, a railing, or (for a terrace) the open air. */
export type Enclosure = 'walls' | 'open' | 'railing' | 'air';

/** A room of a plan. */
export interface Room {
  /** Unit number, unique on the floor, such as `N104`. */
  readonly unit: string;
  /** Kind of space in the venue format. */
  readonly kind: string;
  /** Style group the space is drawn with. */
  readonly style: string;
  readonly ring: Ring;
  readonly holes?: readonly Ring[];
  readonly enclosure?: Enclosure;
  readonly doors: readonly DoorRule[];
  readonly name?: string;
  /** False where nobody walks about, such as an opening in the floor or a flight of steps. */
  readonly isWalkable?: boolean;
  /** For staff only; as a rule, what is drawn as `Service`. */
  readonly isService?: boolean;
  /** Kept with the space as it is. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A thing that stands in the way; a line if `isLine`. */
export interface Fixture {
  readonly kind: string;
  readonly style: string;
  readonly points: readonly Vector[];
  readonly isLine?: boolean;
  readonly name?: string;
  /** External id, for what people look for or book, such as `D-3-041`; unique on the floor. */
  readonly unit?: string;
  /** True if people walk round it as they please, as with a chair. */
  readonly isLoose?: boolean;
  /** Kept with the obstruction as it is. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A floor as it is designed, in meters. */
export interface FloorPlan {
  readonly outline: Ring;
  readonly rooms: readonly Room[];
  readonly fixtures: readonly Fixture[];
  /** Name of the space that fills what the rooms leave. */
  readonly hallName: string;
  /** Unit number of that space; `CONCOURSE` if left out. */
  readonly hallUnit?: string;
  /** Kind of that space; `hallway` if left out. With `exterior` the floor has no outer walls. */
  readonly hallKind?: 'hallway' | 'exterior';
  /** Style group of that space; `Hallways` if left out. */
  readonly hallStyle?: string;
  /** Doors from the hall to the outside. */
  readonly hallDoors: readonly DoorRule[];
  /** Places people walk through, where there is no door: lanes of halls and corridors. */
  readonly lanes: readonly Vector[];
  /** Places nearer to a wall than this, in meters, are left out; 0.8 if left out. */
  readonly laneClearance?: number;
}
