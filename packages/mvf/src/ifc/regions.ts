import {
  Clipper,
  ClipType,
  EndType,
  FillRule,
  JoinType,
  type Path64,
  PolyTree64,
} from 'clipper2-ts';
import { hullOf } from '../geojson/hullOf.ts';
import { distance, ringsContain, type Vec } from '../graph/planeGeometry.ts';

/**
 * A part of the plane: rings in whole millimeters, outer ones counterclockwise and holes clockwise.
 * Whole numbers make the union and difference of shapes exact.
 */
export type Region = readonly Path64[];

/** The region of nothing. */
const nowhere: Region = [];

const unitsPerMeter = 1000;
const squareUnits = unitsPerMeter ** 2;
/** Corners this close to the line between their neighbors are left out, in millimeters. */
const bendUnits = 2;

/** The region that any of the rings covers, each of them counterclockwise and in meters. */
export function regionOf(rings: readonly (readonly Vec[])[]): Region {
  const paths = rings.map((ring) => ring.map(([x, y]) => ({ x: inUnits(x), y: inUnits(y) })));
  return Clipper.union(paths, FillRule.NonZero);
}

function inUnits(meters: number): number {
  return Math.round(meters * unitsPerMeter);
}

/** The union of regions. */
export function joined(regions: readonly Region[]): Region {
  const paths = regions.flat();
  return paths.length === 0 ? nowhere : Clipper.union(paths, FillRule.NonZero);
}

/** The intersection of two regions. */
export function common(one: Region, other: Region): Region {
  if (!mayMeet(one, other)) return nowhere;
  return Clipper.intersect([...one], [...other], FillRule.NonZero);
}

/** The part of the first region outside of the second. */
export function without(region: Region, gone: Region): Region {
  if (!mayMeet(region, gone)) return region;
  return Clipper.difference([...region], [...gone], FillRule.NonZero);
}

/** The region with its border moved outward by some meters; inward if negative. */
export function grown(region: Region, meters: number): Region {
  const by = meters * unitsPerMeter;
  return Clipper.inflatePaths([...region], by, JoinType.Miter, EndType.Polygon);
}

/** The region without gaps narrower than this. */
export function closed(region: Region, gapMeters: number): Region {
  return grown(grown(region, gapMeters / 2), -gapMeters / 2);
}

/** The region with corners that bend by less than 2 mm left out. */
export function simplified(region: Region): Region {
  return Clipper.simplifyPaths([...region], bendUnits);
}

/** The region without its holes. */
export function filled(region: Region): Region {
  return joined(region.filter((path) => Clipper.isPositive(path)).map((path) => [path]));
}

/** Square meters. */
export function areaOf(region: Region): number {
  return Clipper.areaPaths([...region]) / squareUnits;
}

/** Number of corners. */
export function cornersOf(region: Region): number {
  return region.reduce((sum, path) => sum + path.length, 0);
}

/** A polygon in meters, not closed: an outer ring and holes. */
export type Rings = readonly (readonly Vec[])[];

/** The polygons of a region with at least this size, the largest first. */
export function polygonsOf(region: Region, leastSquareMeters = 0.01): Rings[] {
  const tree = new PolyTree64();
  Clipper.booleanOpWithPolyTree(ClipType.Union, [...region], null, tree, FillRule.NonZero);
  const found: { readonly rings: Rings; readonly size: number }[] = [];
  const visit = (parent: PolyTree64): void => {
    for (let i = 0; i < parent.count; i += 1) {
      const outer = parent.child(i);
      const rings = [outer.poly ?? []];
      for (let k = 0; k < outer.count; k += 1) {
        const hole = outer.child(k);
        rings.push(hole.poly ?? []);
        visit(hole);
      }
      const size = areaOf(rings);
      const usable = rings.filter((ring, at) => at === 0 || Math.abs(areaOf([ring])) > 1e-4);
      if (size >= leastSquareMeters) found.push({ rings: usable.map(inMeters), size });
    }
  };
  visit(tree);
  return found.sort((a, b) => b.size - a.size).map(({ rings }) => rings);
}

/** Whether a region contains a point. */
export function containsPoint(region: Region, at: Vec): boolean {
  return ringsContain(region.map(inMeters), at);
}

/** Every corner of a region, in meters. */
export function pointsOf(region: Region): Vec[] {
  return region.flatMap(inMeters);
}

function inMeters(path: Path64): Vec[] {
  return path.map(({ x, y }): Vec => [x / unitsPerMeter, y / unitsPerMeter]);
}

/** The region of the rings of a polygon. */
export function regionOfRings(rings: Rings): Region {
  return rings.map((ring) => ring.map(([x, y]) => ({ x: inUnits(x), y: inUnits(y) })));
}

/** The convex region around points. */
export function hullRegion(points: readonly Vec[]): Region {
  const hull = hullOf(points.map(([x, y]): [number, number] => [x, y]));
  return hull.length < 4 ? nowhere : regionOf([hull.map(([x, y]): Vec => [x, y])]);
}

/** The middle line of an elongated shape, and its width. */
export interface Beam {
  readonly line: readonly [Vec, Vec];
  readonly lengthMeters: number;
  readonly widthMeters: number;
}

/** The rectangle around points in a direction of length 1, as its middle line in that direction. */
export function beamAlong(points: readonly Vec[], [dx, dy]: Vec): Beam | undefined {
  let [low, high, left, right] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    const along = x * dx + y * dy;
    const across = x * -dy + y * dx;
    [low, high] = [Math.min(low, along), Math.max(high, along)];
    [left, right] = [Math.min(left, across), Math.max(right, across)];
  }
  if (points.length === 0) return undefined;
  const middle = (left + right) / 2;
  const at = (along: number): Vec => [along * dx - middle * dy, along * dy + middle * dx];
  return { line: [at(low), at(high)], lengthMeters: high - low, widthMeters: right - left };
}

/** The middle line of the smallest rectangle around points (Freeman and Shapira, 1975). */
export function beamOf(points: readonly Vec[]): Beam | undefined {
  const hull = hullOf(points.map(([x, y]): [number, number] => [x, y]));
  let best: Beam | undefined;
  hull.slice(1).forEach(([x, y], i) => {
    const [beforeX, beforeY] = hull[i] ?? [x, y];
    const length = distance([beforeX, beforeY], [x, y]);
    if (length < 1e-6) return;
    const direction: Vec = [(x - beforeX) / length, (y - beforeY) / length];
    for (const way of [direction, [-direction[1], direction[0]] as const]) {
      const beam = beamAlong(points, way);
      if (beam === undefined || beam.lengthMeters < beam.widthMeters) continue;
      const size = beam.lengthMeters * beam.widthMeters;
      if (best === undefined || size < best.lengthMeters * best.widthMeters) best = beam;
    }
  });
  return best;
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether the boxes around two regions meet. */
export function mayMeet(one: Region, other: Region): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const [a, b] = [boundsOf(one), boundsOf(other)];
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

const knownBounds = new WeakMap<Region, Bounds>();

function boundsOf(region: Region): Bounds {
  const known = knownBounds.get(region);
  if (known !== undefined) return known;
  const bounds = Clipper.getBoundsPaths([...region]);
  knownBounds.set(region, bounds);
  return bounds;
}
