import type { Mvf } from '@mezzanine/mvf';
import type {
  Annotation,
  Area,
  Category,
  Connection,
  Entrance,
  Floor,
  FloorStack,
  Location,
  Obstruction,
  PointOfInterest,
  Space,
} from './entities.ts';

/** The parts of a venue that search, distances, and directions read. `Venue` implements it. */
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
