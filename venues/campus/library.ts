import { box } from '../src/box.ts';
import { ellipse } from '../src/curves.ts';
import { type Fixture, type FloorPlan, hall, outside, type Room } from '../src/FloorPlan.ts';
import { item, longTable, pillar, planter, roundTable, seats, shelf } from '../src/furniture.ts';
import { lattice, stops } from '../src/lanes.ts';
import { shifted } from '../src/moved.ts';
import { type Lot, rowOfRooms } from '../src/rowOfRooms.ts';
import type { Vector } from '../src/vector.ts';
import { coreFixtures, coreLanes, coreRooms, shaft } from './core.ts';

/** A plan of 54 by 36 m on a 9 m grid: rooms along the north wall, an atrium in the middle. */
const half = { width: 27, depth: 18 } as const;
const { width, depth } = half;
const rear = 9;
const onCore = shifted([0, rear]);
const coreDepth = depth - rear;
const coreEdge = 9.2;

/** The opening above the lobby, and the open stairs along its west side. */
const atrium = { west: -9, stairs: -6.4, east: 7, south: -6.5, north: 3.5 } as const;

function openStairs(): Room {
  return {
    unit: 'STAIR-O',
    kind: 'connection.stairs',
    style: 'Steps',
    name: 'Open stairs',
    ring: box(atrium.west, atrium.south, atrium.stairs, atrium.north),
    enclosure: 'open',
    doors: [
      {
        to: hall,
        width: 1.9,
        near: [(atrium.west + atrium.stairs) / 2, atrium.north],
        kind: 'opening',
      },
    ],
  };
}

function opening(): Room {
  return {
    unit: 'ATRIUM',
    kind: 'otb',
    style: 'Openings',
    name: 'Open to below',
    ring: box(atrium.stairs, atrium.south, atrium.east, atrium.north),
    enclosure: 'open',
    isWalkable: false,
    doors: [],
  };
}

function rearRow(side: 'west' | 'east', lots: readonly Lot[]): Room[] {
  const from = side === 'west' ? -width : coreEdge;
  return rowOfRooms({ from, front: rear, back: depth, to: hall, style: 'Study', lots });
}

/** Group study rooms of 4.45 m along the rear wall. */
function studyRooms(first: number, count: number): Lot[] {
  return Array.from({ length: count }, (_, i) => ({
    unit: `${first + i}`,
    name: `Study room ${first + i}`,
    width: 4.45,
    door: 0.9,
  }));
}

function walled(
  [unit, name]: readonly [unit: string, name: string],
  ring: Room['ring'],
  doors: Room['doors'],
): Room {
  return { unit, kind: 'room', style: 'Study', name, ring, doors };
}

const eastStairs = shaft(['STAIR-E', 'Stairs E', 'stairs'], box(23.2, -1, width, 6.4), [23.2, 3]);

function roomsOf(number: number): Room[] {
  if (number === 1) {
    return [
      ...rearRow('west', studyRooms(101, 4)),
      ...rearRow('east', [
        { unit: '105', name: 'Staff workroom', width: 9, style: 'Service' },
        { unit: '106', name: 'Returns and sorting', width: 8.8, style: 'Service' },
      ]),
      walled(['CAFE', 'Café'], box(16, -depth, width, -7), [
        { to: hall, width: 2.4, near: [16, -12.5] },
        { to: outside, width: 1.8, near: [21.5, -depth], name: 'Library café' },
      ]),
      walled(['110', 'Exhibition room'], box(-width, -depth, -16, -7), [
        { to: hall, width: 2, near: [-16, -12.5] },
      ]),
    ];
  }
  if (number === 2) {
    return [
      ...rearRow('west', studyRooms(201, 4)),
      ...rearRow('east', studyRooms(205, 4).slice(0, 4)),
      walled(['210', 'Media room'], box(-width, -depth, -18, -9), [
        { to: hall, width: 1.6, near: [-18, -13.5] },
      ]),
      opening(),
    ];
  }
  return [
    ...rearRow('west', [
      { unit: '301', name: 'Special collections', width: 13.4, door: 1.4 },
      { unit: '302', name: 'Conservation', width: 4.4, style: 'Service' },
    ]),
    ...rearRow('east', [
      { unit: '303', name: 'Map room', width: 8.9, door: 1.4 },
      { unit: '304', name: 'Microform room', width: 8.9, door: 1.2 },
    ]),
    walled(['310', 'Silent reading room'], box(11, -depth, width, -1), [
      { to: hall, width: 1.8, near: [11, -12] },
      { to: hall, width: 1.8, near: [14, -1] },
    ]),
    opening(),
  ];
}

