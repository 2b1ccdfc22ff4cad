import { box } from '../src/box.ts';
import {
  type DoorRule,
  type Fixture,
  type FloorPlan,
  hall,
  outside,
  type Room,
} from '../src/FloorPlan.ts';
import { item, longTable, pillar, seats, shelf } from '../src/furniture.ts';
import { lane, lattice, stops } from '../src/lanes.ts';
import { shifted } from '../src/moved.ts';
import { type Lot, rowOfRooms } from '../src/rowOfRooms.ts';
import type { Vector } from '../src/vector.ts';
import { coreFixtures, coreLanes, coreRooms, coreSize, shaft } from './core.ts';

/**
 * A building of 72 by 20 m on a 6 m grid, with a corridor along the middle and stairs at both ends.
 */
const half = { length: 36, depth: 10, corridor: 1.3 } as const;
const { corridor, depth, length } = half;
const stairWidth = 3.6;
const lobby = 6;
const onCore = shifted([0, corridor]);
const coreDepth = depth - corridor;

/**
 * Parts of a floor in addition to its core: rooms north and south of the corridor, west and east.
 */
interface Storey {
  readonly northWest: readonly Lot[];
  readonly northEast: readonly Lot[];
  readonly southWest: readonly Lot[];
  readonly southEast: readonly Lot[];
  readonly fixtures: readonly Fixture[];
}

function lot(
  [unit, name]: readonly [unit: string, name: string],
  width: number,
  style: string,
  more: Partial<Lot> = {},
): Lot {
  return { unit, name, width, style, ...more };
}

/** A number of offices of the same width. */
function offices(first: number, count: number, width: number): Lot[] {
  return Array.from({ length: count }, (_, i) =>
    lot([`${first + i}`, `Office ${first + i}`], width, 'Offices', { door: 0.9 }),
  );
}

/** Benches of a laboratory, in rows across the room. */
function labBenches([west, south, east, north]: readonly [number, number, number, number]) {
  const rows = stops(west + 2.2, east - 2.2, 3.2);
  const middle = (south + north) / 2;
  return rows.map((x) =>
    item(['desk', 'Desks'], [x, middle], [north - south - 3.4, 1.2], Math.PI / 2),
  );
}

/** Tables of a classroom, in rows that face its west wall. */
function classTables([west, south, east, north]: readonly [number, number, number, number]) {
  return stops(west + 3, east - 1.2, 1.7).flatMap((x) =>
    stops(south + 1.8, north - 1.8, 2.4).map((y) => longTable([x, y], [1.8, 0.6], Math.PI / 2)),
  );
}

function loadingDoor(x: number): DoorRule {
  return { to: outside, width: 2.4, near: [x, -depth], weight: 300, isService: true };
}

