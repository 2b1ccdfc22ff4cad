import { alongRing, type Corner, rounded } from '../src/curves.ts';
import { crossing, type Vector } from '../src/vector.ts';

/**
 * The mall is drawn in two coordinate frames. The concourse is slightly curved, so its parts use
 * `arc`: `s` meters along the concourse's centerline (west is negative), `t` meters across it
 * (north is positive). The wing to the main entrance is straight and slanted to the west. Its parts
 * use `wing`: `u` meters from the center of the atrium toward the entrance, `w` meters across (east
 * is positive).
 */
const bendRadius = 200;
const lean = (10 * Math.PI) / 180;

/** A point in the curved frame. */
export function arc(s: number, t: number): Vector {
  const angle = s / bendRadius;
  return [(bendRadius + t) * Math.sin(angle), (bendRadius + t) * Math.cos(angle) - bendRadius];
}

/** Direction of the concourse at `s`, in radians. */
export function headingAt(s: number): number {
  return -s / bendRadius;
}

/** A point in the wing's frame. */
export function wing(u: number, w: number): Vector {
  return [w * Math.cos(lean) - u * Math.sin(lean), -u * Math.cos(lean) - w * Math.sin(lean)];
}

/** Direction across the wing, in radians. */
export const wingHeading = -lean;

/** The `w` coordinate of a point in the wing. */
export function wingAcross([x, y]: Vector): number {
  return x * Math.cos(lean) - y * Math.sin(lean);
}

/** The `u` coordinate of a point in the wing. */
export function wingDown([x, y]: Vector): number {
  return -x * Math.sin(lean) - y * Math.cos(lean);
}

/** Depths of the plan in meters: across the concourse, and across the wing. */
export const depth = {
  front: 7,
  rear: 27,
  northRear: 28,
  northWall: 32,
  southWall: 31,
  wingFront: 6.5,
  wingRear: 24,
  wingWall: 27.5,
} as const;

/** The `s` at which a line of constant `t` meets a line of constant `w`. */
function meeting(t: number, w: number): number {
  let [low, high] = [-60, 60];
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (wingAcross(arc(middle, t)) < w) low = middle;
    else high = middle;
  }
  return Math.round(((low + high) / 2) * 1000) / 1000;
}

/** Where the wing's rear lines and outer walls meet the lines of the concourse's south side. */
export const joint = {
  west: meeting(-depth.rear, -depth.wingRear),
  east: meeting(-depth.rear, depth.wingRear),
  westWall: meeting(-depth.southWall, -depth.wingWall),
  eastWall: meeting(-depth.southWall, depth.wingWall),
} as const;

/** Half the width of the concourse at `s`: an ellipse around the atrium, constant elsewhere. */
const oval = { length: 26, width: 15.5 } as const;

export function frontAt(s: number): number {
  const share = 1 - (s / oval.length) ** 2;
  return share <= 0 ? depth.front : Math.max(depth.front, oval.width * Math.sqrt(share));
}

/** Where the atrium's ellipse meets the straight concourse. */
const ovalEnd = oval.length * Math.sqrt(1 - (depth.front / oval.width) ** 2);

/** The front line from one `s` to another, on the north (1) or south (-1) side. */
export function frontLine(from: number, to: number, side: 1 | -1, setback = 0): Vector[] {
  const stops = [from, to];
  for (let degrees = 5; degrees < 180; degrees += 7.5) {
    stops.push(oval.length * Math.cos((degrees * Math.PI) / 180));
  }
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const within = [...stops, -ovalEnd, ovalEnd].filter(
    (s) => s >= low && s <= high && (s === from || s === to || Math.abs(s) <= ovalEnd),
  );
  const sorted = [...new Set(within)].sort((a, b) => (from < to ? a - b : b - a));
  return sorted.map((s) => arc(s, side * (frontAt(s) + setback)));
}

/** Points with these `s`, all at one `t`. */
export function line(t: number, stops: readonly number[]): Vector[] {
  return stops.map((s) => arc(s, t));
}

/** Every 8 m from one `s` to another, including both ends. */
function paces(from: number, to: number): number[] {
  const count = Math.ceil(Math.abs(to - from) / 8);
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

const plain = (points: readonly Vector[]): Corner[] => points.map((point) => ({ point }));

/** The outer wall, counterclockwise from the end of the wing. The same on all floors. */
export const outline: readonly Vector[] = rounded([
  { point: wing(69, -depth.wingWall), radius: 9 },
  { point: wing(76, -11), radius: 7 },
  { point: wing(76, 11), radius: 7 },
  { point: wing(69, depth.wingWall), radius: 9 },
  ...plain(line(-depth.southWall, paces(joint.eastWall, 92))),
  { point: arc(97.5, -depth.southWall), radius: 7 },
  { point: arc(106.5, -9), radius: 30 },
  { point: arc(106.5, 12), radius: 30 },
  { point: arc(98, depth.northWall), radius: 7 },
  ...plain(line(depth.northWall, paces(92, -92))),
  { point: arc(-97, depth.northWall), radius: 6 },
  { point: arc(-104, 19), radius: 14 },
  { point: arc(-104, -17), radius: 14 },
  { point: arc(-97, -depth.southWall), radius: 6 },
  ...plain(line(-depth.southWall, paces(-92, joint.westWall))),
]);

/** The part of the outer wall between two of its points, counterclockwise. */
export function outerWall(from: Vector, to: Vector): Vector[] {
  return alongRing(outline, from, to);
}

/** A point of the party lines behind the corner shops, where the wing starts, at this `w`. */
export const cornerLine = {
  west: [wing(29.5, -depth.wingFront), arc(joint.west, -depth.rear)],
  east: [wing(28, depth.wingFront), arc(joint.east, -depth.rear)],
} as const satisfies Record<string, readonly [Vector, Vector]>;

/** Where the line across the concourse at `s` meets a corner shop's party line. */
export function onCornerLine(side: 'west' | 'east', s: number): Vector {
  const [a, b] = cornerLine[side];
  return crossing(a, b, arc(s, -depth.front), arc(s, -depth.southWall));
}
