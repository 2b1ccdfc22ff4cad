import { box } from '../src/box.ts';
import { type Fixture, hall, outside, type Room } from '../src/FloorPlan.ts';
import { counter, seats } from '../src/furniture.ts';
import { lattice, stops } from '../src/lanes.ts';
import type { Vector } from '../src/vector.ts';

/** A gate: its number, its ends along the facade, and its front (concourse) and rear (facade). */
export interface Gate {
  readonly number: string;
  readonly from: number;
  readonly to: number;
  readonly front: number;
  readonly rear: number;
  /** Face that its entrance leads to. Default: the hall. */
  readonly entry?: string;
}

/** External id of a gate, as in flight data. */
export function gateUnit(number: string): string {
  return `GATE-${number}`;
}

/** Position of a gate's boarding door along the facade. */
export function boardingAt({ from, to }: Gate): number {
  return (from + to) / 2 + 6;
}

/** The lounge of a gate, open to the concourse, with its boarding door. */
export function gateRoom(gate: Gate): Room {
  const { number, from, to, front, rear, entry = hall } = gate;
  return {
    unit: gateUnit(number),
    kind: 'gate',
    style: 'Gates',
    name: `Gate ${number}`,
    ring: box(from, Math.min(front, rear), to, Math.max(front, rear)),
    enclosure: 'open',
    doors: [
      { to: entry, width: (to - from) * 0.6, near: [(from + to) / 2, front], kind: 'opening' },
      {
        to: outside,
        width: 1.8,
        near: [boardingAt(gate), rear],
        weight: 400,
        isService: true,
        name: `Boarding, gate ${number}`,
      },
    ],
    metadata: { gate: number },
  };
}

/** Seats in rows, back to back, and the desk next to the boarding door. */
export function gateFixtures(gate: Gate): Fixture[] {
  const { from, to, front, rear } = gate;
  const inward = Math.sign(rear - front);
  const rows = [2.6, 3.3, 5.4, 6.1].map((far) => front + inward * far);
  const at = boardingAt(gate);
  const long = (to - from - 7) / 2;
  return [
    ...rows.flatMap((y) => [
      seats([from + 1.6 + long / 2, y], [long, 0.55]),
      seats([to - 1.6 - long / 2, y], [long, 0.55]),
    ]),
    counter([at - 3.2, rear - inward * 1.5], [2.6, 0.8]),
  ];
}

/** Walking places in a gate's lounge: along its front, its center aisle, and the facade. */
export function gateLanes(gate: Gate): Vector[] {
  const { from, to, front, rear } = gate;
  const inward = Math.sign(rear - front);
  return [
    ...lattice(stops(from + 2, to - 2, 7), [front + inward * 1.2, rear - inward * 2.9]),
    [(from + to) / 2, front + inward * 4.4],
    [boardingAt(gate), rear - inward * 1.1],
  ];
}
