import type { LocalPoint } from '@mezzanine/mvf';

/** Rings of a polygon in meters, the outer one first; closed or open. */
export type LocalRings = readonly (readonly LocalPoint[])[];

/** Area of the outer ring minus its holes, in square meters. */
export function areaOf(rings: LocalRings): number {
  const [outer = 0, ...holes] = rings.map((ring) => Math.abs(signedArea(ring)));
  return Math.max(
    0,
    holes.reduce((area, hole) => area - hole, outer),
  );
}

/**
 * The centroid if it lies inside, otherwise the middle of the widest horizontal stretch at its
 * height.
 */
export function interiorPointOf(rings: LocalRings): LocalPoint {
  const outer = rings[0] ?? [];
  const centroid = centroidOf(outer);
  if (isInside(rings, centroid)) return centroid;
  const crossings: number[] = [];
  eachCrossing(rings, centroid[1], (crossing) => crossings.push(crossing));
  crossings.sort((a, b) => a - b);
  let widest: LocalPoint = outer[0] ?? [0, 0];
  let width = 0;
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [west = 0, east = 0] = [crossings[i], crossings[i + 1]];
    if (east - west <= width) continue;
    width = east - west;
    widest = [(west + east) / 2, centroid[1]];
  }
  return widest;
}

/** Distance from a point to the nearest edge of any ring, in meters. */
export function distanceToBoundary(rings: LocalRings, point: LocalPoint): number {
  let nearest = Infinity;
  for (const ring of rings) {
    let start = ring.at(-1);
    for (const end of ring) {
      if (start) nearest = Math.min(nearest, distanceToSegment(point, start, end));
      start = end;
    }
  }
  return nearest;
}

/** Whether a point lies inside the outer ring and in none of its holes. */
export function isInside(rings: LocalRings, [x, y]: LocalPoint): boolean {
  let isOdd = false;
  eachCrossing(rings, y, (crossing) => {
    if (crossing > x) isOdd = !isOdd;
  });
  return isOdd;
}

/** Calls with each intersection of the horizontal line at `y` with the rings. */
function eachCrossing(rings: LocalRings, y: number, call: (x: number) => void): void {
  for (const ring of rings) {
    let [startX, startY] = ring.at(-1) ?? [0, 0];
    for (const [endX, endY] of ring) {
      if (startY > y !== endY > y) {
        call(startX + ((y - startY) / (endY - startY)) * (endX - startX));
      }
      [startX, startY] = [endX, endY];
    }
  }
}

/** Area of a ring in square meters; negative if it runs clockwise. */
export function signedArea(ring: readonly LocalPoint[]): number {
  let twice = 0;
  let [startX, startY] = ring.at(-1) ?? [0, 0];
  for (const [endX, endY] of ring) {
    twice += startX * endY - endX * startY;
    [startX, startY] = [endX, endY];
  }
  return twice / 2;
}

/** Center of the area of a ring; the first point if it has none. */
export function centroidOf(ring: readonly LocalPoint[]): LocalPoint {
  const area = signedArea(ring);
  // Without an area (all points on a line) the formula divides by zero.
  if (area === 0) return ring[0] ?? [0, 0];
  let [x, y] = [0, 0];
  let [startX, startY] = ring.at(-1) ?? [0, 0];
  for (const [endX, endY] of ring) {
    const cross = startX * endY - endX * startY;
    x += (startX + endX) * cross;
    y += (startY + endY) * cross;
    [startX, startY] = [endX, endY];
  }
  return [x / (6 * area), y / (6 * area)];
}

/** Distance from a point to a segment, in meters. */
export function distanceToSegment(point: LocalPoint, start: LocalPoint, end: LocalPoint): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const [px, py] = [point[0] - start[0], point[1] - start[1]];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / squared));
  return Math.hypot(px - along * dx, py - along * dy);
}
