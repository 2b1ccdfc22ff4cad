/** A point or vector in meters. */
export type Vec = readonly [x: number, y: number];

/** Lowest and highest coordinates of something. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Length of the line between two points. */
export function distance(a: Vec, b: Vec): number {
  return hypotenuse(a[0] - b[0], a[1] - b[1]);
}

/**
 * Length of a vector: `Math.hypot` as V8 computes it, but much faster, and with the same last digit
 * in every engine.
 */
export function hypotenuse(dx: number, dy: number): number {
  const scale = Math.max(Math.abs(dx), Math.abs(dy));
  if (scale === 0) return 0;
  const x = dx / scale;
  const y = dy / scale;
  return Math.sqrt(x * x + y * y) * scale;
}

/** The point at a fraction of the line from one point to another. */
export function between(a: Vec, b: Vec, share: number): Vec {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The point at a distance from `from` in a direction of length 1. */
export function moved(from: Vec, direction: Vec, by: number): Vec {
  return [from[0] + direction[0] * by, from[1] + direction[1] * by];
}

/** Left-hand normal of the line from a to b, of length 1; east for a line of length 0. */
export function normalOf(a: Vec, b: Vec): Vec {
  const length = distance(a, b);
  return length === 0 ? [1, 0] : [(a[1] - b[1]) / length, (b[0] - a[0]) / length];
}

/** Fraction of the line from a to b that is nearest to the point, from 0 to 1. */
export function nearestShare(point: Vec, a: Vec, b: Vec): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  return Math.max(0, Math.min(1, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square));
}

/** Distance of a point from a line. */
export function distanceToLine(point: Vec, a: Vec, b: Vec): number {
  const share = nearestShare(point, a, b);
  const x = a[0] + (b[0] - a[0]) * share;
  const y = a[1] + (b[1] - a[1]) * share;
  return hypotenuse(point[0] - x, point[1] - y);
}

function turn(a: Vec, b: Vec, c: Vec): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Whether two lines cross at a point inside both. */
export function linesCross(a: Vec, b: Vec, c: Vec, d: Vec): boolean {
  return turn(a, b, c) > 0 !== turn(a, b, d) > 0 && turn(c, d, a) > 0 !== turn(c, d, b) > 0;
}

/** Distance between two lines; 0 if they cross. */
export function lineDistance(a: Vec, b: Vec, c: Vec, d: Vec): number {
  if (linesCross(a, b, c, d)) return 0;
  return Math.min(
    distanceToLine(a, c, d),
    distanceToLine(b, c, d),
    distanceToLine(c, a, b),
    distanceToLine(d, a, b),
  );
}

/** Whether rings, outer and holes, contain the point, by the even-odd rule. */
export function ringsContain(rings: readonly (readonly Vec[])[], point: Vec): boolean {
  const x = point[0];
  const y = point[1];
  let isInside = false;
  for (const ring of rings) {
    let before = ring[ring.length - 1];
    for (const at of ring) {
      if (before === undefined) break;
      const isCrossing = at[1] > y !== before[1] > y;
      if (isCrossing && x < ((before[0] - at[0]) * (y - at[1])) / (before[1] - at[1]) + at[0]) {
        isInside = !isInside;
      }
      before = at;
    }
  }
  return isInside;
}

/** Area of a ring in square meters; negative if it runs clockwise. */
export function signedArea(ring: readonly Vec[]): number {
  let twice = 0;
  let before = ring[ring.length - 1];
  for (const at of ring) {
    if (before !== undefined) twice += before[0] * at[1] - at[0] * before[1];
    before = at;
  }
  return twice / 2;
}

/** The bounding box of points. */
export function boxOf(points: readonly Vec[]): Box {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const point of points) {
    minX = Math.min(minX, point[0]);
    minY = Math.min(minY, point[1]);
    maxX = Math.max(maxX, point[0]);
    maxY = Math.max(maxY, point[1]);
  }
  return { minX, minY, maxX, maxY };
}

/** The bounding box of everything within a distance of a line. */
export function boxAround(a: Vec, b: Vec, reach: number): Box {
  return {
    minX: Math.min(a[0], b[0]) - reach,
    minY: Math.min(a[1], b[1]) - reach,
    maxX: Math.max(a[0], b[0]) + reach,
    maxY: Math.max(a[1], b[1]) + reach,
  };
}
