import { box } from '../src/box.ts';
import {
  type DoorRule,
  type Fixture,
  type FloorPlan,
  hall,
  outside,
  type Room,
} from '../src/FloorPlan.ts';
import {
  counter,
  item,
  longTable,
  pillar,
  planter,
  roundTable,
  seats,
  shelf,
} from '../src/furniture.ts';
import { lane, lattice, stops } from '../src/lanes.ts';
import { mirrored } from '../src/moved.ts';
import { rowOfRooms } from '../src/rowOfRooms.ts';
import { coreFixtures, coreLanes, coreRooms, shaft } from './core.ts';

/** A plan of 56 by 36 m: an indoor street from north to south, food hall west, services east. */
const edge = { west: -28, streetWest: -4, streetEast: 8, east: 28, south: -18, north: 18 } as const;
const corridor = { south: -9, north: -6.6 } as const;
const coreDepth = corridor.south - edge.south;
const onCore = mirrored([5.2, corridor.south]);
const coreEast = 14.4;
const kitchenWall = -11.4;

function room(
  [unit, name, style]: readonly [unit: string, name: string, style: string],
  ring: Room['ring'],
  doors: readonly DoorRule[],
): Room {
  return { unit, kind: 'room', style, name, ring, doors };
}

function eastStairs(): Room {
  return shaft(
    ['STAIR-E', 'East stairs', 'stairs'],
    box(24.4, edge.south, edge.east, corridor.south),
    [26.2, corridor.south],
  );
}

/** The food hall, its counters, and the kitchen behind them. */
function foodHall(): Room[] {
  const goods: DoorRule = {
    to: outside,
    width: 2.2,
    near: [edge.west, -15],
    weight: 300,
    isService: true,
    name: 'Student center, deliveries',
  };
  const toKitchen: DoorRule = {
    to: 'KITCHEN',
    width: 1,
    near: [0, kitchenWall],
    weight: 200,
    isService: true,
  };
  return [
    {
      unit: 'FOOD',
      kind: 'hallway',
      style: 'FoodHall',
      name: 'Food hall',
      ring: box(edge.west, -6, edge.streetWest, edge.north),
      enclosure: 'open',
      doors: [{ to: hall, width: 8, near: [edge.streetWest, 6], kind: 'opening' }],
    },
    ...rowOfRooms({
      from: edge.west,
      front: -6,
      back: kitchenWall,
      to: 'FOOD',
      style: 'Food',
      lots: ['F1', 'F2', 'F3', 'F4'].map((unit) => ({
        unit,
        width: 6,
        door: 3.6,
        doors: [toKitchen],
      })),
    }).map(withCounterDoors),
    {
      unit: 'KITCHEN',
      kind: 'room',
      style: 'Service',
      name: 'Kitchen',
      ring: box(edge.west, edge.south, edge.streetWest, kitchenWall),
      doors: [goods],
    },
  ];
}

function groundRooms(): Room[] {
  return [
    ...foodHall(),
    room(['BOOKS', 'Bookstore', 'Shops'], box(edge.streetEast, 4, edge.east, edge.north), [
      { to: hall, width: 3, near: [edge.streetEast, 10] },
    ]),
    room(
      ['SERVICES', 'Student services', 'Amenities'],
      box(edge.streetEast, corridor.north, edge.east, 4),
      [{ to: hall, width: 2.4, near: [edge.streetEast, -1] }],
    ),
    room(
      ['HEALTH', 'Health center', 'Amenities'],
      box(coreEast, edge.south, 24.4, corridor.south),
      [{ to: hall, width: 1.4, near: [19, corridor.south] }],
    ),
    ...coreRooms(coreDepth, onCore),
    eastStairs(),
  ];
}

/** Adds the door of a counter to the middle of its front, and its back door next to the counter. */
function withCounterDoors(one: Room): Room {
  const xs = one.ring.map(([x]) => x);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [front, back] = one.doors;
  if (!front || !back) return one;
  return {
    ...one,
    doors: [
      { ...front, near: [(west + east) / 2, -6] },
      { ...back, near: [east - 0.9, kitchenWall] },
    ],
  };
}

function groundFixtures(): Fixture[] {
  return [
    ...lattice(stops(-25.5, -9.5, 4), [-1.4, 2.6, 6.6, 10.6]).flatMap((at) => [
      longTable(at, [2.4, 0.9], Math.PI / 2),
      seats([at[0] - 0.9, at[1]], [2.1, 0.4], Math.PI / 2),
      seats([at[0] + 0.9, at[1]], [2.1, 0.4], Math.PI / 2),
    ]),
    ...stops(-25.5, -7.5, 3).map((x) => roundTable([x, 15], 0.45)),
    ...stops(-25.9, -7.9, 6).map((x) => counter([x, -8.4], [3.6, 0.7])),
    ...stops(-24, -8, 4).map((x) => item(['counter', 'Counters'], [x, -14.8], [2.6, 1])),
    ...stops(11, 25, 2.8).map((x) => shelf([x, 12], [7, 0.9], Math.PI / 2)),
    counter([11.5, 6], [4.5, 0.8]),
    ...stops(11.5, 25.5, 2.8).map((x) => counter([x, 0.6], [1.8, 0.7])),
    seats([12, -4.4], [4, 0.6]),
    seats([18, -4.4], [4, 0.6]),
    counter([19.4, -11.6], [3.4, 0.7]),
    seats([16, -15.6], [3, 0.6], Math.PI / 2),
    counter([2, 8], [0.9, 3.6]),
    planter([2, 1], [1.1, 1.8]),
    ...lattice([-3.6, 7.6], [2, 13.4]).map((at) => pillar(at, 0.45)),
  ];
}

