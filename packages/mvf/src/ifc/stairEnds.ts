import { distance, moved, type Vec } from '../graph/planeGeometry.ts';
import type { Point3 } from './Affine.ts';

/** Where people step onto or off stairs. */
export interface StairEnd {
  /** The edge of the lowest or highest step. */
  readonly line: readonly [Vec, Vec];
  /** Places in front of it, nearest first. */
  readonly fronts: readonly Vec[];
}

/** Heights from the end of stairs, in meters: of the first step, and of those after it. */
const firstStep = 0.25;
const nextSteps = [0.3, 1] as const;
const frontMeters = [0.3, 0.6, 0.9, 1.2];
const narrowestMeters = 0.6;

/** The lower end of stairs. */
export function footOf(corners: readonly Point3[]): StairEnd | undefined {
  const low = corners.reduce((least, [, , z]) => Math.min(least, z), Infinity);
  return endOf(corners.map(([x, y, z]) => [x, y, z - low]));
}

/** The upper end of stairs. */
export function headOf(corners: readonly Point3[]): StairEnd | undefined {
  const high = corners.reduce((most, [, , z]) => Math.max(most, z), -Infinity);
  return endOf(corners.map(([x, y, z]) => [x, y, high - z]));
}

/** The end at height 0; the following steps determine its direction. */
function endOf(corners: readonly Point3[]): StairEnd | undefined {
  const between = (low: number, high: number): Vec[] =>
    corners.filter(([, , z]) => z >= low && z <= high).map(([x, y]): Vec => [x, y]);
  const first = between(0, firstStep);
  const [from, to] = [middleOf(between(...nextSteps)), middleOf(first)];
  if (from === undefined || to === undefined || distance(from, to) < 0.05) return undefined;
  const length = distance(from, to);
  const way: Vec = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const side: Vec = [-way[1], way[0]];
  const along = first.map(([x, y]) => x * way[0] + y * way[1]);
  const across = first.map(([x, y]) => x * side[0] + y * side[1]);
  const [edge, left, right] = [most(along, 1), most(across, -1), most(across, 1)];
  if (right - left < narrowestMeters) return undefined;
  const at = (shift: number): Vec => [
    edge * way[0] + shift * side[0],
    edge * way[1] + shift * side[1],
  ];
  const middle = at((left + right) / 2);
  return {
    line: [at(left), at(right)],
    fronts: frontMeters.map((meters) => moved(middle, way, meters)),
  };
}

/** The middle of the box around points. */
function middleOf(points: readonly Vec[]): Vec | undefined {
  if (points.length === 0) return undefined;
  const [x, y] = [points.map((at) => at[0]), points.map((at) => at[1])];
  return [(most(x, 1) + most(x, -1)) / 2, (most(y, 1) + most(y, -1)) / 2];
}

/** The highest or lowest number. */
function most(numbers: readonly number[], sign: 1 | -1): number {
  return numbers.reduce((best, one) => (one * sign > best * sign ? one : best), -sign * Infinity);
}
