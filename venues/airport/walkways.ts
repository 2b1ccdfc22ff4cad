import { box } from '../src/box.ts';
import { hall, type Room } from '../src/FloorPlan.ts';
import type { Vector } from '../src/vector.ts';
import { shaft } from './parts.ts';

/** A one-way moving walkway in the middle of the concourse. */
export interface Walkway {
  readonly unit: string;
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

const width = 1.6;
const [westEnd, westMiddle, eastMiddle, eastEnd] = [-124, -84, 84, 124];
const lane = { outbound: 30.1, inbound: 27.9 } as const;

/** Walkways from the middle of the pier to its ends, and back. Traffic keeps to the right. */
export const walkways: readonly Walkway[] = [
  { unit: 'WALK-1', from: westMiddle, to: westEnd, y: lane.outbound },
  { unit: 'WALK-2', from: westEnd, to: westMiddle, y: lane.inbound },
  { unit: 'WALK-3', from: eastMiddle, to: eastEnd, y: lane.inbound },
  { unit: 'WALK-4', from: eastEnd, to: eastMiddle, y: lane.outbound },
];

/** The walkways as spaces that are crossed from end to end, by the connections of the same name. */
export function walkwayRooms(): Room[] {
  return walkways.map(({ unit, from, to, y }) => ({
    unit,
    kind: 'connection.walkway',
    style: 'Escalators',
    name: 'Moving walkway',
    ring: box(Math.min(from, to), y - width / 2, Math.max(from, to), y + width / 2),
    enclosure: 'railing',
    isWalkable: false,
    // The connection leads from the first door to the second.
    doors: [from, to].map((x) => ({
      to: hall,
      width: 0.9,
      near: [x, y] as Vector,
      kind: 'opening',
    })),
  }));
}

/** A pair of escalators in the concourse, with the entrance in the west or the east. */
export function escalatorAcross(
  unit: string,
  x: number,
  end: 'west' | 'east',
  to: string = hall,
): Room {
  const near: Vector = [end === 'west' ? x - 6 : x + 6, 29];
  return shaft(unit, 'escalator', box(x - 6, 26.8, x + 6, 31.2), { to, near });
}
