import type { MultiPolygon, Polygon, Position } from '../record-types/geometry.ts';

type Outline = Polygon | MultiPolygon;

/** Tolerance in degrees, less than a millimeter, for positions on an edge. */
const tolerance = 1e-9;

/** Above this many comparisons, the hull is used; a building has some hundred corners. */
const mostComparisons = 2e7;

/**
 * The area that the levels of a building cover: the outline of the largest one if it contains all
 * others, otherwise the convex hull of all; `null` without levels.
 */
export function buildingOutline(outlines: readonly Outline[]): Outline | null {
  const [largest] = outlines.toSorted((a, b) => areaOf(b) - areaOf(a));
  if (!largest) return null;
  const corners = outlines.filter((outline) => outline !== largest).flatMap(cornersOf);
  const edges = cornersOf(largest).length;
  const isHolding =
    corners.length * edges <= mostComparisons && corners.every((place) => holds(largest, place));
  return isHolding ? largest : (hullOf(outlines.flatMap(cornersOf)) ?? largest);
}

/** The outer rings. */
function ringsOf(outline: Outline): Position[][] {
  const polygons = outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates;
  return polygons.flatMap(([outer]) => (outer ? [outer] : []));
}

function cornersOf(outline: Outline): Position[] {
  return ringsOf(outline).flat();
}

function edgesOf(ring: readonly Position[]): (readonly [from: Position, to: Position])[] {
  return ring.slice(1).map((to, i) => [ring[i] ?? to, to] as const);
}

/** In square degrees, which is enough to compare. */
function areaOf(outline: Outline): number {
  return ringsOf(outline).reduce((sum, ring) => {
    const doubled = edgesOf(ring).reduce((all, [[ax, ay], [bx, by]]) => all + ax * by - bx * ay, 0);
    return sum + Math.abs(doubled) / 2;
  }, 0);
}

/** Whether the place is inside the outline or on its edge. */
function holds(outline: Outline, [x, y]: Position): boolean {
  return ringsOf(outline).some((ring) => {
    let isInside = false;
    for (const [[ax, ay], [bx, by]] of edgesOf(ring)) {
      if (distanceTo([ax, ay], [bx, by], [x, y]) <= tolerance) return true;
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
    }
    return isInside;
  });
}

type Pair = readonly [x: number, y: number];

/** Distance of a position from the line between two others. */
function distanceTo([ax, ay]: Pair, [bx, by]: Pair, [x, y]: Pair): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(ax + part * dx - x, ay + part * dy - y);
}

/** The convex hull, counterclockwise; empty if all positions are on one line. */
function hullOf(places: readonly Position[]): Polygon | undefined {
  const sorted = places
    .map(([x, y]): Position => [x, y])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const lower = chainOf(sorted);
  const upper = chainOf(sorted.reverse());
  const ring = [...lower, ...upper];
  const [first] = ring;
  if (!first || ring.length < 3) return undefined;
  return { type: 'Polygon', coordinates: [[...ring, first]] };
}

/** One side of the hull, without its last place. */
function chainOf(sorted: readonly Position[]): Position[] {
  const chain: Position[] = [];
  for (const place of sorted) {
    while (chain.length > 1 && !isLeftTurn(chain.at(-2), chain.at(-1), place)) chain.pop();
    chain.push(place);
  }
  return chain.slice(0, -1);
}

/** Whether the path from `a` over `b` to `c` turns left by more than a rounding error. */
function isLeftTurn(a: Position | undefined, b: Position | undefined, c: Position): boolean {
  if (!a || !b) return true;
  const [dx, dy] = [c[0] - a[0], c[1] - a[1]];
  return dy * (b[0] - a[0]) - dx * (b[1] - a[1]) > tolerance * Math.hypot(dx, dy);
}
