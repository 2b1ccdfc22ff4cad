import type { Room, Fixture } from './FloorPlan.ts';
import type { FloorLayout } from './layOutFloor.ts';

/** What the rules of {@link placeSafety} look at. */
export interface SafetyInput {
  readonly rooms: readonly Room[];
  readonly fixtures: readonly Fixture[];
  readonly layout: FloorLayout;
  /** Whether one leaves this floor through its exterior doors alone. */
  readonly isGround: boolean;
}
