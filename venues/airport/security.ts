import { box } from '../src/box.ts';
import type { Fixture, Room } from '../src/FloorPlan.ts';
import { hall } from '../src/FloorPlan.ts';
import { counter, item, seats, shelf } from '../src/furniture.ts';
import { lattice, stops } from '../src/lanes.ts';
import type { Vector } from '../src/vector.ts';
import { checkInHall } from './checkIn.ts';
import { gap, zone } from './parts.ts';

/** The checkpoint is in the middle between check-in and the pier. A shop leads to the gates. */
export const checkpoint = { half: 24, south: -4, lanes: 3, north: 14, exit: 24 } as const;
const { half, south, lanes, north, exit } = checkpoint;
const laneXs = stops(-20.3, 20.3, 5.8);

/**
 * The queue and, behind the lanes, the repacking area. They have no door between them, because the
 * one-way connection `c_sec_1` leads through the lanes.
 */
export function securityRooms(): Room[] {
  return [
    zone(['SEC-QUEUE', 'Security queue', 'Security'], box(-half, south, half, lanes), [
      gap(checkInHall, 8, [-10, south]),
      gap(checkInHall, 8, [10, south]),
    ]),
    zone(['SEC-EXIT', 'Security control', 'Security'], box(-half, lanes, half, north), [
      gap('DUTY-FREE', 14, [0, north]),
    ]),
    {
      ...zone(['DUTY-FREE', 'Duty-free shop', 'Shops'], box(-half, north, half, exit), [
        gap(hall, 14, [0, exit]),
      ]),
      kind: 'room',
    },
  ];
}

/** Lanes: trays and X-ray on a belt, with a metal detector between two of them. */
export function securityFixtures(): Fixture[] {
  return [
    ...laneXs.flatMap((x) => [
      item(['belt', 'Belts'], [x, lanes + 3], [8.4, 0.9], Math.PI / 2),
      item(['x-ray', 'Equipment'], [x, lanes + 2.6], [2.4, 1.7], Math.PI / 2),
    ]),
    ...laneXs.slice(1).map((x) => item(['arch', 'Equipment'], [x - 2.9, lanes + 2], [0.4, 1.2])),
    ...laneXs.slice(1).map((x) => item(['arch', 'Equipment'], [x - 1.7, lanes + 2], [0.4, 1.2])),
    ...stops(-15, 15, 7.5).map((x) => seats([x, lanes + 9], [3, 0.6])),
    ...lattice(stops(-21, 21, 6), [16.4, 21.6]).flatMap(([x, y]) =>
      Math.abs(x) < 5 ? [] : [shelf([x, y], [3.6, 1])],
    ),
    counter([-13, 19], [7, 0.9]),
    counter([13, 19], [7, 0.9]),
  ];
}

/** Walking places at the checkpoint and through the shop behind it. */
export function securityLanes(): Vector[] {
  return [
    ...lattice(stops(-21, 21, 7), [-1.6]),
    ...lattice(stops(-20, 20, 8), [lanes + 8, lanes + 10]),
    ...lattice([-2.4, 2.4], [15.4, 19, 22.6]),
    ...lattice([-8, 8], [14.9, 23]),
  ];
}
