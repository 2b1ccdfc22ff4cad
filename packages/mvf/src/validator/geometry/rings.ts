import type { Spot } from '../survey/boxOf.ts';

/** A closed ring in meters; the first spot is the last. */
export type Ring = readonly Spot[];

/** An outer ring and its holes. */
export type Rings = readonly Ring[];

/** Area in square meters; positive where the ring runs counterclockwise. */
export function signedArea(ring: Ring): number {
  const [originX = 0, originY = 0] = ring[0] ?? [];
  let doubled = 0;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1] as Spot;
    const [bx, by] = ring[i] as Spot;
    doubled += (ax - originX) * (by - originY) - (bx - originX) * (ay - originY);
  }
  return doubled / 2;
}

/** Area of a polygon in square meters without its holes; never negative. */
export function areaOf(rings: Rings): number {
  return rings.reduce((area, ring, i) => {
    const own = Math.abs(signedArea(ring));
    return i === 0 ? own : Math.max(0, area - own);
  }, 0);
}

/** Meters from the spot to the nearest edge of any of the lines. */
export function distanceToLines(spot: Spot, lines: readonly (readonly Spot[])[]): number {
  let nearest = Infinity;
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      const close = closestOnSegment(spot, line[i - 1] as Spot, line[i] as Spot);
      nearest = Math.min(nearest, distance(spot, close));
    }
  }
  return nearest;
}

/** The spot on the segment from a to b that is nearest to the given spot. */
export function closestOnSegment([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): Spot {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  if (squared === 0) return [ax, ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / squared));
  return [ax + along * dx, ay + along * dy];
}

/** Meters between two spots. */
export function distance([ax, ay]: Spot, [bx, by]: Spot): number {
  return Math.hypot(bx - ax, by - ay);
}

/** Halfway between two spots. */
export function middle([ax, ay]: Spot, [bx, by]: Spot): Spot {
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** A spot inside the polygon, or its first corner if the polygon has no interior. */
export function spotInside(rings: Rings): Spot {
  const outer = rings[0] ?? [];
  for (const y of scanHeights(outer)) {
    const crossings = crossingsAt(rings, y);
    let best: readonly [number, number] = [0, 0];
    for (let i = 1; i < crossings.length; i += 2) {
      const span = [crossings[i - 1] as number, crossings[i] as number] as const;
      if (span[1] - span[0] > best[1] - best[0]) best = span;
    }
    if (best[1] > best[0]) return [(best[0] + best[1]) / 2, y];
  }
  return outer[0] ?? [0, 0];
}

function scanHeights(ring: Ring): number[] {
  let low = Infinity;
  let high = -Infinity;
  // Not `Math.min(...)`: a ring can have more corners than a call can have arguments.
  for (const [, y] of ring) {
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  // Fractions that corners of drawn plans rarely have.
  return [0.503, 0.271, 0.733, 0.117, 0.891].map((part) => low + part * (high - low));
}

function crossingsAt(rings: Rings, y: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [ax, ay] = ring[i - 1] as Spot;
      const [bx, by] = ring[i] as Spot;
      if (ay > y !== by > y) found.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
    }
  }
  return found.sort((a, b) => a - b);
}
