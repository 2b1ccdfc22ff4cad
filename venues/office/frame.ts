import type { Vector } from '../src/vector.ts';

/**
 * The building is a bar with one bend in the middle, drawn with `at`: `s` meters along it from the
 * bend (west is negative), `t` meters across it (north is positive). Both wings are straight, so
 * rectangles in `s` and `t` are rectangles on the ground.
 */
const bend = (7 * Math.PI) / 180;
const [cos, sin] = [Math.cos(bend), Math.sin(bend)];

/** A point of the plan. At `s` 0, the wings meet. */
export function at(s: number, t: number): Vector {
  if (s === 0) return [0, t / cos];
  return s > 0 ? [s * cos + t * sin, t * cos - s * sin] : [s * cos - t * sin, t * cos + s * sin];
}

/** Direction of the wing at `s`, in radians. */
export function headingAt(s: number): number {
  return s > 0 ? -bend : bend;
}

/** A rectangle between two `s` and two `t`, which is bent if it contains the bend. */
export function block(west: number, east: number, south: number, north: number): Vector[] {
  const stops = west < 0 && east > 0 ? [west, 0, east] : [west, east];
  return [...stops.map((s) => at(s, south)), ...stops.reverse().map((s) => at(s, north))];
}

/** Depths of the plan, in meters from its centerline. */
export const depth = {
  /** The facades. */
  facade: 9.6,
  /** Inner edge of the desks, and of rooms along the facades. */
  desks: 4.2,
  /** Half the width of the rooms in the middle. */
  middle: 2.4,
  /** Southern edge of the core. */
  core: 3,
} as const;

/** Where the wings end: the east wall is perpendicular, and the west wall follows the street. */
export const end = { east: 32.4, northwest: -32.4, southwest: -30 } as const;

/** The `s` of the west wall at this `t`. */
export function westEnd(t: number): number {
  const share = (depth.facade - t) / (2 * depth.facade);
  return end.northwest + (end.southwest - end.northwest) * share;
}

/** The outer wall, the same on all floors. */
export const outline: readonly Vector[] = [
  at(end.southwest, -depth.facade),
  at(0, -depth.facade),
  at(end.east, -depth.facade),
  at(end.east, depth.facade),
  at(0, depth.facade),
  at(end.northwest, depth.facade),
];
