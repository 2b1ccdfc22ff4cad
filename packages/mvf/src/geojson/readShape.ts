import { ringsContain } from '../graph/planeGeometry.ts';
import type { Position } from '../record-types/geometry.ts';

/** Fixes that a geometry needed; `height` for positions with a third number, which is not kept. */
export type ShapeFix =
  | 'ring direction'
  | 'open ring'
  | 'stray ring'
  | 'position'
  | 'ring'
  | 'geometry'
  | 'height';

/** A geometry of any type, decomposed. */
export interface Shape {
  readonly polygons: readonly Position[][][];
  readonly lines: readonly Position[][];
  readonly points: readonly Position[];
  readonly fixes: ReadonlySet<ShapeFix>;
}

interface Draft {
  readonly polygons: Position[][][];
  readonly lines: Position[][];
  readonly points: Position[];
  readonly fixes: Set<ShapeFix>;
}

const deepestCollection = 4;

/**
 * Decomposes a GeoJSON geometry of any type: drops positions off Earth, closes rings, orients them
 * as RFC 7946 requires, and keeps only longitude and latitude.
 */
export function readShape(geometry: unknown): Shape {
  const draft: Draft = { polygons: [], lines: [], points: [], fixes: new Set() };
  readInto(draft, geometry, 0);
  return draft;
}

function readInto(draft: Draft, geometry: unknown, depth: number): void {
  if (geometry === null || geometry === undefined) return;
  const { type, coordinates, geometries } = geometry as Record<string, unknown>;
  const parts = listOf(coordinates);
  switch (type) {
    case 'Point':
      return addPoints(draft, [coordinates]);
    case 'MultiPoint':
      return addPoints(draft, parts);
    case 'LineString':
      return addLines(draft, [coordinates]);
    case 'MultiLineString':
      return addLines(draft, parts);
    case 'Polygon':
      return addPolygons(draft, [coordinates]);
    case 'MultiPolygon':
      return addPolygons(draft, parts);
    case 'GeometryCollection':
      if (depth >= deepestCollection) break;
      return listOf(geometries).forEach((part) => readInto(draft, part, depth + 1));
  }
  draft.fixes.add('geometry');
}

function addPoints({ points, fixes }: Draft, given: readonly unknown[]): void {
  for (const place of placesOf(given, fixes)) points.push(place);
}

function addLines({ lines, fixes }: Draft, given: readonly unknown[]): void {
  for (const line of given) {
    const places = placesOf(listOf(line), fixes);
    if (places.length >= 2) lines.push(places);
    else fixes.add('geometry');
  }
}

function addPolygons({ polygons, fixes }: Draft, given: readonly unknown[]): void {
  for (const polygon of given) {
    const [outer, ...holes] = listOf(polygon).map((ring, i) => ringOf(ring, i === 0, fixes));
    if (outer === undefined) {
      fixes.add('geometry');
      continue;
    }
    const rings = [outer];
    const plainOuter = outer.map(([x, y]) => [x, y] as const);
    polygons.push(rings);
    for (const hole of holes) {
      if (hole === undefined) continue;
      if (hole.some(([x, y]) => ringsContain([plainOuter], [x, y]))) {
        rings.push(hole);
        continue;
      }
      // Some files write the parts of a MultiPolygon as rings of one Polygon.
      fixes.add('stray ring');
      polygons.push([hole.reverse()]);
    }
  }
}

/** A closed ring with four or more positions, outer ones counterclockwise. */
function ringOf(given: unknown, isOuter: boolean, fixes: Set<ShapeFix>): Position[] | undefined {
  const ring = placesOf(listOf(given), fixes);
  const [first] = ring;
  if (first === undefined) return undefined;
  const last = ring.at(-1);
  if (last === undefined || !isSame(first, last)) {
    ring.push([first[0], first[1]]);
    fixes.add('open ring');
  }
  const area = turnOf(ring);
  if (ring.length < 4 || area === 0) {
    fixes.add('ring');
    return undefined;
  }
  if (area > 0 !== isOuter) {
    fixes.add('ring direction');
    ring.reverse();
  }
  return ring;
}

/** The positions of a list without consecutive duplicates. */
function placesOf(given: readonly unknown[], fixes: Set<ShapeFix>): Position[] {
  const places: Position[] = [];
  for (const value of given) {
    const place = placeOf(value);
    const before = places.at(-1);
    if (hasHeight(value)) fixes.add('height');
    if (place === undefined) fixes.add('position');
    else if (before === undefined || !isSame(before, place)) places.push(place);
  }
  return places;
}

/** Longitude and latitude of a GeoJSON position; undefined if it is invalid. */
export function placeOf(value: unknown): Position | undefined {
  const position = listOf(value);
  const longitude = position[0];
  const latitude = position[1];
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return undefined;
  const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
  return isOnEarth ? [rounded(longitude), rounded(latitude)] : undefined;
}

/** Shapefiles write lower numbers for positions without a height. */
const lowestHeight = -1e38;

/** Whether a position has a meaningful height: many files write 0 everywhere. */
function hasHeight(position: unknown): boolean {
  const height = listOf(position)[2];
  return typeof height === 'number' && height !== 0 && height > lowestHeight;
}

/** Rounds to a tenth of a millimeter; adding zero turns −0 into 0. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e9) / 1e9 + 0;
}

function isSame(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Twice the area of a ring in square degrees; negative if it runs clockwise. */
function turnOf(ring: readonly Position[]): number {
  const [origin] = ring;
  if (origin === undefined) return 0;
  let sum = 0;
  let before = origin;
  for (const at of ring) {
    // Relative to the first position, because far from 0° the products would lose precision.
    sum +=
      (before[0] - origin[0]) * (at[1] - origin[1]) - (at[0] - origin[0]) * (before[1] - origin[1]);
    before = at;
  }
  return sum;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
