import { box } from '../src/box.ts';
import { type Fixture, type FloorPlan, hall, outside, type Room } from '../src/FloorPlan.ts';
import { cubicles, item, longTable, roundTable, seats } from '../src/furniture.ts';
import { lane, lattice, stops } from '../src/lanes.ts';
import { rowOfRooms } from '../src/rowOfRooms.ts';
import type { Ring } from '../src/ring.ts';
import type { Vector } from '../src/vector.ts';
import { plantRoom, shaft, washroom } from './core.ts';

/**
 * The lecture hall from 1962: two raked auditoriums behind a foyer that faces east. It has no
 * elevator, so the upper floor is only reached by stairs.
 */
const edge = { west: -22, foyer: 10, east: 22, south: -17, north: 17 } as const;
const stairWest = 18.2;
const corridor = { south: -5.4, north: -3 } as const;

function stairs(): Room[] {
  return [
    shaft(['STAIR-N', 'North stairs', 'stairs'], box(stairWest, 10.5, edge.east, edge.north), [
      stairWest,
      11.5,
    ]),
    shaft(['STAIR-S', 'South stairs', 'stairs'], box(stairWest, edge.south, edge.east, -10.5), [
      stairWest,
      -11.5,
    ]),
  ];
}

function washrooms(): Room[] {
  const south = 12.5;
  return [
    washroom('WC-W', 'Women’s washroom', box(edge.foyer, south, 14.1, edge.north), [12, south]),
    washroom('WC-M', 'Men’s washroom', box(14.1, south, stairWest, edge.north), [16.2, south]),
  ];
}

function washroomFixtures(): Fixture[] {
  return [
    ...cubicles([14.1, edge.north], [edge.foyer, edge.north], 1.5),
    ...cubicles([stairWest, edge.north], [14.1, edge.north], 1.5),
  ];
}

function auditorium(unit: string, name: string, ring: Ring, doors: Room['doors']): Room {
  return { unit, kind: 'room', style: 'Auditoriums', name, ring, doors };
}

function groundRooms(): Room[] {
  const escape = (near: Vector) => ({
    to: outside,
    width: 1.6,
    near,
    weight: 300,
    isService: true,
    name: 'Lecture hall, emergency exit',
  });
  return [
    auditorium('A', 'Auditorium A', box(edge.west, corridor.north, edge.foyer, edge.north), [
      { to: hall, width: 1.8, near: [edge.foyer, -0.6] },
      { to: hall, width: 1.8, near: [edge.foyer, 10.4] },
      escape([edge.west, 14]),
    ]),
    auditorium('B', 'Auditorium B', box(-15, edge.south, edge.foyer, corridor.south), [
      { to: hall, width: 1.8, near: [edge.foyer, -7.4] },
      { to: hall, width: 1.4, near: [-12.6, corridor.south] },
    ]),
    plantRoom('P', 'Demonstration prep', box(edge.west, edge.south, -15, corridor.south), [
      -18.5,
      corridor.south,
    ]),
    ...stairs(),
    ...washrooms(),
    washroom(
      'WC-A',
      'Accessible washroom',
      box(edge.foyer, edge.south, 12.8, -13.4),
      [11.4, -13.4],
    ),
    plantRoom('CLOAK', 'Plant room', box(12.8, edge.south, stairWest, -13.4), [15.5, -13.4]),
  ];
}

/** Raked rows of seats that face the west wall, in two or three blocks. */
function seatRows(xs: readonly number[], blocks: readonly (readonly [number, number])[]) {
  return xs.flatMap((x) =>
    blocks.map(([south, north]) =>
      item(['seating', 'Seats'], [x, (south + north) / 2], [north - south, 0.55], Math.PI / 2),
    ),
  );
}

function groundFixtures(): Fixture[] {
  return [
    item(['podium', 'Counters'], [-19.2, 7], [1, 4.6]),
    ...seatRows(stops(-14.6, 7, 1.15), [
      [-1, 3.6],
      [4.9, 9.1],
      [10.4, 15],
    ]),
    item(['podium', 'Counters'], [-12.6, -11.2], [0.9, 3]),
    ...seatRows(stops(-8.6, 7, 1.15), [
      [-15.6, -11.9],
      [-10.5, -6.8],
    ]),
    item(['counter', 'Counters'], [20.6, -6], [0.8, 4]),
    ...[-4, 0, 4].map((y) => roundTable([14.6, y * 1.4 + 1], 0.4)),
    seats([20.9, 6.4], [3, 0.6], Math.PI / 2),
  ];
}

