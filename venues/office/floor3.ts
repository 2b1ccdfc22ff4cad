import type { Room } from '../src/FloorPlan.ts';
import { hall } from '../src/FloorPlan.ts';
import { atriumStairs, atriumWell, passage } from './core.ts';
import { at, block, westEnd } from './frame.ts';
import { box, lockers, longTable, plants, printer, roundTable, sofa } from './furniture.ts';
import { kitchen } from './kitchen.ts';
import type { OfficeFloor } from './OfficeFloor.ts';
import { booths, meetingRoom, type RoomDesign } from './rooms.ts';

const terrace: Room = {
  unit: 'TERRACE',
  kind: 'exterior',
  style: 'Terrace',
  name: 'Roof terrace',
  ring: [at(-22.2, -9.6), at(-22.2, -4.2), at(westEnd(-4.2), -4.2), at(-30, -9.6)],
  enclosure: 'air',
  doors: [
    { to: hall, width: 1.8, near: at(-23.6, -4.2) },
    { to: hall, width: 1.8, near: at(-28, -4.2) },
  ],
};

const support: readonly RoomDesign[] = [
  {
    unit: 'P-3-1',
    name: 'Print and supplies',
    use: 'support',
    isOpen: true,
    ring: block(9.9, 12.9, 0, 2.4),
    door: [11.4, 2.4],
    doorWidth: 2.2,
    fixtures: [printer('PR-3-1', [10.6, 0.6]), box('cabinet', 'Cabinets', [12, 0.35], [1.4, 0.45])],
  },
  {
    unit: 'ST-3-1',
    name: 'Storage',
    use: 'service',
    ring: block(9.9, 12.9, -2.4, 0),
    door: [10.8, -2.4],
  },
  {
    unit: 'Q-3-01',
    name: 'Quiet room',
    use: 'quiet',
    ring: block(-28, -22.6, -2.4, 2.4),
    door: [-23.4, 2.4],
    capacity: 6,
    fixtures: [
      ...[-1.4, 0, 1.4].map((t) => box('desk', 'Tables', [-27.5, t], [0.7, 1.2])),
      ...sofa([-24.4, -1.8], 2.2, 'n'),
    ],
    lanes: [at(-23.6, 1.4)],
  },
];

/** Floor 3: neighborhoods named after trees, rooms named after stars, and the roof terrace. */
export const floor3: OfficeFloor = {
  number: 3,
  hallName: 'Floor 3 open plan',
  wellness: { unit: 'W-3', name: 'First aid room' },
  neighborhoods: [
    { key: 'NE', name: 'Linden', benches: [12.6, 16.2, 19.8, 23.4, 27] },
    { key: 'SE', name: 'Alder', benches: [14, 17.6, 21.2] },
    { key: 'SW', name: 'Willow', benches: [-12.4, -16, -19.6] },
    { key: 'NW', name: 'Elm', benches: [-12.6, -16.2, -19.8] },
  ],
  rooms: [
    ...support,
    ...booths(3, 1, [12.9, 17.4, 0, 2.4], 'n'),
    ...booths(3, 4, [12.9, 17.4, -2.4, 0], 's'),
    meetingRoom(['R-3-01', 'Vega', 6], [17.4, 22.2, -2.4, 2.4], [18.2, 2.4]),
    meetingRoom(['R-3-02', 'Rigel', 4], [24, 28.8, 0, 2.4], [24.8, 2.4], ['screen']),
    meetingRoom(['R-3-03', 'Deneb', 4], [24, 28.8, -2.4, 0], [24.8, -2.4], ['screen']),
    meetingRoom(
      ['R-3-04', 'Polaris', 18],
      [23.4, 32.4, -9.6, -4.2],
      [24.3, -4.2],
      ['two screens', 'video conferencing', 'room camera', 'hearing loop'],
    ),
    meetingRoom(['R-3-05', 'Capella', 8], [-15.3, -9.9, -2.4, 2.4], [-10.7, 2.4]),
    ...booths(3, 7, [-20.8, -17.8, 0, 2.4], 'n'),
    meetingRoom(['R-3-06', 'Altair', 3], [-20.8, -17.8, -2.4, 0], [-18.5, -2.4], ['screen']),
    meetingRoom(
      ['R-3-07', 'Spica', 10],
      [-9.9, -5.4, -9.6, -3.6],
      [-6.3, -3.6],
      ['screen', 'video conferencing', 'whiteboard'],
    ),
    meetingRoom(
      ['R-3-08', 'Sirius', 12],
      [-29.6, -22.6, 4.2, 9.6],
      [-23.4, 4.2],
      ['screen', 'video conferencing', 'whiteboard'],
    ),
    kitchen(3),
  ],
  otherRooms: [atriumStairs(), atriumWell('otb'), terrace],
  fixtures: [
    lockers('LK-3-1', [9.3, 8.2], [0.5, 2.4], 24),
    lockers('LK-3-2', [-9.3, 7.2], [0.5, 4], 40),
    plants([9.85, 6.6], [0.45, 4]),
    ...sofa([30.6, 8.9], 2.2, 's'),
    ...sofa([31.6, 6.6], 2, 'w'),
    ...roundTable([30, 6.4], 0, 0.45),
    ...[-24.2, -26.8].flatMap((s) => roundTable([s, -6.4], 4)),
    ...longTable([-25, -8.6], [3, 0.9], 8),
    plants([-28.6, -7.4], [0.8, 3]),
    plants([-22.7, -8], [0.6, 2.6]),
    ...sofa([-30.9, 8.9], 1.8, 's'),
  ],
  lanes: [
    ...passage(23.1),
    ...passage(-16.5),
    ...passage(-21.7),
    at(29.4, 4.6),
    at(-30.8, 6.6),
    ...[-23.4, -27.8].map((s) => at(s, -5)),
    at(-24.8, -7.4),
    at(11.4, 1.5),
  ],
  points: [
    { name: 'Water and coffee', at: at(-21.6, 4.8) },
    { name: 'Recycling', at: at(12.5, 3.9) },
  ],
  annotations: [
    { type: 'first-aid-kit', at: at(5.2, -3.3) },
    { type: 'defibrillator', at: at(0.2, 2.8) },
    { type: 'electrical-shutoff', at: at(4.9, 7.6) },
  ],
};
