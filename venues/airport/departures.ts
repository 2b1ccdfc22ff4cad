import { box } from '../src/box.ts';
import { type Fixture, type FloorPlan, outside, type Room } from '../src/FloorPlan.ts';
import { counter, pillar, roundTable, seats, shelf } from '../src/furniture.ts';
import { lattice, stops } from '../src/lanes.ts';
import type { Vector } from '../src/vector.ts';
import {
  checkInHall,
  counterFixtures,
  counterLanes,
  counterRooms,
  islandRings,
  queueBarriers,
} from './checkIn.ts';
import {
  bridgeEnd,
  bridgeRing,
  landsideLifts,
  processor,
  strip,
  terminalOutline,
} from './frame.ts';
import { flankFixtures, flankRooms } from './flanks.ts';
import { columnOfRooms, escalator, shaft, washroomLots } from './parts.ts';
import { pierFixtures, pierLanes, pierRooms } from './pier.ts';
import { checkpoint, securityFixtures, securityLanes, securityRooms } from './security.ts';
import { washroomFixtures } from './washroomFixtures.ts';

const { west, east, south } = processor;
const hallNorth = checkpoint.south;

/** Landside escalators and elevators to other floors, as islands in the hall. */
const landsideIslands = {
  escalators: (x: number): Vector[] => [...box(x - 2.4, -33, x + 2.4, -20)],
  lifts: (x: number): Vector[] => [...box(x - 2.4, -14, x + 2.4, -11.2)],
} as const;

/** Landside escalators and elevators; `to` is the face around them. */
export function landsideShafts(end: 'south' | 'north', to: string): Room[] {
  return Object.entries(landsideLifts).flatMap(([side, x]) => {
    const key = side === 'west' ? 'W' : 'E';
    const lift = (unit: string, from: number): Room =>
      shaft(unit, 'elevator', box(from, -14, from + 2.4, -11.2), { to, near: [from + 1.2, -11.2] });
    return [
      escalator(`ESC-${key}`, [x, -33, -20], end, to),
      lift(`LIFT-${key}1`, x - 2.4),
      lift(`LIFT-${key}2`, x),
    ];
  });
}

function checkIn(): Room {
  const ring = [
    [strip.west, south],
    [strip.east, south],
    [strip.east, hallNorth],
    [strip.west, hallNorth],
  ] as const;
  return {
    unit: checkInHall,
    kind: 'hallway',
    style: 'Hallways',
    name: 'Check-in hall',
    ring,
    holes: [
      ...islandRings(),
      ...Object.values(landsideLifts).flatMap((x) => [
        landsideIslands.escalators(x),
        landsideIslands.lifts(x),
      ]),
    ],
    enclosure: 'open',
    doors: [],
  };
}

function strips(): Room[] {
  return [
    ...columnOfRooms({
      from: south,
      front: strip.west,
      back: west,
      to: checkInHall,
      style: 'Offices',
      lots: [
        {
          unit: 'STAIR-TW',
          name: 'Stairs',
          kind: 'connection.stairs',
          width: 4,
          style: 'Shafts',
          door: 1.3,
        },
        { unit: 'TICKETS', name: 'Ticket desks', width: 8, door: 3 },
        { unit: 'EXCHANGE', width: 5, style: 'Shops', door: 2 },
        { unit: 'OVERSIZE', name: 'Oversize baggage', width: 7, style: 'CheckIn', door: 3 },
        { unit: 'AIRLINES', name: 'Airline offices', width: 8 },
      ],
    }),
    ...columnOfRooms({
      from: south,
      front: strip.east,
      back: east,
      to: checkInHall,
      style: 'Shops',
      lots: [
        {
          unit: 'STAIR-TE',
          name: 'Stairs',
          kind: 'connection.stairs',
          width: 4,
          style: 'Shafts',
          door: 1.3,
        },
        { unit: 'L1', width: 10, door: 4 },
        { unit: 'L2', width: 6, door: 3 },
        ...washroomLots('TE', [4.5, 3]),
      ],
    }),
  ];
}

function bridge(): Room {
  return {
    unit: 'BRIDGE',
    kind: 'hallway',
    style: 'Hallways',
    name: 'Bridge to the B gates',
    ring: bridgeRing,
    doors: [
      { to: outside, width: 6, near: bridgeEnd, kind: 'opening', name: 'Bridge to the B gates' },
    ],
  };
}

function landsideFixtures(): Fixture[] {
  return [
    ...counterFixtures(),
    ...queueBarriers(),
    ...lattice([-62, -31, 1, 31, 58], [-8]).map((at) => pillar(at, 0.8)),
    ...lattice([-62, 31, 58], [-34]).map((at) => pillar(at, 0.8)),
    ...lattice(stops(34, 56, 5.5), [-30, -27, -17, -14]).map((at) => seats(at, [4, 0.6])),
    ...stops(35, 47, 3).map((x) => counter([x, -22], [0.8, 0.8])),
    ...stops(-30.5, -25.4, 2.55).map((y) => counter([-70, y], [1.8, 0.7], Math.PI / 2)),
    counter([69, -23.4], [8, 0.8]),
    ...lattice([65.6, 68.8, 72], [-30, -27]).map((at) => roundTable(at, 0.5)),
    shelf([66.4, -19], [3.6, 0.8], Math.PI / 2),
    shelf([69.2, -19], [3.6, 0.8], Math.PI / 2),
  ];
}

function landsideLanes(): Vector[] {
  return [
    ...lattice(stops(-65.5, 61.5, 5.3), [-34.6, -10, -6]),
    ...lattice(
      [-65, -58, -54.4, -33.6, -24.6, -4.4, 6.2, 26.6, 32.2, 49.2, 58.5],
      stops(-31, -12, 4.4),
    ),
    ...counterLanes(),
  ];
}

function outline(): Vector[] {
  const [a, b] = [bridgeRing[0], bridgeRing[1]];
  const [c, d] = [bridgeRing[2], bridgeRing[3]];
  if (!a || !b || !c || !d) return [];
  // The bridge starts at the east end of the pier, after its southeast corner.
  return [...terminalOutline.slice(0, 4), a, b, c, d, ...terminalOutline.slice(4)];
}

/** The departures level: check-in, security, the pier with gates A1 to A11, and the bridge. */
export function departures(): FloorPlan {
  const rooms = [
    checkIn(),
    ...counterRooms(),
    ...landsideShafts('north', checkInHall),
    ...strips(),
    ...flankRooms(),
    ...securityRooms(),
    ...pierRooms(),
    bridge(),
  ];
  return {
    outline: outline(),
    rooms,
    fixtures: [
      ...landsideFixtures(),
      ...flankFixtures(),
      ...securityFixtures(),
      ...pierFixtures(),
      ...washroomFixtures(rooms),
    ],
    hallName: 'Concourse A',
    hallUnit: 'CONCOURSE-A',
    hallDoors: [],
    lanes: [...landsideLanes(), ...securityLanes(), ...pierLanes(), ...bridgeLanes()],
  };
}

function bridgeLanes(): Vector[] {
  const [x, y] = bridgeEnd;
  return stops(0.06, 0.94, 0.11).map((share): Vector => [
    150 + (x - 150) * share,
    29 + (y - 29) * share,
  ]);
}