const storeys: readonly Storey[] = [
  {
    northWest: [
      lot(['101', 'Materials testing lab'], 14.2, 'Labs', { door: 1.8 }),
      lot(['103', 'Sample store'], 9, 'Service'),
    ],
    northEast: [
      lot(['105', 'Prep room'], 8.2, 'Service'),
      lot(['107', 'Fluids lab'], 15, 'Labs', { door: 1.8 }),
    ],
    southWest: [
      lot(['102', 'Student workshop'], 18, 'Labs', { door: 1.8, doors: [loadingDoor(-33)] }),
      lot(['104', 'Electronics lab'], 12, 'Labs', { door: 1.8 }),
    ],
    southEast: [
      lot(['106', 'Robotics lab'], 15, 'Labs', { door: 1.8 }),
      lot(['108', 'Classroom 108'], 9, 'Classrooms'),
      lot(['110', 'Tool store'], 6, 'Service'),
    ],
    fixtures: [
      ...labBenches([-32.4, 1.3, -18.2, 10]),
      ...labBenches([17.4, 1.3, 32.4, 10]),
      ...labBenches([-36, -10, -18, -1.3]),
      ...labBenches([-18, -10, -6, -1.3]),
      ...labBenches([6, -10, 21, -1.3]),
      ...classTables([21, -10, 30, -1.3]),
      item(['desk', 'Counters'], [4.4, -7.6], [2.6, 0.8], Math.PI / 2),
      seats([-4.6, -7], [3, 0.7], Math.PI / 2),
    ],
  },
  {
    northWest: [
      lot(['201', 'Classroom 201'], 11.6, 'Classrooms'),
      lot(['203', 'Classroom 203'], 11.6, 'Classrooms'),
    ],
    northEast: [
      lot(['205', 'Classroom 205'], 11.6, 'Classrooms'),
      lot(['207', 'Classroom 207'], 11.6, 'Classrooms'),
    ],
    southWest: [
      lot(['202', 'Computer lab'], 18, 'Labs', { door: 1.6 }),
      lot(['204', 'Seminar room 204'], 6, 'Classrooms'),
      lot(['206', 'Seminar room 206'], 6, 'Classrooms'),
    ],
    southEast: [
      lot(['208', 'Seminar room 208'], 6, 'Classrooms'),
      lot(['210', 'Project room 210'], 6, 'Classrooms'),
      lot(['212', 'Project room 212'], 6, 'Classrooms'),
      lot(['214', 'Design studio'], 12, 'Labs', { door: 1.6 }),
    ],
    fixtures: [
      ...classTables([-32.4, 1.3, -20.8, 10]),
      ...classTables([-20.8, 1.3, -9.2, 10]),
      ...classTables([9.2, 1.3, 20.8, 10]),
      ...classTables([20.8, 1.3, 32.4, 10]),
      ...classTables([-36, -10, -18, -1.3]),
      ...[-15, -9, 9, 15, 21].map((x) => longTable([x, -6], [4, 1.2], Math.PI / 2)),
      ...stops(26.5, 33.5, 3.5).map((x) => longTable([x, -6], [5, 1.4], Math.PI / 2)),
      ...openStudy(),
    ],
  },
  {
    northWest: offices(301, 5, 4.64),
    northEast: [
      lot(['310', 'Department office'], 8.2, 'Offices'),
      lot(['312', 'Meeting room 312'], 6, 'Classrooms'),
      ...offices(314, 2, 4.5),
    ],
    southWest: offices(320, 6, 5),
    southEast: [
      lot(['340', 'Graduate office'], 12, 'Offices'),
      ...offices(342, 3, 5),
      lot(['348', 'Copy room'], 3, 'Service'),
    ],
    fixtures: [
      ...officeDesks(stops(-30.08, -11.52, 4.64), 1),
      ...officeDesks([25.65, 30.15], 1),
      ...officeDesks(stops(-33.5, -8.5, 5), -1),
      ...officeDesks(stops(20.5, 30.5, 5), -1),
      ...stops(8, 16, 2.6).map((x) => longTable([x, -7.4], [3, 0.8], Math.PI / 2)),
      longTable([20.4, 6.4], [3.6, 1.4], Math.PI / 2),
      item(['counter', 'Counters'], [13.2, 3.4], [3, 0.7]),
      ...openStudy(),
    ],
  },
  {
    northWest: [
      lot(['401', 'Optics lab'], 11.6, 'Labs', { door: 1.6 }),
      lot(['403', 'Acoustics lab'], 11.6, 'Labs', { door: 1.6 }),
    ],
    northEast: [
      lot(['405', 'Energy lab'], 14.2, 'Labs', { door: 1.6 }),
      lot(['407', 'Equipment room'], 9, 'Service'),
    ],
    southWest: [
      lot(['402', 'Imaging lab'], 12, 'Labs', { door: 1.6 }),
      lot(['404', 'Gowning room'], 4, 'Service'),
      lot(['406', 'Cleanroom'], 14, 'Labs', { door: 0, doors: [{ to: '404', width: 1.2 }] }),
    ],
    southEast: [
      lot(['408', 'Seminar room 408'], 9, 'Classrooms'),
      lot(['410', 'Postgraduate lab'], 15, 'Labs', { door: 1.6 }),
      lot(['412', 'Store'], 6, 'Service'),
    ],
    fixtures: [
      ...labBenches([-32.4, 1.3, -20.8, 10]),
      ...labBenches([-20.8, 1.3, -9.2, 10]),
      ...labBenches([9.2, 1.3, 23.4, 10]),
      ...labBenches([-36, -10, -24, -1.3]),
      ...labBenches([-20, -10, -6, -1.3]),
      ...labBenches([15, -10, 30, -1.3]),
      longTable([10.5, -6], [4.6, 1.4], Math.PI / 2),
      ...openStudy(),
    ],
  },
];

