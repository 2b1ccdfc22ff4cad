import { type Fixture, hall, outside, type Room } from '../src/FloorPlan.ts';
import type { Vector } from '../src/vector.ts';
import { atriumStairs, passage } from './core.ts';
import { at, block, westEnd } from './frame.ts';
import { stepsBetween } from '../src/stepsBetween.ts';
import { box, chair, lockers, longTable, plants, printer, roundTable, sofa } from './furniture.ts';
import { entranceMat } from './pictures.ts';
import type { OfficeFloor } from './OfficeFloor.ts';
import { booths, meetingRoom, type RoomDesign } from './rooms.ts';

const canteen: Room = {
  unit: 'CANTEEN',
  kind: 'room',
  style: 'Social',
  name: 'Canteen',
  ring: block(9.6, 24, -9.6, -2.4),
  enclosure: 'open',
  doors: [
    { to: hall, width: 4.4, near: at(9.6, -6) },
    { to: hall, width: 1.8, near: at(18.9, -2.4) },
  ],
  metadata: { capacity: 84 },
};

const backOfHouse: Room = {
  unit: 'KITCHEN',
  kind: 'room',
  style: 'Service',
  name: 'Canteen kitchen',
  ring: block(24, 32.4, -9.6, -2.4),
  doors: [
    { to: 'CANTEEN', width: 1.4, near: at(24, -3.4), weight: 100, isService: true },
    { to: outside, width: 1.4, near: at(32.4, -6), weight: 100, isService: true },
  ],
};

const bicycles: Room = {
  unit: 'BIKES',
  kind: 'room',
  style: 'Service',
  name: 'Bicycle storage',
  ring: block(26.4, 32.4, 4.2, 9.6),
  doors: [
    { to: hall, width: 1.1, near: at(27.4, 4.2) },
    { to: outside, width: 1.8, near: at(31, 9.6) },
  ],
};

const townHall: RoomDesign = {
  unit: 'R-0-06',
  name: 'Town hall',
  use: 'meeting',
  ring: [at(-17.4, 4.2), at(-17.4, 9.6), at(-32.4, 9.6), at(westEnd(4.2), 4.2)],
  door: [-18.6, 4.2],
  doorWidth: 1.8,
  moreDoors: [{ to: hall, width: 1.1, near: at(-30.4, 4.2) }],
  capacity: 54,
  equipment: ['projector', 'microphones', 'hearing loop', 'live stream'],
  fixtures: [
    box('stage', 'Stage', [-30.7, 7.1], [1.4, 4.2]),
    box('screen', 'Screens', [-31.5, 7.1], [0.08, 3.2]),
    ...stepsBetween(-28.2, -20.2, 1).flatMap((s) =>
      [4.95, 5.55, 6.15, 7.65, 8.25, 8.85].map((t) => chair([s, t])),
    ),
  ],
  lanes: [at(-18.6, 6.9), ...stepsBetween(-29.4, -20.6, 4.4).map((s) => at(s, 6.9))],
};

