import type { Room, Fixture } from './FloorPlan.ts';
import type { FloorLayout } from './layOutFloor.ts';

/** Input of the rules in {@link placeSafety}. */
export interface SafetyInput {
  readonly rooms: readonly Room[];
  readonly fixtures: readonly Fixture[];
  readonly layout: FloorLayout;
  /** Whether the exterior doors are the only exits of this floor. */
  readonly isGround: boolean;
}