function stacks(x0: number, x1: number, y0: number, y1: number): Fixture[] {
  const middle = (x0 + x1) / 2;
  return stops(y0, y1, 1.9).map((y) => shelf([middle, y], [x1 - x0, 0.75]));
}

/** Tables for four with chairs on both sides. */
function readingTables(xs: readonly number[], ys: readonly number[]): Fixture[] {
  return lattice(xs, ys).flatMap((at) => [
    longTable(at, [2.4, 1.1]),
    seats([at[0], at[1] + 0.95], [2, 0.45]),
    seats([at[0], at[1] - 0.95], [2, 0.45]),
  ]);
}

function fixturesOf(number: number): Fixture[] {
  if (number === 1) {
    const desk = ellipse([10.6, 1.5], [3.2, 1.5], 0, 28);
    return [
      { kind: 'desk', style: 'Counters', name: 'Service desk', points: desk },
      ...[-4, 0, 4].map((x) => item(['counter', 'Counters'], [x, -13], [0.5, 2.2])),
      ...stacks(-25.5, -12.5, 0, 6),
      ...readingTables([-23.5, -18.8, -14], [-3.6]),
      ...lattice([19.4, 22.2, 25], [-8.8, -10.6]).map((at) => roundTable(at, 0.45)),
      item(['counter', 'Counters'], [21.5, -14.6], [7, 0.8]),
      ...[-24.5, -21.5, -18.5].map((x) => item(['desk', 'Desks'], [x, -12.5], [1, 4])),
      planter([1.5, 1.2], [1.4, 1.4]),
      seats([0.5, -3.6], [3, 0.8]),
      seats([4.4, -3.6], [3, 0.8]),
    ];
  }
  if (number === 2) {
    return [
      ...stacks(-25.5, -12.5, -5.5, 5.9),
      ...stacks(-15.5, -9.5, -16.4, -10.7),
      ...stacks(10, 21.4, -5.5, 5.9),
      ...readingTables([-4, 1, 6, 11, 16, 21.5], [-13.8]),
    ];
  }
  return [
    ...stacks(-25.5, -12.5, -16.4, 5.9),
    ...stacks(-9.5, 8.4, -16.4, -10.7),
    ...stacks(10, 21.4, 2.3, 5.9),
    ...readingTables([14.4, 19, 23.6], [-15.6, -12.4, -9.2, -6]),
  ];
}

function columnsOf(number: number): Fixture[] {
  const free = (x: number, y: number): boolean =>
    number === 1 || x < atrium.west || x > atrium.east || y < atrium.south || y > atrium.north;
  return lattice([-18, -9.5, 9.5, 18], [-9, 7.6])
    .filter(([x, y]) => free(x, y))
    .map((at) => pillar(at, 0.45));
}

/** A floor of the library, counted from 1. */
export function library(number: 1 | 2 | 3): FloorPlan {
  const doors = [-1.6, 1.6].map((x) => ({
    to: outside,
    width: 2.2,
    near: [x, -depth] as Vector,
    name: 'Library, main entrance',
  }));
  const escape = {
    to: outside,
    width: 1.2,
    near: [width, -3] as Vector,
    weight: 300,
    isService: true,
    name: 'Library, emergency exit',
  };
  const rooms = [...coreRooms(coreDepth, onCore), openStairs(), eastStairs, ...roomsOf(number)];
  return {
    outline: box(-width, -depth, width, depth),
    rooms,
    fixtures: [...fixturesOf(number), ...columnsOf(number), ...coreFixtures(coreDepth, onCore)],
    hallName: ['Library lobby', 'Open stacks', 'Upper stacks'][number - 1] ?? '',
    hallUnit: `L-HALL-${number}`,
    hallDoors: number === 1 ? [...doors, escape] : [],
    lanes: [
      ...coreLanes(coreDepth, onCore),
      ...lattice(stops(-26, 26, 4), [7.4]),
      ...lattice(stops(-26, 26, 4), [-7.9, -16.9]),
      ...lattice([-26.3, -11, 9.2, 22.3, 25.4], stops(-16.5, 6, 4.4)),
      ...lattice([-8, -3, 2, 7, 12], [-11.5, -5, 5.2]),
      ...lattice([13, 19, 25], [-10.8, -4]),
    ],
  };
}