const support: readonly RoomDesign[] = [
  {
    unit: 'RECEPTION',
    name: 'Reception',
    use: 'support',
    isOpen: true,
    ring: block(5.8, 9.2, -3.4, -0.6),
    door: [7.5, -0.6],
    doorWidth: 1.2,
    fixtures: [
      box('desk', 'Counters', [6.15, -2], [0.7, 2.6]),
      box('desk', 'Counters', [7.7, -3.05], [2.4, 0.7]),
      chair([7.2, -1.6]),
      chair([8.2, -2.2]),
    ],
  },
  {
    unit: 'COFFEE',
    name: 'Coffee bar',
    use: 'social',
    isOpen: true,
    ring: block(9.6, 13.2, -2.4, 2.4),
    door: [11.4, 2.4],
    doorWidth: 2.6,
    fixtures: [
      box('counter', 'Counters', [11.4, 0.9], [3, 0.7]),
      box('cabinet', 'Cabinets', [11.4, -2.1], [3, 0.5]),
    ],
    lanes: [at(11.4, 1.8)],
  },
  {
    unit: 'POST',
    name: 'Post room',
    use: 'service',
    ring: block(13.2, 18, -2.4, 2.4),
    door: [14, 2.4],
    fixtures: [
      ...longTable([15.6, 0], [2.4, 1], 0),
      box('shelf', 'Cabinets', [15.6, -2.15], [4, 0.4]),
      printer('PR-0-1', [17.5, 1.8]),
    ],
    lanes: [at(14.2, 1.5)],
  },
  {
    unit: 'SRV',
    name: 'Server room',
    use: 'service',
    ring: block(19.8, 26.4, -2.4, 2.4),
    door: [20.6, 2.4],
    fixtures: [-0.9, 0.9].map((t) => box('rack', 'Racks', [23.4, t], [4.8, 0.9])),
    lanes: [at(20.5, 1.4)],
  },
  {
    unit: 'UPS',
    name: 'Battery room',
    use: 'service',
    ring: block(26.4, 28.8, -2.4, 2.4),
    door: [27.6, 2.4],
    fixtures: [box('rack', 'Racks', [27.6, -1.5], [1.8, 0.8])],
    lanes: [at(27.6, 1.2)],
  },
  {
    unit: 'CLOAK',
    name: 'Cloakroom',
    use: 'support',
    ring: block(-28, -24.3, -2.4, 2.4),
    door: [-25.2, 2.4],
    fixtures: stepsBetween(-1.4, 0.8, 1.1).map((t) =>
      box('rack', 'Cabinets', [-26.2, t], [2.6, 0.3]),
    ),
    lanes: [at(-25.2, 1.6)],
  },
];

/** Gates in front of the elevators, which open with a badge. */
function gates(): Fixture[] {
  return stepsBetween(1.2, 6, 1.2).map((s) => box('gate', 'Gates', [s, 1.5], [0.22, 1.3]));
}

function canteenFixtures(): Fixture[] {
  const tables: Vector[] = [12, 14.6, 17.2].flatMap((s): Vector[] => [
    [s, -8.5],
    [s, -6.4],
  ]);
  return [
    ...tables.flatMap((place) => longTable(place, [1.8, 0.9], 6)),
    ...[12, 14.6, 17.2].flatMap((s) => roundTable([s, -4.1], 4, 0.45)),
    ...longTable([19.6, -7.4], [0.9, 3.4], 8, 'counter'),
    box('counter', 'Counters', [22, -7.6], [0.9, 3.4]),
    box('counter', 'Counters', [22, -4.4], [0.9, 1.2]),
    ...[-8.8, -6.4, -4].map((t) => box('counter', 'Counters', [28, t], [5.4, 0.8])),
  ];
}

function lobbyFixtures(): Fixture[] {
  return [
    ...gates(),
    ...sofa([-7.6, -8.9], 2.4, 'n'),
    ...sofa([-9.2, -6.8], 2.2, 'e'),
    ...roundTable([-7.6, -6.9], 0, 0.45),
    plants([-5.9, -5.9], [0.5, 3.6]),
    plants([0.3, -8.9], [0.8, 0.8]),
    plants([5.7, -8.9], [0.8, 0.8]),
    ...sofa([-13, 8.9], 2.4, 's'),
    ...sofa([-15.2, 8.9], 1.6, 's'),
    ...roundTable([-12.4, 6.6], 4),
    ...roundTable([-15.4, 6.6], 4),
    plants([-10, 6.8], [0.4, 4]),
  ];
}