function upperRooms(): Room[] {
  const seminar = (unit: string, width = 8) => ({ unit, name: `Seminar room ${unit}`, width });
  return [
    ...rowOfRooms({
      from: edge.west,
      front: corridor.south,
      back: edge.south,
      to: hall,
      style: 'Classrooms',
      lots: ['201', '202', '203', '204'].map((unit) => seminar(unit)),
    }),
    {
      unit: '205',
      kind: 'room',
      style: 'Classrooms',
      name: 'Language lab',
      ring: box(15, -10.5, edge.east, 0),
      doors: [{ to: hall, width: 1, near: [15, -8.6] }],
    },
    {
      unit: '206',
      kind: 'room',
      style: 'Offices',
      name: 'Faculty common room',
      ring: box(15, 0, edge.east, 10.5),
      doors: [{ to: hall, width: 1, near: [15, 8.6] }],
    },
    ...stairs(),
    ...washrooms(),
    plantRoom('AV', 'Projection room', box(edge.foyer, edge.south, stairWest, -13.4), [14, -13.4]),
  ];
}

function upperFixtures(): Fixture[] {
  return [
    ...stops(-18, 6, 8).flatMap((x) => [
      longTable([x, -11.4], [5.4, 1.6]),
      seats([x, -10], [4.8, 0.45]),
      seats([x, -12.8], [4.8, 0.45]),
    ]),
    ...lattice([17, 20], stops(-8.6, -1.8, 1.7)).map((at) => longTable(at, [1.8, 0.6])),
    ...lattice([17.2, 20], [2.6, 7.6]).map((at) => roundTable(at, 0.6)),
    ...[-9, -2, 5].map((y) => seats([11, y], [3, 0.7], Math.PI / 2)),
  ];
}

/** The ground floor: foyer and auditoriums. */
export function lectureHallGround(): FloorPlan {
  const main = [-2, 2].map((y) => ({
    to: outside,
    width: 2.4,
    near: [edge.east, y] as Vector,
    name: 'Lecture hall, main entrance',
  }));
  return {
    outline: box(edge.west, edge.south, edge.east, edge.north),
    rooms: groundRooms(),
    fixtures: [...groundFixtures(), ...washroomFixtures()],
    hallName: 'Foyer',
    hallUnit: 'FOYER',
    hallDoors: [
      ...main,
      { to: outside, width: 1.6, near: [edge.west, -4.2], name: 'Lecture hall, west door' },
    ],
    lanes: [
      ...lane([
        [-20.6, -4.2],
        [10, -4.2],
      ]),
      ...lattice([12, 16.8, 20], stops(-11.6, 11.4, 4.6)),
      // Along the walls and aisles of the auditoriums.
      ...lattice(stops(-17, 8.6, 6.4), [-1.9, 4.25, 9.75, 15.9]),
      ...lattice(stops(-10.6, 8.6, 6.4), [-16.3, -11.2, -6.1]),
    ],
  };
}

/** The upper floor: seminar rooms above auditorium B, and a gallery above the foyer. */
export function lectureHallUpper(): FloorPlan {
  return {
    outline: [
      [edge.west, edge.south],
      [edge.east, edge.south],
      [edge.east, edge.north],
      [edge.foyer, edge.north],
      [edge.foyer, corridor.north],
      [edge.west, corridor.north],
    ],
    rooms: upperRooms(),
    fixtures: [...upperFixtures(), ...washroomFixtures()],
    hallName: 'Upper foyer',
    hallUnit: 'UPPER-FOYER',
    hallDoors: [],
    lanes: [
      ...lane([
        [-20.6, -4.2],
        [10, -4.2],
      ]),
      ...lattice([12.8], stops(-12, 11.4, 4.6)),
      [16.6, 11.5],
      [16.6, -11.9],
    ],
  };
}
