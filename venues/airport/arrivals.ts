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
import { lattice, stops } from '../src/lanes.ts';
import type { Vector } from '../src/vector.ts';
import { landsideShafts } from './departures.ts';
import { pier, processor, strip, terminalOutline } from './frame.ts';
import { type Gate, gateUnit } from './gates.ts';
import { columnOfRooms, room, shaft, staffDoor, washroomLots } from './parts.ts';
import {
  customsRooms,
  reclaimFixtures,
  reclaimHall,
  reclaimLanes,
  reclaimRooms,
} from './reclaim.ts';
import { washroomFixtures } from './washroomFixtures.ts';

const { west, east, south } = processor;

/** Gate A12, where buses to remote stands depart. */
export const busGate: Gate = { number: 'A12', from: 75, to: 112, front: 24, rear: 44 };

function strips(): Room[] {
  return [
    ...columnOfRooms({
      from: south,
      front: strip.west,
      back: west,
      to: hall,
      style: 'Shops',
      lots: [
        {
          unit: 'STAIR-TW',
          name: 'Stairs',
          kind: 'connection.stairs',
          width: 4,
          style: 'Shafts',
          door: 1.3,
        },
        { unit: 'RC1', width: 5, door: 3 },
        { unit: 'RC2', width: 5, door: 3 },
        { unit: 'INFO', name: 'Visitor information', width: 8, style: 'Amenities', door: 4 },
        { unit: 'BANK', width: 8, door: 3 },
      ],
    }),
    ...columnOfRooms({
      from: south,
      front: strip.east,
      back: east,
      to: hall,
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
        { unit: 'G1', width: 10, door: 4 },
        { unit: 'G2', width: 6, door: 3 },
        ...washroomLots('GE', [3.5, 3]),
      ],
    }),
  ];
}

/** Rooms under the pier, for staff. */
function underPier(): Room[] {
  const { north } = pier;
  const staff = (label: [string, string], ring: Room['ring'], doors: DoorRule[]) =>
    room([...label, 'Service'], ring, doors);
  const toApron = (x: number) => staffDoor(outside, [x, north], 3.6);
  return [
    staff(['SORT-W', 'Baggage sorting, west'], box(-75, 24, -24, north), [
      staffDoor(reclaimHall, [-45, 24], 2),
      toApron(-50),
    ]),
    staff(['SORT-M', 'Baggage sorting, middle'], box(-24, 34, 24, north), [
      staffDoor(reclaimHall, [-18, 34], 2),
      toApron(0),
    ]),
    staff(['SORT-E', 'Baggage sorting, east'], box(24, 24, 75, north), [
      staffDoor(reclaimHall, [45, 24], 2),
      toApron(50),
    ]),
    staff(['CREW', 'Crew center'], box(-112, 14, -75, north), [staffDoor('SORT-W', [-75, 34])]),
    staff(['GARAGE', 'Ramp equipment'], box(-146, 14, -112, north), [
      staffDoor('CREW', [-112, 30]),
      toApron(-130),
    ]),
    staff(['STAIR-PW-L', 'Store'], box(-150, 24, -146, north), [staffDoor('GARAGE', [-146, 30])]),
    shaft('STAIR-PW', 'stairs', box(-150, 14, -146, 24), { to: 'GARAGE', near: [-146, 19] }),
    staff(['GSE', 'Battery charging'], box(95, 14, 112, 24), [
      staffDoor(gateUnit('A12'), [100, 24]),
      staffDoor(outside, [104, 14], 3.6),
    ]),
    staff(['WORKSHOP', 'Workshop'], box(112, 14, 132, north), [
      staffDoor(gateUnit('A12'), [112, 34]),
      toApron(122),
    ]),
    staff(['ENERGY', 'Energy center'], box(136, 14, 150, north), [
      staffDoor('PE-LOBBY', [136, 34]),
      toApron(143),
    ]),
    staff(['PE-LOBBY', 'Service corridor'], box(132, 24, 136, north), [
      staffDoor('WORKSHOP', [132, 34]),
    ]),
    shaft('STAIR-PE', 'stairs', box(132, 14, 136, 24), { to: 'PE-LOBBY', near: [134, 24] }),
  ];
}

function busLounge(): Room[] {
  const ring: Vector[] = [
    [75, 14],
    [91, 14],
    [91, 24],
    [112, 24],
    [112, 44],
    [75, 44],
  ];
  return [
    {
      unit: gateUnit('A12'),
      kind: 'gate',
      style: 'Gates',
      name: 'Gate A12',
      ring,
      doors: [
        { to: 'LIFT-AE', width: 1.3, near: [75, 18] },
        {
          to: outside,
          width: 2.4,
          near: [86, 44],
          weight: 400,
          isService: true,
          name: 'Boarding, gate A12',
        },
        {
          to: outside,
          width: 2.4,
          near: [100, 44],
          weight: 400,
          isService: true,
          name: 'Boarding, gate A12',
        },
      ],
      metadata: { gate: 'A12' },
    },
    shaft('STAIR-G', 'stairs', box(91, 14, 95, 24), { to: gateUnit('A12'), near: [91, 20] }),
  ];
}

