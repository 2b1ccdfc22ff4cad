import type { LocalPoint } from '@mezzanine/mvf';

/** Distance between two points in meters. */
export function distanceBetween([ax, ay]: LocalPoint, [bx, by]: LocalPoint): number {
  return Math.hypot(bx - ax, by - ay);
}

/** Length of a line in meters. */
export function lengthOf(line: readonly LocalPoint[]): number {
  return line.reduce((sum, point, i) => sum + distanceBetween(line[i - 1] ?? point, point), 0);
}

/** Distance from a point to a segment in meters. */
export function distanceToSegment(point: LocalPoint, start: LocalPoint, end: LocalPoint): number {
  return distanceBetween(point, nearestOnSegment(point, start, end));
}

/** The point of a segment nearest to a point. */
export function nearestOnSegment(
  [px, py]: LocalPoint,
  [ax, ay]: LocalPoint,
  [bx, by]: LocalPoint,
): LocalPoint {
  const dx = bx - ax;
  const dy = by - ay;
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / squared;
  const part = Math.min(1, Math.max(0, along));
  return [ax + part * dx, ay + part * dy];
}

/** Whether two segments have a point in common; touching counts. */
export function segmentsCross(a: LocalPoint, b: LocalPoint, c: LocalPoint, d: LocalPoint): boolean {
  const abc = turnOf(a, b, c);
  const abd = turnOf(a, b, d);
  // Most segments are on one side.
  if (abc * abd > 0) return false;
  const cda = turnOf(c, d, a);
  const cdb = turnOf(c, d, b);
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  );
}

/** Distance between two segments in meters; 0 if they cross. */
export function distanceBetweenSegments(
  a: LocalPoint,
  b: LocalPoint,
  c: LocalPoint,
  d: LocalPoint,
): number {
  if (segmentsCross(a, b, c, d)) return 0;
  return Math.min(
    distanceToSegment(a, c, d),
    distanceToSegment(b, c, d),
    distanceToSegment(c, a, b),
    distanceToSegment(d, a, b),
  );
}

/** Whether a point is inside a ring, closed or not. */
export function isInsideRing(ring: readonly LocalPoint[], [x, y]: LocalPoint): boolean {
  let isInside = false;
  let [startX, startY] = ring.at(-1) ?? [0, 0];
  for (const [endX, endY] of ring) {
    const isBeside = startY > y !== endY > y;
    if (isBeside && x < startX + ((y - startY) / (endY - startY)) * (endX - startX)) {
      isInside = !isInside;
    }
    [startX, startY] = [endX, endY];
  }
  return isInside;
}

/** The point at a fraction from `start` to `end`: 0 is the start, 1 the end. */
export function pointBetween(start: LocalPoint, end: LocalPoint, part: number): LocalPoint {
  return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part];
}

/** Bearing from `start` to `end`: degrees clockwise from north, 0 to 360. */
export function bearingOf([ax, ay]: LocalPoint, [bx, by]: LocalPoint): number {
  return ((Math.atan2(bx - ax, by - ay) * 180) / Math.PI + 360) % 360;
}

/** Minimum and maximum of numbers; there may be too many for `Math.min`. */
export function rangeOf(values: readonly number[]): readonly [least: number, most: number] {
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

/** Twice the area of the triangle: positive if `c` is left of the line from `a` to `b`. */
export function turnOf(a: LocalPoint, b: LocalPoint, c: LocalPoint): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function isBetween([ax, ay]: LocalPoint, [bx, by]: LocalPoint, [px, py]: LocalPoint): boolean {
  return (
    Math.min(ax, bx) <= px &&
    px <= Math.max(ax, bx) &&
    Math.min(ay, by) <= py &&
    py <= Math.max(ay, by)
  );
}
