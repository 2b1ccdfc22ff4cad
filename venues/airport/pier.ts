import { box } from '../src/box.ts';
import { type Fixture, hall, type Room } from '../src/FloorPlan.ts';
import { counter, planter, roundTable, seats, shelf } from '../src/furniture.ts';
import { lattice, stops } from '../src/lanes.ts';
import { type Lot, rowOfRooms } from '../src/rowOfRooms.ts';
import type { Vector } from '../src/vector.ts';
import { airsideEscalators, pier } from './frame.ts';
import { type Gate, gateFixtures, gateLanes, gateRoom } from './gates.ts';
import { escalatorAcross } from './walkways.ts';
import { gap, staffDoor, washroomLots, zone } from './parts.ts';
import { walkwayRooms, walkways } from './walkways.ts';

const { south, front, rear, north } = pier;
/** A stand is 37.5 m wide, so that the wings of adjacent aircraft do not touch. */
const stand = 37.5;
const lounge = 28;

/** Gates A1 to A8 along the north facade, A9 to A11 on the south side of the wings. */
export const pierGates: readonly Gate[] = [
  ...Array.from({ length: 8 }, (_, i): Gate => {
    const from = pier.west + i * stand;
    const to = i === 7 ? 136 : from + lounge;
    return { number: `A${i + 1}`, from, to, front: rear, rear: north };
  }),
  { number: 'A9', from: -107, to: -83, front, rear: south },
  { number: 'A10', from: -146, to: -122, front, rear: south },
  { number: 'A11', from: 95, to: 119, front, rear: south },
];

/** Shops between the gates of the north side, west to east. */
const kiosks = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'] as const;

function shopLot(unit: string, width: number): Lot {
  return { unit, width, style: 'Shops', door: Math.min(4, width - 3) };
}

/** Rooms south of the concourse. The numbers are gaps for gates and the security shop. */
const southLots: readonly (Lot | number)[] = [
  {
    unit: 'STAIR-PW',
    name: 'Stairs',
    kind: 'connection.stairs',
    width: 4,
    style: 'Shafts',
    door: 1.3,
  },
  24,
  ...washroomLots('PW', [6, 3]),
  24,
  { unit: 'PLAY', name: 'Play area', width: 8, style: 'Amenities', door: 3 },
  {
    unit: 'LIFT-AW',
    name: 'Elevator',
    kind: 'connection.elevator',
    width: 3,
    style: 'Shafts',
    door: 1.3,
  },
  {
    unit: 'STAIR-AW',
    name: 'Stairs',
    kind: 'connection.stairs',
    width: 4,
    style: 'Shafts',
    door: 1.3,
  },
  ...washroomLots('AW', [6, 3]),
  shopLot('S1', 9),
  shopLot('S2', 10),
  shopLot('S3', 10),
  48,
  shopLot('S4', 10),
  shopLot('S5', 10),
  shopLot('S6', 9),
  ...[...washroomLots('AE', [6, 3])].reverse(),
  {
    unit: 'STAIR-AE',
    name: 'Stairs',
    kind: 'connection.stairs',
    width: 4,
    style: 'Shafts',
    door: 1.3,
  },
  {
    unit: 'LIFT-AE',
    name: 'Elevator',
    kind: 'connection.elevator',
    width: 3,
    style: 'Shafts',
    door: 1.3,
  },
  shopLot('S7', 16),
  {
    unit: 'STAIR-G',
    name: 'Stairs',
    kind: 'connection.stairs',
    width: 4,
    style: 'Shafts',
    door: 1.3,
  },
  24,
  ...washroomLots('PE', [5, 3]),
  {
    unit: 'STAIR-PE',
    name: 'Stairs',
    kind: 'connection.stairs',
    width: 4,
    style: 'Shafts',
    door: 1.3,
  },
];

/**
 * Border control at the east end: to the satellite in the north lane, and back in the south lane.
 */
