import type { Room } from '../src/FloorPlan.ts';
import type { Vector } from '../src/vector.ts';
import { bend } from '../src/curves.ts';
import {
  arc,
  cornerLine,
  depth,
  frontAt,
  frontLine,
  joint,
  onCornerLine,
  outerWall,
  wing,
  wingAcross,
  wingDown,
} from './frames.ts';
import { shop, shopDoor } from './rooms.ts';

/** Where the wing's last shops start, and where its service corridors end. */
export const wingEnd = { last: 62, facade: 76 } as const;

/** A shop of the wing, from one distance down the wing to another. */
export interface WingLot {
  readonly unit: string;
  readonly from?: number;
  readonly to?: number;
}

type WingSide = 'west' | 'east';

function signOf(side: WingSide): 1 | -1 {
  return side === 'east' ? 1 : -1;
}

/**
 * The shops on one side of the wing. The first starts at the corner shop, and the last is at the
 * end.
 */
export function wingRow(lots: readonly WingLot[], side: WingSide): Room[] {
  const sign = signOf(side);
  const [cornerFront, cornerRear] = cornerLine[side];
  return lots.map(({ unit, from, to }) => {
    const front = sign * depth.wingFront;
    const rear = sign * depth.wingRear;
    if (to === undefined) return shop(unit, endLot(side, from ?? wingEnd.last), [shopDoor(4)]);
    const start =
      from === undefined ? [cornerRear, cornerFront] : [wing(from, rear), wing(from, front)];
    return shop(unit, [...start, wing(to, front), wing(to, rear)]);
  });
}

/** The last lot extends around the end of the service corridor to the outer wall. */
function endLot(side: WingSide, from: number): Vector[] {
  const sign = signOf(side);
  const inner = wing(from, sign * depth.wingFront);
  const outer = wing(from, sign * depth.wingWall);
  const facade = wing(wingEnd.facade, sign * depth.wingFront);
  return side === 'east'
    ? [inner, ...outerWall(facade, outer)]
    : [inner, ...[...outerWall(outer, facade)].reverse()];
}

/**
 * The points where a row of shops divides the line of its service corridor, from the concourse
 * outward.
 */
export function wingCuts(lots: readonly WingLot[], side: WingSide): Vector[] {
  return lots
    .flatMap(({ to }) => (to === undefined ? [] : [to]))
    .map((u) => wing(u, signOf(side) * depth.wingRear));
}

/** The rounded shop at the corner of concourse and wing; `to` is its far edge on the concourse. */
export function cornerShop(unit: string, side: WingSide, to: number): Room {
  const sign = signOf(side);
  const start = roundedFrom(sign);
  const front = sign * depth.wingFront;
  const from = arc(start, -frontAt(start));
  const curve = bend(wing(wingDown(from) + 5.5, front), wing(wingDown(from) + 0.6, front), from);
  const [cornerFront] = cornerLine[side];
  const ring = [
    cornerFront,
    ...curve,
    ...frontLine(start, to, -1).slice(1),
    onCornerLine(side, to),
  ];
  const door = { ...shopDoor(3.2), near: wing(wingDown(cornerFront) - 4, front) };
  const middle = (start + to) / 2;
  const onConcourse = { ...shopDoor(2.6), near: arc(middle, -frontAt(middle)) };
  return shop(unit, ring, [onConcourse, door]);
}

/** The `s` at which the corner's curve meets the atrium's front line. */
function roundedFrom(sign: 1 | -1): number {
  for (let s = 0; Math.abs(s) < 30; s += sign * 0.05) {
    if (sign * wingAcross(arc(s, -frontAt(s))) > depth.wingFront + 4) return s;
  }
  throw new RangeError('The wing is wider than the atrium.');
}

/** The shop between the corner shop and the row of the concourse. */
export function besideCorner(unit: string, side: WingSide, from: number): Room {
  const ring = [...frontLine(from, joint[side], -1), cornerLine[side][1], onCornerLine(side, from)];
  return shop(unit, ring);
}
