import { box } from '../src/box.ts';
import { type Fixture, type FloorPlan, hall, outside, type Room } from '../src/FloorPlan.ts';
import { counter, planter, seats, treadsOf } from '../src/furniture.ts';
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

/** Bus gates on the ground. */
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
      counter([55, -15.4], [6.5, 0.8]),
      ...washroomFixtures(rooms),
      ...treadsOf(rooms),
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

function groundRooms(): Room[] {
  const wing = (label: [string, string], from: number, to: number, at: number) =>
    room([...label, 'Service'], box(from, -depth, to, depth), [
      staffDoor(hall, [at, 0]),
      staffDoor(outside, [(from + to) / 2, depth], 3.6),
    ]);
  return [
    ...satelliteBusGates.map((one) => ({ ...gateRoom(one), enclosure: 'open' as const })),
    wing(['RAMP', 'Ramp operations'], -length, -22, -22),
    wing(['STORES', 'Catering and stores'], 22, length, 22),
    ...rowOfRooms({
      from: 6,
      front: concourse,
      back: depth,
      to: hall,
      style: 'Amenities',
      lots: core,
    }),
    ...rowOfRooms({
      from: 6,
      front: -concourse,
      back: -depth,
      to: hall,
      style: 'Service',
      lots: [{ unit: 'DRIVERS', name: 'Drivers’ room', width: 16 }],
    }),
  ];
}

/** The ground level of the satellite: two bus gates and rooms for staff. */
export function satelliteGround(): FloorPlan {
  const rooms = groundRooms();
  return {
    outline: box(-length, -depth, length, depth),
    rooms,
    fixtures: [
      ...satelliteBusGates.flatMap(gateFixtures),
      seats([-8, 0], [6, 0.6]),
      seats([8, 0], [6, 0.6]),
      ...washroomFixtures(rooms),
      ...treadsOf(rooms),
    ],
    hallName: 'Bus gate hall',
    hallUnit: 'BUS-HALL',
    hallDoors: [],
    lanes: [...lattice(stops(-20.4, 20.4, 5.8), [-3, 3]), ...satelliteBusGates.flatMap(gateLanes)],
  };
}
