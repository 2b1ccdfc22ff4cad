import type { Fixture, Room } from './FloorPlan.ts';
import type { Vector } from './vector.ts';

/** Where a point of a drawing comes to be. */
export type Move = (point: Vector) => Vector;

/** Mirrors a drawing at the x axis, then shifts it. */
export function mirrored([dx, dy]: Vector): Move {
  return ([x, y]) => [x + dx, dy - y];
}

/** Shifts a drawing. */
export function shifted([dx, dy]: Vector): Move {
  return ([x, y]) => [x + dx, y + dy];
}

/** Swaps the axes of a drawing, then shifts it: what ran along x runs along y. */
export function swapped([dx, dy]: Vector): Move {
  return ([x, y]) => [y + dx, x + dy];
}

/** A room drawn elsewhere. */
export function movedRoom(room: Room, move: Move): Room {
  return {
    ...room,
    ring: room.ring.map(move),
    ...(room.holes && { holes: room.holes.map((hole) => hole.map(move)) }),
    doors: room.doors.map((door) => ({ ...door, ...(door.near && { near: move(door.near) }) })),
  };
}

/** A fixture drawn elsewhere. */
export function movedFixture(fixture: Fixture, move: Move): Fixture {
  return { ...fixture, points: fixture.points.map(move) };
}