/** Public tables in the area above the lobby. */
function openStudy(): Fixture[] {
  return [-3.6, 0, 3.6].flatMap((x) => [
    longTable([x, -7.6], [2.4, 1], Math.PI / 2),
    seats([x - 0.95, -7.6], [2.2, 0.45], Math.PI / 2),
    seats([x + 0.95, -7.6], [2.2, 0.45], Math.PI / 2),
  ]);
}

/** Two facing desks at the window of each office, and a cabinet at the corridor. */
function officeDesks(xs: readonly number[], side: 1 | -1): Fixture[] {
  return xs.flatMap((x) => [
    longTable([x - 0.45, side * 7.6], [1.7, 0.8], Math.PI / 2),
    longTable([x + 0.45, side * 7.6], [1.7, 0.8], Math.PI / 2),
    seats([x - 1.2, side * 7.6], [0.5, 0.5]),
    seats([x + 1.2, side * 7.6], [0.5, 0.5]),
    { ...shelf([x + 1.5, side * 2.4], [1.2, 0.5]), isLoose: true },
  ]);
}

function endStairs(): Room[] {
  return ([-1, 1] as const).map((side) => {
    const [near, far] = [side * (length - stairWidth), side * length];
    const key = side < 0 ? 'B' : 'C';
    return shaft(
      [`STAIR-${key}`, `Stairs ${key}`, 'stairs'],
      box(Math.min(near, far), corridor, Math.max(near, far), depth),
      [(near + far) / 2, corridor],
    );
  });
}

function columns(): Fixture[] {
  return lattice([-3, 3], [-corridor - 0.4]).map((at) => pillar(at, 0.4));
}

/** A floor of the engineering building, counted from 1. */
export function engineering(number: number): FloorPlan {
  const storey = storeys[number - 1];
  if (!storey) throw new RangeError(`The engineering building has no floor ${number}.`);
  const row = (from: number, back: number, lots: readonly Lot[]): Room[] =>
    rowOfRooms({
      from,
      front: Math.sign(back) * corridor,
      back,
      to: hall,
      style: 'Classrooms',
      lots,
    });
  const doors: DoorRule[] = [
    { to: outside, width: 2.4, near: [-2, -depth], name: 'Engineering, main entrance' },
    { to: outside, width: 2.4, near: [2.4, -depth], name: 'Engineering, main entrance' },
    { to: outside, width: 1.6, near: [-length, 0], name: 'Engineering, north entrance' },
    { to: outside, width: 1.6, near: [length, 0], name: 'Engineering, south entrance' },
  ];
  const ends: Vector[] = [
    [-length + 1.2, 0],
    [length - 1.2, 0],
  ];
  const rooms = [
    ...coreRooms(coreDepth, onCore),
    ...endStairs(),
    ...row(-length + stairWidth, depth, storey.northWest),
    ...row(coreSize.east, depth, storey.northEast),
    ...row(-length, -depth, storey.southWest),
    ...row(lobby, -depth, storey.southEast),
  ];
  return {
    outline: box(-length, -depth, length, depth),
    rooms,
    fixtures: [...storey.fixtures, ...columns(), ...coreFixtures(coreDepth, onCore)],
    hallName: number === 1 ? 'Engineering lobby' : `Corridor ${number}`,
    hallUnit: `E-HALL-${number}`,
    hallDoors: number === 1 ? doors : [],
    lanes: [...lane(ends, 4.2), ...coreLanes(coreDepth, onCore), ...lattice([-1.8, 1.8], [-4, -9])],
  };
}