function borderControl(): Room[] {
  const [west, middle, east] = [136, 143, pier.east];
  const y = (front + rear) / 2;
  const [out, back] = [(y + rear) / 2, (front + y) / 2];
  return [
    zone(['PASS-OUT-1', 'Passport queue', 'Security'], box(west, y, middle, rear), [
      gap(hall, 3, [west, out]),
    ]),
    zone(['PASS-OUT-2', 'Passport control, departures', 'Security'], box(middle, y, east, rear), [
      gap('BRIDGE', 3, [east, out]),
    ]),
    zone(['PASS-IN-1', 'Passport queue, arrivals', 'Security'], box(middle, front, east, y), [
      gap('BRIDGE', 3, [east, back]),
    ]),
    zone(['PASS-IN-2', 'Passport control, arrivals', 'Security'], box(west, front, middle, y), [
      gap(hall, 3, [west, back]),
    ]),
    {
      unit: 'BORDER',
      kind: 'room',
      style: 'Service',
      name: 'Border office',
      ring: box(west, south, east, front),
      doors: [staffDoor('PASS-IN-2', [139, front])],
    },
    {
      unit: 'BORDER-N',
      kind: 'room',
      style: 'Service',
      name: 'Border police',
      ring: box(west, rear, east, north),
      doors: [staffDoor('PASS-OUT-1', [139, rear])],
    },
  ];
}

/** The rooms of the pier on the departures level, without the security shop. */
export function pierRooms(): Room[] {
  return [
    ...rowOfRooms({
      from: pier.west,
      front,
      back: south,
      to: hall,
      style: 'Shops',
      lots: southLots,
    }),
    ...rowOfRooms({
      from: pier.west + lounge,
      front: rear,
      back: north,
      to: hall,
      style: 'Shops',
      lots: kiosks.flatMap((unit) => [shopLot(unit, stand - lounge), lounge]),
    }),
    ...pierGates.map(gateRoom),
    ...borderControl(),
    escalatorAcross('ESC-UP', airsideEscalators.up, 'east'),
    escalatorAcross('ESC-DOWN', airsideEscalators.down, 'west'),
    ...walkwayRooms(),
  ];
}

/** Objects in the pier: gates, shops, and plants between the walkways. */
export function pierFixtures(): Fixture[] {
  const shops = [-48.5, -39, -29, 29, 39, 48.5];
  const desk = (x: number): Fixture[] => [
    counter([x, 29 + 2.4], [1.6, 0.7]),
    counter([x, 29 - 2.4], [1.6, 0.7]),
  ];
  return [
    ...pierGates.flatMap(gateFixtures),
    ...shops.flatMap((x) => [
      shelf([x - 1.9, 18], [4.6, 0.9], Math.PI / 2),
      shelf([x + 1.9, 18], [4.6, 0.9], Math.PI / 2),
      counter([x, 14.9], [4, 0.7]),
    ]),
    ...kiosks.map((_, i) => counter([pier.west + lounge + i * stand + 4.75, 42.6], [6.5, 0.8])),
    ...lattice([79, 83, 87], [17, 20.5]).map((at) => roundTable(at, 0.6)),
    ...[-136, -72, -33, 33, 72].map((x) => planter([x, 29], [2.4, 0.8])),
    ...[-66, 66].flatMap((x) => [seats([x, 29.6], [5, 0.6]), seats([x, 28.4], [5, 0.6])]),
    ...desk(143),
  ];
}

/** Walking places in the concourse and at the gates. */
export function pierLanes(): Vector[] {
  return [
    ...lattice(stops(pier.west + 1.6, 134, 5.8), [front + 1.6, rear - 1.6]),
    ...lattice([-148, -130, -77, -60, -45, -22, -4, 0, 4, 22, 45, 60, 77, 128, 133], [29]),
    ...lattice([139, 147], [26.5, 31.5]),
    ...pierGates.flatMap(gateLanes),
    ...walkways.map(({ from }): Vector => [from - 2, 29]),
  ];
}
