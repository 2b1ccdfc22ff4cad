import { hall, type Room } from '../src/FloorPlan.ts';
import { anchorFront } from './anchors.ts';
import { arc, depth, line, outerWall } from './frames.ts';
import { shop } from './rooms.ts';

/** Ends of the food court's counters along the concourse, one more than counters. */
export const counterStops = {
  north: [70, 76, 82, 88, 94],
  south: [66, 72, 78, 84, 89.5, 95],
} as const;

const counterFront = 18;

/**
 * The food court at the east end of level 3: seating in the middle, counters on both long sides.
 */
export function foodCourt(
  unit: string,
  north: readonly string[],
  south: readonly string[],
): Room[] {
  const { north: up, south: down } = counterStops;
  const counters = [
    ...north.map((name, i) => counter(name, unit, [up[i] ?? 0, up[i + 1] ?? 0], 1)),
    ...south.map((name, i) => counter(name, unit, [down[i] ?? 0, down[i + 1] ?? 0], -1)),
  ];
  const [endNorth, endSouth] = [up.at(-1) ?? 0, down.at(-1) ?? 0];
  const seating = [
    arc(anchorFront.north, depth.front),
    arc(anchorFront.south, -depth.front),
    ...line(-counterFront, down),
    ...outerWall(arc(endSouth, -depth.southWall), arc(endNorth, depth.northWall)),
    ...line(counterFront, [...up].reverse()),
  ];
  const hallOfSeats: Room = {
    unit,
    kind: 'hallway',
    style: 'FoodCourt',
    name: 'Food court',
    ring: seating,
    enclosure: 'open',
    doors: [{ to: hall, width: 11 }],
  };
  return [hallOfSeats, ...counters];
}

function counter(
  unit: string,
  court: string,
  [from, to]: readonly [number, number],
  side: 1 | -1,
): Room {
  const rear = side === 1 ? depth.northRear : depth.rear;
  const ring = [...line(side * counterFront, [from, to]), ...line(side * rear, [to, from])];
  return shop(unit, ring, [{ to: court, width: 4.6 }]);
}
