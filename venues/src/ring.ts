import { cross, distance, projectOn, type Vector } from './vector.ts';

/** A closed outline without repeating its first point. Counterclockwise unless it is a hole. */
export type Ring = readonly Vector[];

/** The edges of a ring, including the closing one. */
export function edgesOf(ring: Ring): [Vector, Vector][] {
  return ring.map((point, i) => [point, at(ring, i + 1)]);
}

/** The point with this index, modulo the number of points. */
export function at(ring: Ring, index: number): Vector {
  const point = ring[((index % ring.length) + ring.length) % ring.length];
  if (point === undefined) throw new RangeError('The ring is empty; expected at least one point.');
  return point;
}

/** Area in square meters, positive if counterclockwise. */
export function signedArea(ring: Ring): number {
  return edgesOf(ring).reduce((sum, [a, b]) => sum + cross(a, b), 0) / 2;
}

/** Returns the ring in counterclockwise order. */
export function counterclockwise(ring: Ring): Ring {
  return signedArea(ring) < 0 ? [...ring].reverse() : ring;
}

/** Whether a point is inside rings. Holes are outside. */
export function contains(rings: readonly Ring[], [x, y]: Vector): boolean {
  let inside = false;
  for (const ring of rings) {
    // Does not use `edgesOf`: this runs for every place on every floor, and allocating pairs is
    // slow.
    let a = at(ring, -1);
    for (const b of ring) {
      const isAcross = a[1] > y !== b[1] > y;
      if (isAcross && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
      a = b;
    }
  }
  return inside;
}

/** Distance in meters from a point to the nearest edge. */
export function clearance(rings: readonly Ring[], point: Vector): number {
  let nearest = Infinity;
  for (const ring of rings) {
    let a = at(ring, -1);
    for (const b of ring) {
      nearest = Math.min(nearest, projectOn(point, a, b).off);
      a = b;
    }
  }
  return nearest;
}

/** Whether the open segments `a b` and `c d` cross. */
export function segmentsCross([a, b]: readonly Vector[], [c, d]: readonly Vector[]): boolean {
  if (!a || !b || !c || !d) throw new RangeError('A segment has two points.');
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;
}

/** The side of the line through `a` and `b` that a point is on: positive is left. */
function sideOf([ax, ay]: Vector, [bx, by]: Vector, [x, y]: Vector): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

/**
 * The point farthest from every edge, to half a meter, where a label fits best. Ties are resolved
 * in favor of the point nearest the center of the bounding box.
 */
export function labelPoint(rings: readonly Ring[]): Vector {
  const outer = rings[0] ?? [];
  const xs = outer.map(([x]) => x);
  const ys = outer.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const middle: Vector = [(left + right) / 2, (bottom + top) / 2];
  const step = Math.max(0.25, Math.min(right - left, top - bottom) / 24);
  let best: Vector = middle;
  let bestScore = -Infinity;
  for (let x = left + step / 2; x < right; x += step) {
    for (let y = bottom + step / 2; y < top; y += step) {
      const point: Vector = [x, y];
      if (!contains(rings, point)) continue;
      const score = clearance(rings, point) - 0.05 * distance(point, middle);
      if (score > bestScore) [best, bestScore] = [point, score];
    }
  }
  return best;
}
