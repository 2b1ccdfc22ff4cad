import type { FloorAdditions } from '../src/FloorAdditions.ts';
import type { FloorPlan, Fixture, Room } from '../src/FloorPlan.ts';
import type { PointOfInterest } from '../src/VenueDesign.ts';
import { contains } from '../src/ring.ts';
import type { Vector } from '../src/vector.ts';
import { commonLanes, coreRooms, washroomFixtures } from './core.ts';
import {
  type Desk,
  deskFixtures,
  deskLanes,
  desksOf,
  type Neighborhood,
  neighborhoodArea,
} from './desks.ts';
import { at, depth, outline } from './frame.ts';
import { stepsBetween } from '../src/stepsBetween.ts';
import { column } from './furniture.ts';
import { type RoomDesign, toRoom } from './rooms.ts';

/** A floor of the office, as defined in its own file. */
export interface OfficeFloor {
  /** Number in all ids: 0 is the ground floor. */
  readonly number: 0 | 1 | 2 | 3;
  readonly hallName: string;
  readonly rooms: readonly RoomDesign[];
  readonly neighborhoods: readonly Neighborhood[];
  /** The room next to the accessible washroom, which differs between floors. */
  readonly wellness: { readonly unit: string; readonly name: string };
  /** Stairs in the atrium, openings, and terraces. */
  readonly otherRooms: readonly Room[];
  readonly fixtures: readonly Fixture[];
  readonly lanes: readonly Vector[];
  readonly hallDoors?: FloorPlan['hallDoors'];
  readonly points: readonly PointOfInterest[];
  readonly annotations: FloorAdditions['annotations'];
  readonly images?: FloorAdditions['images'];
  readonly areas?: FloorAdditions['areas'];
}

/** The desks of a floor. */
export function desksOn({ number, neighborhoods }: OfficeFloor): Desk[] {
  return desksOf(number, neighborhoods);
}

/** Columns in the facades, every 7.2 m, except on terraces. */
function columns(rooms: readonly Room[]): Fixture[] {
  const line = depth.facade - 0.18;
  const terraces = rooms.filter(({ kind }) => kind === 'exterior').map(({ ring }) => ring);
  return stepsBetween(-28.8, 28.8, 7.2)
    .filter((s) => s !== 0)
    .flatMap((s): Vector[] => [
      [s, line],
      [s, -line],
    ])
    .filter((place) => !contains(terraces, at(...place)))
    .map(column);
}

/** The plan of a floor. */
export function planOf(floor: OfficeFloor): FloorPlan {
  const desks = desksOn(floor);
  return {
    outline,
    rooms: [
      ...coreRooms(floor.number === 0, floor.wellness),
      ...floor.otherRooms,
      ...floor.rooms.map(toRoom),
    ],
    fixtures: [
      ...deskFixtures(desks, floor.neighborhoods),
      ...floor.rooms.flatMap((room) => room.fixtures ?? []),
      ...washroomFixtures(),
      ...columns(floor.otherRooms),
      ...floor.fixtures,
    ],
    hallName: floor.hallName,
    hallUnit: `OPEN-${floor.number}`,
    hallDoors: floor.hallDoors ?? [],
    laneClearance: 0.5,
    lanes: [
      ...commonLanes(),
      ...deskLanes(floor.neighborhoods),
      ...floor.rooms.flatMap((room) => room.lanes ?? []),
      ...floor.lanes,
    ],
  };
}

/** The neighborhoods of a floor and its other areas. */
export function areasOf(floor: OfficeFloor): FloorAdditions['areas'] {
  return [
    ...floor.neighborhoods.map((one) => neighborhoodArea(floor.number, one)),
    ...(floor.areas ?? []),
  ];
}
