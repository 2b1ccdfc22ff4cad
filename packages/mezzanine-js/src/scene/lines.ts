import type { Line, Point } from './SceneModel.ts';

/** Distance between two points in meters. */
export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Length of a line in meters. */
export function lengthOf(line: Line): number {
  return line.reduce((sum, point, i) => sum + distanceBetween(line[i - 1] ?? point, point), 0);
}

/** Unit vector to the right of the direction from a to b; zero if they are the same. */
export function rightOf(a: Point, b: Point): Point {
  const length = distanceBetween(a, b) || 1;
  return [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
}

/** A line without the points that are at most this many meters from the point kept before them. */
export function withoutRepeats(line: Line, meters = 0): Point[] {
  const kept: Point[] = [];
  for (const point of line) {
    const last = kept.at(-1);
    if (!last || distanceBetween(last, point) > meters) kept.push(point);
  }
  return kept;
}