/** Ground floor: entrance hall and reception, canteen, guest rooms, town hall, and server room. */
export const ground: OfficeFloor = {
  number: 0,
  hallName: 'Entrance hall',
  wellness: { unit: 'W-0', name: 'Showers and changing' },
  neighborhoods: [{ key: 'NE', name: 'Jetty', benches: [12.6, 16.2, 19.8, 23.4] }],
  rooms: [
    ...support,
    ...booths(0, 1, [-24.3, -19.8, 0, 2.4], 'n'),
    ...booths(0, 4, [-24.3, -19.8, -2.4, 0], 's'),
    meetingRoom(
      ['R-0-01', 'Texel', 10],
      [-16.2, -9.9, -9.6, -4.2],
      [-10.8, -4.2],
      ['screen', 'video conferencing', 'whiteboard'],
    ),
    meetingRoom(['R-0-02', 'Vlieland', 8], [-21.2, -16.2, -9.6, -4.2], [-17, -4.2]),
    meetingRoom(['R-0-03', 'Ameland', 6], [-25.6, -21.2, -9.6, -4.2], [-22, -4.2]),
    {
      ...meetingRoom(['R-0-04', 'Terschelling', 6], [-29.8, -25.6, -9.6, -4.2], [-26.4, -4.2]),
      ring: [at(-30, -9.6), at(-25.6, -9.6), at(-25.6, -4.2), at(westEnd(-4.2), -4.2)],
    },
    meetingRoom(
      ['R-0-05', 'Schiermonnikoog', 16],
      [-18, -9.9, -2.4, 2.4],
      [-10.8, 2.4],
      ['projector', 'whiteboard', 'training laptops'],
    ),
    townHall,
  ],
  otherRooms: [atriumStairs(), canteen, backOfHouse, bicycles],
  fixtures: [
    ...lobbyFixtures(),
    ...canteenFixtures(),
    ...[5.2, 7.4].map((t) => box('bicycle stand', 'Bicycles', [29.9, t], [4.2, 0.6])),
    lockers('LK-0-1', [9.3, 8.2], [0.5, 2.4], 24),
  ],
  lanes: [
    ...[-8.4, -5.6, -3.4].flatMap((t) => [at(1.9, t), at(4.4, t)]),
    at(-7.4, -5),
    ...stepsBetween(1.8, 5.4, 1.2).map((s) => at(s, 1.5)),
    ...passage(18.9),
    ...passage(-18.9),
    ...[10.4, 13.3, 15.9, 18.5].flatMap((s) => [at(s, -5.2), at(s, -7.3)]),
    ...stepsBetween(10.4, 20.8, 2.6).map((s) => at(s, -2.95)),
    at(20.8, -5.4),
    at(23.2, -5),
    at(23.2, -3.4),
    at(25, -5.2),
    at(31.5, -5.2),
    at(-13.8, 5),
    at(-13.8, 7.8),
    at(27.1, 6.3),
    at(30, 6.3),
    at(27.1, 8.6),
    at(31, 8.6),
  ],
  hallDoors: [
    { to: outside, width: 2.4, near: at(2.2, -9.6) },
    { to: outside, width: 1.2, near: at(4.7, -9.6) },
  ],
  images: [entranceMat],
  points: [
    { name: 'Visitor badges', at: at(5.2, -0.6) },
    { name: 'Parcel lockers', at: at(18.9, 3.2) },
  ],
  annotations: [
    { type: 'alarm-panel', at: at(0.2, -9.4) },
    { type: 'first-aid-kit', at: at(9, -0.3) },
    { type: 'defibrillator', at: at(0.2, 2.8) },
    { type: 'electrical-shutoff', at: at(4.9, 7.6) },
    { type: 'water-shutoff', at: at(-0.8, 8.8) },
    { type: 'gas-shutoff', at: at(32.1, -8.6) },
    { type: 'assembly-point', at: at(-8, -26), name: 'Assembly point on the quay' },
  ],
  areas: [
    {
      key: 'visitors',
      name: 'Visitor zone',
      description: 'Open to guests without a badge: entrance hall, lounge and reception.',
      ring: block(-9.9, 9.4, -9.6, 0.6),
    },
    {
      key: 'conference',
      name: 'Conference suite',
      description: 'Rooms for guests, the town hall and the lounge between them.',
      ring: [at(-30, -9.6), at(-9.9, -9.6), at(-9.9, 9.6), at(-32.4, 9.6)],
    },
  ],
};
