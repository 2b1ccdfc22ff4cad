import type { Mvf } from '@mezzanine/mvf';
import type { Annotation } from './Annotation.ts';
import type { Area } from './Area.ts';
import type { Category } from './Category.ts';
import type { Connection } from './Connection.ts';
import type { Entrance } from './Entrance.ts';
import type { Floor } from './Floor.ts';
import type { FloorStack } from './FloorStack.ts';
import type { Location } from './Location.ts';
import type { Obstruction } from './Obstruction.ts';
import type { PointOfInterest } from './PointOfInterest.ts';
import type { Space } from './Space.ts';

/** What search, distances and directions read of a venue; a `Venue` has it, and uses them. */
export interface VenueEntities {
  readonly name: string;
  readonly floors: readonly Floor[];
  readonly floorStacks: readonly FloorStack[];
  readonly spaces: readonly Space[];
  readonly obstructions: readonly Obstruction[];
  readonly entrances: readonly Entrance[];
  readonly connections: readonly Connection[];
  readonly pointsOfInterest: readonly PointOfInterest[];
  readonly areas: readonly Area[];
  readonly annotations: readonly Annotation[];
  readonly locations: readonly Location[];
  readonly categories: readonly Category[];
  readonly mvf: Mvf;
  getFloor(id: string): Floor | undefined;
  getSpace(id: string): Space | undefined;
  getLocation(id: string): Location | undefined;
}
