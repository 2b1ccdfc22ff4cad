import type { Barriers } from './Barriers.ts';
import { distanceBetween, pointBetween } from './geometry.ts';
import type { LocalPoint } from '@mezzanine/mvf';

/** Half the room that a person takes. */
export const BODY_RADIUS_METERS = 0.45;

/** So close to the ends of a line and to narrow places, walls may be nearer: doors are narrow. */
export const EXEMPT_METERS = 2 * BODY_RADIUS_METERS;

/** No shortcut skips more points than this; it bounds the work for lines of many points. */
const LONGEST_LOOK = 128;

/**
 * Pulls a line taut: from each point on it goes straight to the last point that can be walked to
 * directly, a body's radius from everything. Where not even the next point can, the line stays as
 * the graph has it. Close to points where a body does not fit, such as the node in a door, and to
 * both ends, nothing may be crossed, but it may be near. On a floor without any barriers, nobody
 * knows what a straight line would cross: there the line stays as it is.
 *
 * @param line - points on one floor, in meters
 * @param barriers - of that floor
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

/** Whether one can go straight from `a` to `b`; near the ends, for `trims` meters, only just. */
function canWalk(
  a: LocalPoint,
  b: LocalPoint,
  [trimA = 0, trimB = 0]: readonly number[],
  barriers: Barriers,
): boolean {
  const length = distanceBetween(a, b);
  if (length === 0) return true;
  // An end in a door may touch the line between its jambs; a hair's breadth inwards it may not.
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
