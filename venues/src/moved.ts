import type { Fixture, Room } from './FloorPlan.ts';
import type { Vector } from './vector.ts';

/** Transforms a point of a drawing. */
export type Move = (point: Vector) => Vector;

/** Mirrors a drawing at the x axis, then translates it. */
export function mirrored([dx, dy]: Vector): Move {
  return ([x, y]) => [x + dx, dy - y];
}

/** Translates a drawing. */
export function shifted([dx, dy]: Vector): Move {
  return ([x, y]) => [x + dx, y + dy];
}

/** Swaps the axes of a drawing, then translates it: x becomes y. */
export function swapped([dx, dy]: Vector): Move {
  return ([x, y]) => [y + dx, x + dy];
}

/** A transformed room. */
export function movedRoom(room: Room, move: Move): Room {
  return {
    ...room,
    ring: room.ring.map(move),
    ...(room.holes && { holes: room.holes.map((hole) => hole.map(move)) }),
    doors: room.doors.map((door) => ({ ...door, ...(door.near && { near: move(door.near) }) })),
  };
}

/** A transformed fixture. */
export function movedFixture(fixture: Fixture, move: Move): Fixture {
  return { ...fixture, points: fixture.points.map(move) };
}