function fixtures(): Fixture[] {
  return [
    ...reclaimFixtures(),
    ...lattice([-45, -15, 15, 45], [-28, -12]).map((at) => pillar(at, 0.8)),
    ...lattice([-45, -15, 15, 45], [-20]).map((at) => planter(at, [1.8, 1.8])),
    ...lattice([-50, -40, -20, -10, 10, 20, 40, 50], [-20]).map((at) => seats(at, [0.7, 4])),
    ...[-29.5, -24.5, -19.8, -16.2, -10].map((y) => counter([-70, y], [2.6, 0.8], Math.PI / 2)),
    ...lattice([66, 69, 72], [-29.5, -26]).map((at) => roundTable(at, 0.5)),
    counter([70, -23.2], [7, 0.8]),
    shelf([66.4, -19], [3.6, 0.8], Math.PI / 2),
    shelf([69.2, -19], [3.6, 0.8], Math.PI / 2),
    ...[-8, 8].map((x) => longTable([x, -2], [4, 1], Math.PI / 2)),
    ...lattice(stops(79, 108, 5.8), [29, 31, 37, 39]).map((at) => seats(at, [4.4, 0.55])),
    counter([93, 41.8], [3, 0.8]),
    ...conveyors(),
    ...vehicles(),
    ...crewFurniture(),
    ...stops(-68, -58, 5).map((x) => counter([x, -1], [3, 0.8])),
    ...stops(-48, -38, 3.4).map((x) => shelf([x, -2.4], [4.4, 0.9], Math.PI / 2)),
  ];
}

/** Belts of the baggage sorting, as loops. */
function conveyors(): Fixture[] {
  const belt = (center: Vector, size: Vector): Fixture => ({
    ...item(['belt', 'Belts'], center, size),
    isLoose: true,
  });
  return [-49, 49].flatMap((x) => [
    ...[30, 34, 38].map((y) => belt([x, y], [38, 1])),
    ...[-19.5, 19.5].map((dx) => belt([x + dx, 34], [1, 9])),
    ...stops(-15, 15, 6).map((dx) => belt([x + dx, 41], [1.4, 3.6])),
  ]);
}

/** Lockers, tables, and a rest area in the crew center. */
function crewFurniture(): Fixture[] {
  return [
    ...stops(-109, -97, 2).map((x) => shelf([x, 39.5], [5, 0.6], Math.PI / 2)),
    ...lattice([-106, -100, -94], [19, 25]).map((at) => longTable(at, [3, 1.2])),
    ...lattice([-86, -80], [18, 24]).map((at) => seats(at, [3, 0.8])),
    ...stops(-30, -16, 5).map((x) => longTable([x, -1.6], [2.6, 1])),
    ...stops(16, 30, 5).map((x) => longTable([x, -1.6], [2.6, 1])),
    ...stops(38, 48, 5).map((x) => longTable([x, -1.6], [2.6, 1])),
    ...stops(56, 71, 5).map((x) => longTable([x, -1.6], [2.6, 1])),
  ];
}

/** Tractors and dollies under a roof. */
function vehicles(): Fixture[] {
  return lattice(stops(-141, -117, 6), [20, 38]).map((at) => ({
    ...item(['vehicle', 'Equipment'], at, [3.6, 1.8], Math.PI / 2),
    isLoose: true,
  }));
}

/**
 * The arrivals level, on the ground floor: baggage reclaim, customs, the arrivals hall, and gate
 * A12.
 */
export function arrivals(): FloorPlan {
  const rooms = [
    ...landsideShafts('south', hall),
    ...strips(),
    ...reclaimRooms(),
    ...customsRooms(),
    ...underPier(),
    ...busLounge(),
  ];
  const doors = [-46, -42.4, -17, -13.4, 13.4, 17, 42.4, 46].map((x): DoorRule => ({
    to: outside,
    width: 3,
    near: [x, south],
    name: `Terminal, door ${[-44, -15, 15, 44].findIndex((at) => Math.abs(at - x) < 3) + 1}`,
  }));
  return {
    outline: terminalOutline,
    rooms,
    fixtures: [...fixtures(), ...washroomFixtures(rooms)],
    hallName: 'Arrivals hall',
    hallUnit: 'ARRIVALS',
    hallDoors: doors,
    lanes: [
      ...lattice(stops(-65.4, 61.4, 5.2), [-34.6, -9.4]),
      ...lattice(
        [
          -65.4, -58, -53, -47, -37, -33, -25, -17.6, -12.4, -7, -3, 5, 12.4, 17.6, 24, 31, 37, 43,
          47, 53, 58, 61.4,
        ],
        [-30, -24, -16.6],
      ),
      ...reclaimLanes(),
      ...lattice(stops(77, 110, 6.6), [26, 34, 42.4]),
      ...lattice([79, 87], [17, 21]),
    ],
  };
}
