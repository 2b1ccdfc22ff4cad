import { box } from '../src/box.ts';
import {
  type DoorRule,
  type Fixture,
  type FloorPlan,
  hall,
  outside,
  type Room,
} from '../src/FloorPlan.ts';
import { counter, item, roundTable, seats } from '../src/furniture.ts';
import { lane, lattice, stops } from '../src/lanes.ts';
import { rowOfRooms } from '../src/rowOfRooms.ts';
import type { Vector } from '../src/vector.ts';

/** A plan of 58 by 42 m on one floor: a triple court, and rooms on both sides of a corridor. */
const edge = { west: -29, east: 29, south: -21, north: 21, hallWest: -9 } as const;
const corridor = { south: 5, north: 7.6 } as const;

/** Changing rooms west of the courts, and the climbing hall behind them. */
function changingRooms(): Room[] {
  return [
    ...rowOfRooms({
      from: edge.west,
      front: corridor.south,
      back: -8,
      to: hall,
      style: 'Amenities',
      lots: [
        { unit: 'CH-W', name: 'Women’s changing room', width: 7 },
        { unit: 'CH-M', name: 'Men’s changing room', width: 7 },
      ],
    }),
    ...rowOfRooms({
      from: edge.west + 14,
      front: corridor.south,
      back: -0.2,
      to: hall,
      style: 'Amenities',
      lots: [
        { unit: 'CH-A', name: 'Accessible changing room', width: 3 },
        { unit: 'WC', name: 'Washroom', width: 3 },
      ],
    }),
    {
      unit: 'EQUIP',
      kind: 'room',
      style: 'Service',
      name: 'Equipment store',
      ring: box(edge.west + 14, -8, edge.hallWest, -0.2),
      doors: [{ to: 'COURTS', width: 2.4, near: [edge.hallWest, -4], isService: true }],
    },
    {
      unit: 'CLIMB',
      kind: 'room',
      style: 'Gym',
      name: 'Climbing hall',
      ring: box(edge.west, edge.south, -16, -8),
      doors: [{ to: 'STORE', width: 2, near: [-16, -12] }],
    },
    {
      unit: 'STORE',
      kind: 'room',
      style: 'Gym',
      name: 'Warm-up area',
      ring: box(-16, edge.south, edge.hallWest, -8),
      doors: [{ to: 'COURTS', width: 2.4, near: [edge.hallWest, -14] }],
    },
  ];
}

function rooms(): Room[] {
  const escape: DoorRule = {
    to: outside,
    width: 2,
    near: [edge.east, -8],
    weight: 300,
    isService: true,
    name: 'Sports center, emergency exit',
  };
  return [
    {
      unit: 'COURTS',
      kind: 'room',
      style: 'Courts',
      name: 'Sports hall',
      ring: box(edge.hallWest, edge.south, edge.east, corridor.south),
      doors: [
        { to: hall, width: 2, near: [-4, corridor.south] },
        { to: hall, width: 2, near: [22, corridor.south] },
        escape,
      ],
    },
    ...changingRooms(),
    ...rowOfRooms({
      from: edge.west,
      front: corridor.north,
      back: edge.north,
      to: hall,
      style: 'Gym',
      lots: [
        { unit: 'FITNESS', name: 'Fitness room', width: 20, door: 2 },
        12,
        { unit: 'STUDIO', name: 'Dance studio', width: 14, door: 1.6 },
        { unit: 'JUICE', name: 'Juice bar', width: 12, style: 'Food', door: 3 },
      ],
    }),
  ];
}

/** Lines of three adjacent courts, drawn as thin strips. */
function courtLines(): Fixture[] {
  const strip = (ring: readonly Vector[]): Fixture => ({
    kind: 'marking',
    style: 'Markings',
    points: ring,
    isLoose: true,
  });
  return stops(-2.4, 22.4, 12.4).flatMap((x) => [
    strip(box(x - 5, -19, x - 4.9, 3)),
    strip(box(x + 4.9, -19, x + 5, 3)),
    strip(box(x - 5, 2.9, x + 5, 3)),
    strip(box(x - 5, -19, x + 5, -18.9)),
    strip(box(x - 5, -8.05, x + 5, -7.95)),
  ]);
}

function fixtures(): Fixture[] {
  const machines = lattice(stops(-26.5, -11.5, 2.5), [11, 14.6, 18.2]).map((at) =>
    item(['equipment', 'Equipment'], at, [1.9, 0.9], Math.PI / 2),
  );
  return [
    ...courtLines(),
    ...machines,
    ...[-27, -23.4, -19.8].map((x) => item(['wall', 'Equipment'], [x, -20.3], [3, 1])),
    ...lattice([-25.5, -18.5], [-5, -1.6]).map((at) => seats(at, [4, 0.5])),
    counter([0.6, 12.6], [0.9, 5]),
    seats([-7.9, 15], [4, 0.7], Math.PI / 2),
    ...lattice([19.6, 22.6, 25.6], [11, 14]).map((at) => roundTable(at, 0.45)),
    counter([23, 18.6], [8, 0.8]),
    item(['barre', 'Equipment'], [10, 20.5], [11, 0.2]),
  ];
}

/** The sports center. */
export function sportsCenter(): FloorPlan {
  return {
    outline: box(edge.west, edge.south, edge.east, edge.north),
    rooms: rooms(),
    fixtures: fixtures(),
    hallName: 'Sports lobby',
    hallUnit: 'S-HALL',
    hallDoors: [
      { to: outside, width: 2.4, near: [-4.6, edge.north], name: 'Sports center, main entrance' },
      { to: outside, width: 2.4, near: [-1.4, edge.north], name: 'Sports center, main entrance' },
      { to: outside, width: 1.6, near: [edge.west, 6.3], name: 'Sports center, west entrance' },
    ],
    lanes: [
      ...lane([
        [-27.8, 6.3],
        [28, 6.3],
      ]),
      ...lattice([-5.4, -1.4], [10, 14.4, 18.8]),
      ...lattice(stops(-7, 27, 6.8), stops(-18, 2, 6.6)),
      ...lattice([-28, -22, -16, -10.2], [9.2, 12.8, 16.4, 20]),
    ],
  };
}
