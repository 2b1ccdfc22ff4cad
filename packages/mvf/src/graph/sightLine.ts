import type { Door, DoorSide } from './Door.ts';
import type { Area, FloorPlan } from './FloorPlan.ts';
import {
  between,
  boxAround,
  distance,
  lineDistance,
  linesCross,
  type Vec,
} from './planeGeometry.ts';

/** A target of a path: a point of an area, or the middle of a door to it. */
export interface Spot {
  readonly at: Vec;
  readonly door?: Door;
  /** The side of the door that the area is on. */
  readonly side?: DoorSide;
  /** True for a given point. It may be close to a wall, so edges need no margin there. */
  readonly isTight?: boolean;
}

/** Slightly more than the error of coordinates rounded to a millimeter. */
const slackMeters = 0.02;
/** Distance from a given point within which edges need no margin. */
const tightMeters = 0.5;

/**
 * Whether the straight line between two spots stays within an area, with a margin to walls and
 * obstacles. At a door, the line must first pass through the opening, because the wall is close on
 * both sides.
 */
export function canWalk(
  plan: FloorPlan,
  area: Area,
  spots: readonly [Spot, Spot],
  margin: number,
): boolean {
  const from = spots[0];
  const to = spots[1];
  const start = leave(from, to.at, margin);
  const end = leave(to, from.at, margin);
  if (start === undefined || end === undefined) return false;
  const length = distance(from.at, to.at);
  if (length === 0) return true;
  if (!isPassable(plan, area, from, { to: to.at, share: Math.min(start, 1) })) return false;
  if (!isPassable(plan, area, to, { to: from.at, share: Math.min(end, 1) })) return false;
  // Two adjacent doors, where one starts as soon as the other is left.
  if (start + end >= 1) return start <= 1 && end <= 1;
  const a = between(from.at, to.at, start);
  const b = between(from.at, to.at, 1 - end);
  if (!plan.isFree(area, between(a, b, 0.5))) return false;
  return isClear(plan, area, [a, b], margin);
}

interface Leaving {
  readonly to: Vec;
  /** Fraction of the line after which the door is passed. */
  readonly share: number;
}

/** Whether no obstacle is in a door, and no wall right behind it. */
function isPassable(
  plan: FloorPlan,
  area: Area,
  { at, door, side, isTight }: Spot,
  { to, share }: Leaving,
): boolean {
  const out = between(at, to, share);
  if (isTight === true) {
    return plan
      .blockersFor(area, boxAround(at, out, 0))
      .every(({ a, b }) => !linesCross(at, out, a, b));
  }
  if (door === undefined || side === undefined) return true;
  if (plan.isObstructed(between(at, out, 0.5))) return false;
  const walls = plan.wallsIn(boxAround(at, out, 0));
  if (walls.length === 0) return true;
  const ahead = (to[0] - at[0]) * side.inward[0] + (to[1] - at[1]) * side.inward[1];
  const inside = between(at, to, Math.min(share, (side.depth + slackMeters) / ahead));
  return walls.every(({ a, b, isSolid }) => !linesCross(isSolid ? at : inside, out, a, b));
}

/** Whether every barrier of an area is at least the margin away from a line. */
export function isClear(
  plan: FloorPlan,
  area: Area,
  line: readonly [Vec, Vec],
  margin: number,
): boolean {
  const a = line[0];
  const b = line[1];
  return plan
    .blockersFor(area, boxAround(a, b, margin))
    .every((blocker) => lineDistance(a, b, blocker.a, blocker.b) >= margin);
}

/** Fraction of the line to the target after which the door is passed; undefined if it is missed. */
function leave(spot: Spot, target: Vec, margin: number): number | undefined {
  const { at, door, side, isTight } = spot;
  if (isTight === true) return Math.min(1, tightMeters / Math.max(distance(at, target), 1e-9));
  if (door === undefined || side === undefined) return 0;
  const dx = target[0] - at[0];
  const dy = target[1] - at[1];
  const ahead = dx * side.inward[0] + dy * side.inward[1];
  const needed = side.depth + margin + slackMeters;
  if (ahead < needed) return undefined;
  const share = needed / ahead;
  const aside = Math.abs(dx * -side.inward[1] + dy * side.inward[0]) * share;
  return aside <= door.halfWidth ? share : undefined;
}
