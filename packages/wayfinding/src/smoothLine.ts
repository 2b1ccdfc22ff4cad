import type { Barriers } from './Barriers.ts';
import { distanceBetween, pointBetween } from './geometry.ts';
import type { LocalPoint } from '@mezzanine/mvf';

/** Half the width of a person. */
export const BODY_RADIUS_METERS = 0.45;

/**
 * This close to the ends of a line and to narrow places, walls may be nearer, because doors are
 * narrow.
 */
export const EXEMPT_METERS = 2 * BODY_RADIUS_METERS;

/** A shortcut skips at most this many points, which bounds the work for long lines. */
const LONGEST_LOOK = 128;

/**
 * Pulls a line taut: each point is followed by the last point that can be reached in a straight
 * line, at a body's radius from all barriers. If not even the next point can be reached that way,
 * the line follows the graph. Near both ends, and near points where a body does not fit, such as
 * the node in a door, the line may pass closer to barriers but not cross them. On a floor without
 * barriers the line is not changed, because a straight line could cross a wall.
 *
 * @param line - points on one floor, in meters
 * @param barriers - barriers of that floor
 * @returns points of the line, first and last included
 */
export function smoothLine(line: readonly LocalPoint[], barriers: Barriers): LocalPoint[] {
  if (line.length < 3 || !barriers.isSurveyed) return [...line];
  const isTight = line.map(
    (point, i) => i === 0 || i === line.length - 1 || !barriers.isRoomAt(point, BODY_RADIUS_METERS),
  );
  const smooth: LocalPoint[] = [];
  for (let i = 0; i < line.length; i = furthestFrom(i, line, isTight, barriers)) {
    smooth.push(line[i] ?? [0, 0]);
  }
  return smooth;
}

function furthestFrom(
  i: number,
  line: readonly LocalPoint[],
  isTight: readonly boolean[],
  barriers: Barriers,
): number {
  const from = line[i] ?? [0, 0];
  for (let j = Math.min(i + LONGEST_LOOK, line.length - 1); j > i + 1; j -= 1) {
    const to = line[j] ?? [0, 0];
    const trims = [isTight[i], isTight[j]].map((tight) => (tight ? EXEMPT_METERS : 0));
    if (canWalk(from, to, trims, barriers)) return j;
  }
  return i + 1;
}

/**
 * Whether the straight line from `a` to `b` is free; near the ends, for `trims` meters, without a
 * radius.
 */
function canWalk(
  a: LocalPoint,
  b: LocalPoint,
  [trimA = 0, trimB = 0]: readonly number[],
  barriers: Barriers,
): boolean {
  const length = distanceBetween(a, b);
  if (length === 0) return true;
  // An end in a door may touch the line between its jambs, but a point slightly inside may not.
  const inset = Math.min(0.4, 0.02 / length);
  const [start, end] = [pointBetween(a, b, inset), pointBetween(a, b, 1 - inset)];
  if (barriers.isCrossed(trimA > 0 ? start : a, trimB > 0 ? end : b)) return false;
  if (trimA + trimB >= length) return true;
  return barriers.isClear(
    pointBetween(a, b, trimA / length),
    pointBetween(a, b, 1 - trimB / length),
    BODY_RADIUS_METERS,
  );
}
