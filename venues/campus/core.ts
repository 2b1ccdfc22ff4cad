import { box } from '../src/box.ts';
import { type Fixture, hall, type Room } from '../src/FloorPlan.ts';
import { cubicles } from '../src/furniture.ts';
import { type Move, movedFixture, movedRoom } from '../src/moved.ts';
import type { Ring } from '../src/ring.ts';
import type { Vector } from '../src/vector.ts';

/**
 * The shared core of the newer campus buildings: stairs, two elevators at a lobby, and washrooms.
 * It is drawn with its front, the wall to the corridor, on the x axis, and its depth to the north.
 * The lobby belongs to the hall.
 */
export const coreSize = { west: -9.2, east: 9.2, lobbyWest: -3, lobbyEast: 0.4 } as const;

const { west, east, lobbyWest, lobbyEast } = coreSize;
const liftDepth = 2.6;

/** A shaft: stairs or an elevator, with the position of its door. */
export function shaft(
  [unit, name, kind]: readonly [unit: string, name: string, kind: 'stairs' | 'elevator'],
  ring: Ring,
  door: Vector,
): Room {
  return {
    unit,
    kind: `connection.${kind}`,
    style: 'Shafts',
    name,
    ring,
    doors: [{ to: hall, width: kind === 'stairs' ? 1.2 : 1.1, near: door }],
  };
}

/** A washroom, with the position of its door. */
export function washroom(unit: string, name: string, ring: Ring, door: Vector): Room {
  return {
    unit,
    kind: 'room',
    style: 'Amenities',
    name,
    ring,
    doors: [{ to: hall, width: 1, near: door }],
  };
}

/** A room for staff or machines. */
export function plantRoom(unit: string, name: string, ring: Ring, door: Vector): Room {
  return {
    unit,
    kind: 'room',
    style: 'Service',
    name,
    ring,
    doors: [{ to: hall, width: 0.9, near: door, weight: 200, isService: true }],
  };
}

/** The rooms of a core, `depth` meters deep, moved by `move`. */
export function coreRooms(depth: number, move: Move): Room[] {
  const half = depth / 2;
  const lift = (index: number): Room => {
    const from = index * liftDepth;
    const ring = box(lobbyWest - liftDepth, from, lobbyWest, from + liftDepth);
    const name = `Elevator ${index + 1}`;
    return shaft([`LIFT-${index + 1}`, name, 'elevator'], ring, [lobbyWest, from + liftDepth / 2]);
  };
  return [
    shaft(['STAIR-A', 'Stairs A', 'stairs'], box(west, 0, lobbyWest - liftDepth, depth), [
      west + 1.8,
      0,
    ]),
    lift(0),
    lift(1),
    plantRoom(
      'RISER',
      'Electrical riser',
      box(lobbyWest - liftDepth, 2 * liftDepth, lobbyWest, depth),
      [lobbyWest, depth - 1.2],
    ),
    washroom('WC-W', 'Women’s washroom', box(lobbyEast, half, east, depth), [lobbyEast, depth - 1]),
    washroom('WC-M', 'Men’s washroom', box(lobbyEast, 0, east - 2.8, half), [lobbyEast, 1.2]),
    washroom('WC-A', 'Accessible washroom', box(east - 2.8, 0, east, half), [east - 1.4, 0]),
  ].map((room) => movedRoom(room, move));
}

/** Stalls of the core's washrooms. */
export function coreFixtures(depth: number, move: Move): Fixture[] {
  return [
    ...cubicles([east, depth], [lobbyEast + 2.2, depth], 1.5),
    ...cubicles([east - 2.8, depth / 2], [lobbyEast + 2.2, depth / 2], 1.5),
  ].map((fixture) => movedFixture(fixture, move));
}

/** Walking places in the lobby of a core. */
export function coreLanes(depth: number, move: Move): Vector[] {
  const middle = (lobbyWest + lobbyEast) / 2;
  const places: Vector[] = [
    [middle, 0.9],
    [middle, depth / 2],
    [middle, depth - 1.2],
  ];
  return places.map(move);
}
