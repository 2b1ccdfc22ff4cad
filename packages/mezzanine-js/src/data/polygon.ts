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
  const crossings = crossingsAt(rings, centroid[1]);
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
      if (start) nearest = Math.min(nearest, distanceToEdge(point, start, end));
      start = end;
    }
  }
  return nearest;
}

/** Whether a point lies inside the outer ring and in none of its holes. */
export function isInside(rings: LocalRings, [x, y]: LocalPoint): boolean {
  return crossingsAt(rings, y).filter((crossing) => crossing > x).length % 2 === 1;
}

/** Intersections of the horizontal line at `y` with the rings, from west to east. */
function crossingsAt(rings: LocalRings, y: number): number[] {
  const crossings: number[] = [];
  for (const ring of rings) {
    let [startX, startY] = ring.at(-1) ?? [0, 0];
    for (const [endX, endY] of ring) {
      if (startY > y !== endY > y) {
        crossings.push(startX + ((y - startY) / (endY - startY)) * (endX - startX));
      }
      [startX, startY] = [endX, endY];
    }
  }
  return crossings.sort((a, b) => a - b);
}

function signedArea(ring: readonly LocalPoint[]): number {
  let twice = 0;
  let [startX, startY] = ring.at(-1) ?? [0, 0];
  for (const [endX, endY] of ring) {
    twice += startX * endY - endX * startY;
    [startX, startY] = [endX, endY];
  }
  return twice / 2;
}

function centroidOf(ring: readonly LocalPoint[]): LocalPoint {
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

function distanceToEdge(point: LocalPoint, start: LocalPoint, end: LocalPoint): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const [px, py] = [point[0] - start[0], point[1] - start[1]];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / squared));
  return Math.hypot(px - along * dx, py - along * dy);
}
