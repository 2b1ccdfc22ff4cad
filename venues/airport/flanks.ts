import { box } from '../src/box.ts';
import type { Fixture, Room } from '../src/FloorPlan.ts';
import { counter, longTable, seats } from '../src/furniture.ts';
import { lattice, stops } from '../src/lanes.ts';
import { type Lot, rowOfRooms } from '../src/rowOfRooms.ts';
import { checkInHall } from './checkIn.ts';
import { processor, strip } from './frame.ts';
import { type Label, room } from './parts.ts';
import { checkpoint } from './security.ts';

const { half, south, north } = checkpoint;
/** A flank has a room next to the check-in hall, and rooms behind it. */
const split = 4;

interface Flank {
  readonly label: Label;
  readonly from: number;
  readonly to: number;
  readonly behind: readonly Lot[];
}

const flanks: readonly Flank[] = [
  {
    label: ['CANTEEN', 'Staff canteen', 'Service'],
    from: processor.west,
    to: -58,
    behind: [
      { unit: 'CANTEEN-K', name: 'Canteen kitchen', width: 9, style: 'Service' },
      { unit: 'CANTEEN-L', name: 'Staff lockers', width: 8, style: 'Service' },
    ],
  },
  {
    label: ['POLICE', 'Airport police', 'Offices'],
    from: -58,
    to: -41,
    behind: ['1', '2', '3'].map((key) => ({
      unit: `POLICE-${key}`,
      name: `Interview room ${key}`,
      width: 17 / 3,
      door: 0.9,
    })),
  },
  {
    label: ['OFFICES', 'Airport offices', 'Offices'],
    from: -41,
    to: -half,
    behind: [
      { unit: 'OFFICES-1', name: 'Duty manager', width: 5 },
      { unit: 'OFFICES-2', name: 'Operations room', width: 12 },
    ],
  },
  {
    label: ['MEDICAL', 'Medical center', 'Amenities'],
    from: half,
    to: 38,
    behind: ['1', '2', '3'].map((key) => ({
      unit: `MEDICAL-${key}`,
      name: `Treatment room ${key}`,
      width: 14 / 3,
      style: 'Amenities',
    })),
  },
  { label: ['CHAPEL', 'Chapel and prayer room', 'Amenities'], from: 38, to: 50, behind: [] },
  {
    label: ['CONFERENCE', 'Conference center', 'Offices'],
    from: 50,
    to: processor.east,
    behind: [
      { unit: 'CONFERENCE-1', name: 'Meeting room Ebb', width: 10, door: 1.2 },
      { unit: 'CONFERENCE-2', name: 'Meeting room Flow', width: 15, door: 1.2 },
    ],
  },
];

/** Rooms on either side of the checkpoint, entered from the check-in hall. */
export function flankRooms(): Room[] {
  return flanks.flatMap(({ label, from, to, behind }) => {
    const back = behind.length === 0 ? north : split;
    const [unit, , style] = label;
    return [
      room(label, box(from, south, to, back), [
        { to: checkInHall, width: 1.6, near: [Math.max(from, strip.west) + 3, south] },
      ]),
      ...rowOfRooms({ from, front: split, back: north, to: unit, style, lots: behind }),
    ];
  });
}

/** Desks, beds, and seats in these rooms. */
export function flankFixtures(): Fixture[] {
  return [
    ...stops(-71, -61, 5).map((x) => longTable([x, 1.4], [2.6, 0.9])),
    ...[-55.2, -49.5, -43.8].map((x) => longTable([x, 9.4], [2, 1])),
    counter([-48, 0.4], [5, 0.8]),
    counter([-31, 0.4], [5, 0.8]),
    longTable([-38.5, 10.6], [1.8, 0.9]),
    ...lattice(stops(-33.4, -26.6, 3.4), [7.4, 11]).map((at) => longTable(at, [2, 0.9])),
    counter([32.6, 0.6], [3.6, 0.8]),
    seats([28, 2.6], [4, 0.6]),
    ...[26.3, 31, 35.7].map((x) => longTable([x, 11.6], [2, 0.9], Math.PI / 2)),
    ...lattice(stops(40.4, 47.6, 2.4), [0.5, 2.5, 4.5, 6.5]).map((at) => seats(at, [1.7, 0.45])),
    longTable([44, 11.8], [2.2, 0.8]),
    longTable([55, 9.6], [5, 1.8]),
    ...lattice(stops(63, 72.6, 2.4), [6.6, 8.4, 10.2]).map((at) => longTable(at, [1.7, 0.6])),
    ...stops(56, 71, 5).map((x) => seats([x, 2.8], [3, 0.8])),
  ];
}
