import { type Box, boxOf, type Spot } from '../survey/boxOf.ts';
import { type Rings, signedArea } from './rings.ts';

/**
 * Square meters that two polygons share. Both are cut to their common box and split into triangles
 * around one spot; the signed areas that pairs of triangles share add up to the result. It has no
 * special cases: shared walls, touching corners and holes need no tolerance.
 */
export function overlapArea(a: Rings, b: Rings): number {
  const common = commonBox(boxOf(a[0] ?? []), boxOf(b[0] ?? []));
  if (common === undefined) return 0;
  const pivot: Spot = [common[0], common[1]];
  const others = trianglesOf(b, common, pivot);
  let area = 0;
  for (const one of trianglesOf(a, common, pivot)) {
    for (const other of others) area += one.sign * other.sign * sharedArea(one, other);
  }
  return Math.max(0, area);
}

interface Triangle {
  readonly corners: readonly [Spot, Spot, Spot];
  readonly sign: number;
  readonly box: Box;
}

function commonBox(a: Box, b: Box): Box | undefined {
  const box: Box = [
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ];
  return box[0] < box[2] && box[1] < box[3] ? box : undefined;
}

function trianglesOf(rings: Rings, box: Box, pivot: Spot): Triangle[] {
  const triangles: Triangle[] = [];
  rings.forEach((ring, i) => {
    // Outer rings count as filled and holes as empty, regardless of their winding order.
    const turn = Math.sign(signedArea(ring)) * (i === 0 ? 1 : -1);
    const cut = cutToBox(ring, box);
    for (let k = 0; k < cut.length; k++) {
      const corners = [pivot, cut[k] as Spot, cut[(k + 1) % cut.length] as Spot] as const;
      const doubled = cross(...corners);
      if (doubled === 0) continue;
      const [p, q, r] = corners;
      const isLeft = doubled > 0;
      triangles.push({
        corners: isLeft ? [p, q, r] : [p, r, q],
        sign: turn * Math.sign(doubled),
        box: boxOf(corners),
      });
    }
  });
  return triangles;
}

/** Twice the signed area of the triangle. */
function cross([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): number {
  return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
}

/** Sutherland–Hodgman; the folds it leaves along the box cancel out in signed areas. */
function cutToBox(ring: readonly Spot[], [west, south, east, north]: Box): readonly Spot[] {
  let spots = ring.slice(0, -1);
  spots = cutBy(spots, ([x]) => x - west);
  spots = cutBy(spots, ([x]) => east - x);
  spots = cutBy(spots, ([, y]) => y - south);
  return cutBy(spots, ([, y]) => north - y);
}

/** Keeps the part on the positive side of a line. */
function cutBy(spots: readonly Spot[], side: (spot: Spot) => number): Spot[] {
  const kept: Spot[] = [];
  let before = spots.at(-1);
  if (before === undefined) return kept;
  let sideBefore = side(before);
  for (const spot of spots) {
    const sideHere = side(spot);
    if (sideBefore * sideHere < 0)
      kept.push(between(before, spot, sideBefore / (sideBefore - sideHere)));
    if (sideHere >= 0) kept.push(spot);
    before = spot;
    sideBefore = sideHere;
  }
  return kept;
}

function between([ax, ay]: Spot, [bx, by]: Spot, part: number): Spot {
  return [ax + part * (bx - ax), ay + part * (by - ay)];
}

function sharedArea(a: Triangle, b: Triangle): number {
  if (commonBox(a.box, b.box) === undefined) return 0;
  let shared: readonly Spot[] = a.corners;
  for (let i = 0; i < 3 && shared.length > 0; i++) {
    const from = b.corners[i] as Spot;
    const to = b.corners[(i + 1) % 3] as Spot;
    shared = cutBy(shared, (spot) => cross(from, to, spot));
  }
  const first = shared[0];
  return first === undefined ? 0 : Math.abs(signedArea([...shared, first]));
}
