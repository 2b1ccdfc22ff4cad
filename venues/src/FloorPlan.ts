import type { Ring } from './ring.ts';
import type { Vector } from './vector.ts';

/** The face that is left when all rooms are taken away from the outline. */
export const hall = 'hall';
/** Everything beyond the outline. */
export const outside = 'outside';

/** A door from a room to a face beside it. */
export interface DoorRule {
  /** Id of a room, {@link hall} or {@link outside}. */
  readonly to: string;
  /** Width in metres; less where the wall is shorter. */
  readonly width: number;
  /** Where on the longest straight piece of the shared wall, 0 to 1; the middle if left out. */
  readonly share?: number;
  /** The piece of wall nearest to this point is taken, instead of the longest. */
  readonly near?: Vector;
  /** Left out, without complaint, where the two faces share too little wall. */
  readonly isOptional?: boolean;
  /** Extra cost of walking through, in metres. */
  readonly weight?: number;
  /** For staff only. */
  readonly isService?: boolean;
}

/** What encloses a room: walls, nothing, or (for a terrace) the open air. */
export type Enclosure = 'walls' | 'open' | 'air';

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
  /** False where nobody can stand, such as an opening in the floor. */
  readonly isWalkable?: boolean;
}

/** A thing that stands in the way; a line if `isLine`. */
export interface Fixture {
  readonly kind: string;
  readonly style: string;
  readonly points: readonly Vector[];
  readonly isLine?: boolean;
  readonly name?: string;
}

/** A floor as it is designed, in metres. */
export interface FloorPlan {
  readonly outline: Ring;
  readonly rooms: readonly Room[];
  readonly fixtures: readonly Fixture[];
  /** Name of the space that fills what the rooms leave. */
  readonly hallName: string;
  /** Doors from the hall to the outside. */
  readonly hallDoors: readonly DoorRule[];
  /** Places people walk through, where there is no door: lanes of halls and corridors. */
  readonly lanes: readonly Vector[];
}
