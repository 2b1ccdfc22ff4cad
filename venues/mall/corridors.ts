import type { DoorRule, Room } from '../src/FloorPlan.ts';
import { hall } from '../src/FloorPlan.ts';
import { arc, cornerLine, depth, joint, line, outerWall, wing } from './frames.ts';
import { serviceCorridor } from './rooms.ts';
import { wingCuts, wingEnd, type WingLot } from './wingRooms.ts';

const toConcourse: DoorRule = { to: hall, width: 1.8, weight: 400, isService: true };

/**
 * The corridor behind the northern shops, from one `s` to another; `cuts` divide its inner side.
 */
export function northCorridor(
  unit: 'NW' | 'NE',
  [from, to]: readonly [number, number],
  cuts: readonly number[],
  doors: readonly DoorRule[],
): Room {
  const inner = line(depth.northRear, [from, ...within(cuts, from, to), to]);
  const outer = outerWall(arc(to, depth.northWall), arc(from, depth.northWall));
  return serviceCorridor(unit, [...inner, ...outer], [toConcourse, ...doors]);
}

function within(cuts: readonly number[], from: number, to: number): number[] {
  return [...new Set(cuts)].filter((s) => s > from && s < to).sort((a, b) => a - b);
}

/** The corridor behind the southern shops on one side of the wing. */
export interface SouthCorridor {
  readonly side: 'west' | 'east';
  /** The `s` at which it starts, at the anchor. */
  readonly anchor: number;
  readonly cuts: readonly number[];
  /** Shops of the wing along it, if any. */
  readonly wing?: readonly WingLot[];
  readonly doors: readonly DoorRule[];
}

/** The corridor behind the southern shops, which continues behind the shops of the wing. */
export function southCorridor({ side, anchor, cuts, wing: lots, doors }: SouthCorridor): Room {
  const sign = side === 'east' ? 1 : -1;
  const end = joint[side];
  const along = cuts.filter((s) => sign * s > sign * end && sign * s < sign * anchor);
  const inner = line(-depth.rear, [anchor, ...along.sort((a, b) => sign * (b - a)), end]);
  const far = arc(anchor, -depth.southWall);
  const near = lots
    ? wing(wingEnd.last, sign * depth.wingWall)
    : arc(side === 'east' ? joint.eastWall : joint.westWall, -depth.southWall);
  const tail = lots ? [...wingCuts(lots, side), wing(wingEnd.last, sign * depth.wingRear)] : [];
  const outer = side === 'east' ? outerWall(near, far) : [...outerWall(far, near)].reverse();
  const ring = [...inner, cornerLine[side][1], ...tail, ...outer];
  return serviceCorridor(side === 'west' ? 'SW' : 'SE', ring, doors);
}
