import { box } from '../src/box.ts';
import { type Fixture, type FloorPlan, hall, outside, type Room } from '../src/FloorPlan.ts';
import { counter, item, longTable, planter, roundTable, seats, shelf } from '../src/furniture.ts';
import { lattice, stops } from '../src/lanes.ts';
import { type Lot, rowOfRooms } from '../src/rowOfRooms.ts';
import { satellite } from './frame.ts';
import { type Gate, gateFixtures, gateLanes, gateRoom } from './gates.ts';
import { room, staffDoor, washroomLots } from './parts.ts';
import { washroomFixtures } from './washroomFixtures.ts';

const { length, depth, concourse } = satellite;

const core: readonly Lot[] = [
  {
    unit: 'LIFT-S',
    name: 'Elevator',
    kind: 'connection.elevator',
    width: 3,
    style: 'Shafts',
    door: 1.3,
  },
  {
    unit: 'STAIR-S',
    name: 'Stairs',
    kind: 'connection.stairs',
    width: 4,
    style: 'Shafts',
    door: 1.3,
  },
  ...washroomLots('SC', [3.2, 2.6]),
];

function gate(number: string, from: number, side: 1 | -1, width = 28): Gate {
  return { number, from, to: from + width, front: side * concourse, rear: side * depth };
}

/** Gates B1 to B3 on the north side, B4 to B6 on the south side, east to west. */
export const satelliteGates: readonly Gate[] = [
  gate('B1', -length, 1),
  gate('B2', -22, 1),
  gate('B3', 22, 1),
  gate('B4', 22, -1),
  gate('B5', -22, -1),
  gate('B6', -length, -1),
];

/** Bus gates on the ground floor. */
export const satelliteBusGates: readonly Gate[] = [gate('B7', -22, 1), gate('B8', -22, -1)];

function upperRooms(): Room[] {
  const row = (front: number, back: number, lots: readonly (Lot | number)[]): Room[] =>
    rowOfRooms({ from: -length, front, back, to: hall, style: 'Shops', lots });
  return [
    ...satelliteGates.map(gateRoom),
    ...row(concourse, depth, [
      28,
      { unit: 'B-N1', width: 10, door: 4 },
      28,
      ...core,
      28,
      { unit: 'B-N2', width: 10, door: 4 },
    ]),
    ...row(-concourse, -depth, [
      28,
      ...washroomLots('SW', [3.6, 2.8]),
      28,
      { unit: 'B-S1', width: 16, door: 6 },
      28,
      { unit: 'B-S2', width: 10, door: 4 },
    ]),
  ];
}

function hallFixtures(): Fixture[] {
  return [
    ...[-48, -24, 24, 48].map((x) => planter([x, 0], [2.2, 0.8])),
    ...[-36, -12, 12, 36].flatMap((x) => [seats([x, 0.6], [5, 0.6]), seats([x, -0.6], [5, 0.6])]),
  ];
}

/** The departures level of the satellite: gates B1 to B6 on both sides of a concourse. */
export function satelliteDepartures(): FloorPlan {
  const rooms = upperRooms();
  return {
    outline: box(-length, -depth, length, depth),
    rooms,
    fixtures: [
      ...satelliteGates.flatMap(gateFixtures),
      ...hallFixtures(),
      ...[-27, 55].flatMap((x) => [
        counter([x, 15.4], [6.5, 0.8]),
        counter([x - 2.6, 10], [3, 0.8], Math.PI / 2),
      ]),
      counter([14, -15.2], [10, 0.9]),
      ...lattice(stops(8.4, 19.6, 2.8), [-8.2, -11.4]).map((at) => roundTable(at, 0.45)),
      ...stops(51.6, 58.4, 3.4).map((x) => shelf([x, -10.6], [5, 0.9], Math.PI / 2)),
      counter([55, -15.4], [6.5, 0.8]),
      ...washroomFixtures(rooms),
    ],
    hallName: 'Concourse B',
    hallUnit: 'CONCOURSE-B',
    hallDoors: [
      { to: outside, width: 6, near: [-length, 0], kind: 'opening', name: 'Bridge to the B gates' },
    ],
    lanes: [
      ...lattice(stops(-58.4, 58.4, 5.84), [-3.4, 3.4]),
      ...lattice([-58.4, -42, -18, 0, 18, 42, 58.4], [0]),
      ...satelliteGates.flatMap(gateLanes),
    ],
  };
}

/** One end of the ground floor: a service hall with staff rooms on both sides. */
function wing(key: 'W' | 'E', [north, south]: readonly [string, string]): Room[] {
  const [from, to, inner] = key === 'W' ? [-length, -22, -22] : [22, length, 22];
  const middle = (from + to) / 2;
  const yard = `YARD-${key}`;
  const side = (unit: string, name: string, sign: 1 | -1): Room =>
    room(
      [unit, name, 'Service'],
      box(
        from,
        Math.min(sign * concourse, sign * depth),
        to,
        Math.max(sign * concourse, sign * depth),
      ),
      [
        staffDoor(yard, [middle, sign * concourse], 2.4),
        staffDoor(outside, [middle + 8, sign * depth], 3.6),
      ],
    );
  return [
    room([yard, 'Service hall', 'Service'], box(from, -concourse, to, concourse), [
      staffDoor(hall, [inner, 0], 1.8),
    ]),
    side(`WING-${key}N`, north, 1),
    side(`WING-${key}S`, south, -1),
  ];
}

function groundRooms(): Room[] {
  const row = (side: 1 | -1, lots: readonly Lot[]): Room[] =>
    rowOfRooms({
      from: 6,
      front: side * concourse,
      back: side * depth,
      to: hall,
      style: 'Service',
      lots,
    });
  return [
    ...satelliteBusGates.map(gateRoom),
    ...wing('W', ['Ramp operations', 'Ramp equipment']),
    ...wing('E', ['Catering', 'Cleaning and stores']),
    ...row(1, core),
    ...row(-1, [{ unit: 'DRIVERS', name: 'Drivers’ room', width: 16 }]),
  ];
}

/** Desks, racks, and vehicles of the staff. */
function staffFixtures(): Fixture[] {
  const vehicle = ['vehicle', 'Equipment'] as const;
  return [
    ...lattice(stops(-56, -30, 6.5), [9, 13]).map((at) => longTable(at, [3, 1.4])),
    ...lattice(stops(-56, -28, 5.6), [-12]).map((at) => ({
      ...item(vehicle, at, [4, 2], Math.PI / 2),
      isLoose: true,
    })),
    ...stops(26, 56, 3.75).map((x) => ({ ...shelf([x, 13], [5, 1], Math.PI / 2), isLoose: true })),
    ...stops(26, 56, 3.75).map((x) => ({ ...shelf([x, -13], [5, 1], Math.PI / 2), isLoose: true })),
    longTable([14, -10], [3, 1.4]),
    seats([14, -14], [5, 0.7]),
  ];
}

/** The ground floor of the satellite: two bus gates and staff rooms. */
export function satelliteGround(): FloorPlan {
  const rooms = groundRooms();
  return {
    outline: box(-length, -depth, length, depth),
    rooms,
    fixtures: [
      ...satelliteBusGates.flatMap(gateFixtures),
      ...staffFixtures(),
      seats([-8, 0], [6, 0.6]),
      seats([8, 0], [6, 0.6]),
      ...washroomFixtures(rooms),
    ],
    hallName: 'Bus gate hall',
    hallUnit: 'BUS-HALL',
    hallDoors: [],
    lanes: [...lattice(stops(-20.4, 20.4, 5.8), [-3, 3]), ...satelliteBusGates.flatMap(gateLanes)],
  };
}
