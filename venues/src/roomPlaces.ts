import type { Fixture } from './FloorPlan.ts';
import type { Door } from './placeDoors.ts';
import { contains, labelPoint, type Ring } from './ring.ts';
import { leftOf, minus, plus, times, unit, type Vector } from './vector.ts';

/** Distance of a place inside a door, in meters. */
const insideDoor = 0.9;

/** A room without a lane through it. */
export interface PlainRoom {
  readonly rings: readonly Ring[];
  readonly doors: readonly Door[];
  readonly fixtures: readonly Fixture[];
  readonly sees: (a: Vector, b: Vector) => boolean;
}

/**
 * Walking places in a room without a lane: its center, away from furniture; or, if furniture blocks
 * the view from a door to the center, just inside each door.
 */
export function roomPlaces({ rings, doors, fixtures, sees }: PlainRoom): Vector[] {
  const middle = freeMiddle(rings, fixtures);
  if (doors.every((door) => sees(door.center, middle))) return [middle];
  return doors.flatMap((door) => {
    const normal = times(leftOf(unit(minus(door.b, door.a))), insideDoor);
    const inside = [plus(door.center, normal), minus(door.center, normal)];
    return inside.filter((place) => contains(rings, place));
  });
}

function freeMiddle(rings: readonly Ring[], fixtures: readonly Fixture[]): Vector {
  const middle = labelPoint(rings);
  const near = fixtures.filter(({ points }) => points.some((point) => contains(rings, point)));
  const isBlocked = near.some(({ points }) => contains([points], middle));
  return isBlocked ? labelPoint([...rings, ...near.map(({ points }) => points)]) : middle;
}
