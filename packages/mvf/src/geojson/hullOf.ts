import type { Position } from '../record-types/geometry.ts';

/** The convex hull of positions, counterclockwise and closed (Andrew, 1979). */
export function hullOf(places: readonly Position[]): Position[] {
  const sorted = [...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const lower = halfHull(sorted);
  const upper = halfHull(sorted.reverse());
  const ring = [...lower.slice(0, -1), ...upper.slice(0, -1)];
  const [first] = ring;
  return first === undefined ? [] : [...ring, first].map(([x, y]): Position => [x, y]);
}

function halfHull(sorted: readonly Position[]): Position[] {
  const hull: Position[] = [];
  for (const place of sorted) {
    while (hull.length >= 2 && turn(hull.at(-2), hull.at(-1), place) <= 0) hull.pop();
    hull.push(place);
  }
  return hull;
}

function turn(a: Position | undefined, b: Position | undefined, c: Position): number {
  if (a === undefined || b === undefined) return 1;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