function upperRooms(): Room[] {
  return [
    ...rowOfRooms({
      from: edge.west,
      front: corridor.south,
      back: edge.south,
      to: hall,
      style: 'Clubs',
      lots: [
        { unit: '201', name: 'Practice room 201', width: 4 },
        { unit: '202', name: 'Practice room 202', width: 4 },
        { unit: '203', name: 'Practice room 203', width: 4 },
        { unit: '204', name: 'Campus radio', width: 7 },
        { unit: '205', name: 'Instrument store', width: 5, style: 'Service' },
      ],
    }),
    ...rowOfRooms({
      from: edge.streetEast,
      front: corridor.north,
      back: -1.2,
      to: hall,
      style: 'Clubs',
      lots: ['210', '211', '212', '213'].map((unit) => ({
        unit,
        name: `Club room ${unit}`,
        width: 5,
      })),
    }),
    room(['220', 'Assembly room', 'Clubs'], box(edge.streetEast, 4, edge.east, edge.north), [
      { to: hall, width: 2.4, near: [edge.streetEast, 7.4] },
      { to: hall, width: 1.8, near: [24, 4] },
    ]),
    room(['230', 'Quiet room', 'Amenities'], box(coreEast, edge.south, 19.4, corridor.south), [
      { to: hall, width: 1, near: [17, corridor.south] },
    ]),
    room(['231', 'Student union office', 'Offices'], box(19.4, edge.south, 24.4, corridor.south), [
      { to: hall, width: 1, near: [22, corridor.south] },
    ]),
    ...coreRooms(coreDepth, onCore),
    eastStairs(),
    {
      unit: 'OPENING',
      kind: 'otb',
      style: 'Openings',
      name: 'Open to the food hall',
      ring: box(-23, 0, -9, 13),
      enclosure: 'open',
      isWalkable: false,
      doors: [],
    },
  ];
}

function upperFixtures(): Fixture[] {
  return [
    ...stops(-26.4, -5, 5.4).map((x) => seats([x, 16.9], [3.4, 0.8])),
    ...[1.5, 6, 10.5].map((y) => longTable([-26.2, y], [2.6, 0.9], Math.PI / 2)),
    ...lattice([-3, 1.8], [3, 8, 13]).map((at) => roundTable(at, 0.6)),
    ...lattice(stops(11, 25, 2), stops(6.5, 14.5, 1.6)).map((at) => seats(at, [1.4, 0.45])),
    item(['stage', 'Counters'], [18, 16.6], [12, 2]),
    ...stops(10.5, 25.5, 5).map((x) => longTable([x, -3.6], [2.4, 1.2])),
    ...stops(12, 24, 4).map((x) => seats([x, 1.4], [2.6, 0.8])),
  ];
}

/** A floor of the student center, 1 or 2. */
export function studentCenter(number: 1 | 2): FloorPlan {
  const isGround = number === 1;
  const doors: DoorRule[] = [
    { to: outside, width: 2.6, near: [0.2, edge.north], name: 'Student center, north entrance' },
    { to: outside, width: 2.6, near: [4, edge.north], name: 'Student center, north entrance' },
    { to: outside, width: 1.8, near: [edge.east, -7.8], name: 'Student center, east entrance' },
  ];
  const street = isGround ? [0, 4.6] : [-0.8, 4.6];
  const rooms = isGround ? groundRooms() : upperRooms();
  return {
    outline: box(edge.west, edge.south, edge.east, edge.north),
    rooms,
    fixtures: [
      ...(isGround ? groundFixtures() : upperFixtures()),
      ...coreFixtures(coreDepth, onCore),
    ],
    hallName: isGround ? 'Inner street' : 'Gallery',
    hallUnit: isGround ? 'STREET' : 'GALLERY',
    hallDoors: isGround ? doors : [],
    lanes: [
      ...lattice(street, stops(-7.8, 16.6, 4.9)),
      ...lane([
        [isGround ? -2.6 : -26.6, -7.8],
        [26.6, -7.8],
      ]),
      ...lane([
        [9.5, 1.6],
        [26, 2.4],
      ]),
      ...coreLanes(coreDepth, onCore),
      ...(isGround
        ? lattice(stops(-27, -6, 4), [-4.2, 0, 4.5, 8.7, 12.9, 16.8])
        : [...lattice(stops(-26, -6, 5), [-3.4, 14.6]), ...lattice([-24.4, -6.4], [1.5, 6, 10.5])]),
    ],
  };
}
