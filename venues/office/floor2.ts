import { atriumStairs, atriumWell, passage } from './core.ts';
import { at, block, westEnd } from './frame.ts';
import { box, chair, lockers, longTable, plants, printer, roundTable, sofa } from './furniture.ts';
import { kitchen } from './kitchen.ts';
import type { OfficeFloor } from './OfficeFloor.ts';
import { booths, meetingRoom, type RoomDesign } from './rooms.ts';

const workshop: RoomDesign = {
  unit: 'R-2-08',
  name: 'Mistral',
  use: 'meeting',
  ring: [at(-24.2, 4.2), at(-24.2, 9.6), at(-32.4, 9.6), at(westEnd(4.2), 4.2)],
  door: [-25.2, 4.2],
  doorWidth: 1.6,
  capacity: 20,
  equipment: ['two screens', 'whiteboard walls', 'movable tables'],
  fixtures: [
    ...[-26.6, -29.6].flatMap((s) => [
      ...longTable([s, 8.2], [1.8, 0.8], 5),
      ...longTable([s, 6], [1.8, 0.8], 5),
    ]),
    box('screen', 'Screens', [-24.36, 7.4], [0.08, 1.8]),
  ],
  lanes: [at(-25.2, 5.1)],
};

const support: readonly RoomDesign[] = [
  {
    unit: 'P-2-1',
    name: 'Print and supplies',
    use: 'support',
    isOpen: true,
    ring: block(-13.4, -9.9, -2.4, 0),
    door: [-11.6, -2.4],
    doorWidth: 2.6,
    fixtures: [
      printer('PR-2-1', [-12.7, -0.6]),
      printer('PR-2-2', [-11.7, -0.6]),
      box('cabinet', 'Cabinets', [-10.5, -0.35], [0.9, 0.45]),
    ],
  },
  {
    unit: 'ST-2-1',
    name: 'Storage',
    use: 'service',
    ring: block(-13.4, -9.9, 0, 2.4),
    door: [-12.6, 2.4],
  },
];

/** Floor 2: neighborhoods named after landscapes, and rooms named after winds. */
export const floor2: OfficeFloor = {
  number: 2,
  hallName: 'Floor 2 open plan',
  wellness: { unit: 'W-2', name: 'Reflection room' },
  neighborhoods: [
    { key: 'NE', name: 'Dune', benches: [12.6, 16.2, 19.8, 23.4] },
    { key: 'SE', name: 'Polder', benches: [14.4, 18, 21.6, 25.2, 28.8] },
    { key: 'SW', name: 'Heath', benches: [-12.6, -16.2, -19.8, -23.4] },
    { key: 'NW', name: 'Marsh', benches: [-12.6, -16.2, -19.8] },
  ],
  rooms: [
    meetingRoom(['R-2-01', 'Bora', 6], [9.9, 14.7, -2.4, 2.4], [10.7, 2.4]),
    meetingRoom(['R-2-02', 'Föhn', 4], [14.7, 18.6, 0, 2.4], [15.4, 2.4], ['screen']),
    meetingRoom(['R-2-03', 'Levant', 4], [14.7, 18.6, -2.4, 0], [15.4, -2.4], ['screen']),
    meetingRoom(['R-2-04', 'Passat', 8], [20.4, 25.8, -2.4, 2.4], [21.2, -2.4]),
    ...booths(2, 1, [25.8, 28.8, 0, 2.4], 'n'),
    ...booths(2, 3, [25.8, 28.8, -2.4, 0], 's'),
    ...support,
    ...booths(2, 5, [-19.4, -13.4, 0, 2.4], 'n'),
    meetingRoom(['R-2-05', 'Sirocco', 3], [-16.4, -13.4, -2.4, 0], [-14.1, -2.4], ['screen']),
    meetingRoom(['R-2-06', 'Zephyr', 3], [-19.4, -16.4, -2.4, 0], [-17.1, -2.4], ['screen']),
    meetingRoom(
      ['R-2-07', 'Boreas', 10],
      [-28, -21.2, -2.4, 2.4],
      [-22, -2.4],
      ['screen', 'video conferencing', 'whiteboard'],
    ),
    workshop,
    meetingRoom(
      ['R-2-09', 'Ostria', 12],
      [-9.9, -5.4, -9.6, -3.6],
      [-9.1, -3.6],
      ['screen', 'video conferencing', 'whiteboard'],
    ),
    meetingRoom(
      ['R-2-10', 'Tramontana', 10],
      [26.6, 32.4, 4.2, 9.6],
      [27.4, 4.2],
      ['screen', 'video conferencing'],
    ),
    kitchen(2),
  ],
  otherRooms: [atriumStairs(), atriumWell('otb')],
  fixtures: [
    lockers('LK-2-1', [9.3, 8.2], [0.5, 2.4], 24),
    lockers('LK-2-2', [-9.3, 7.2], [0.5, 4], 40),
    plants([9.85, 6.6], [0.45, 4]),
    ...longTable([-22.4, 6.8], [0.9, 2.6], 6, 'counter'),
    ...sofa([-26.9, -8.9], 2.2, 'n'),
    ...sofa([-28.6, -7], 1.8, 'e'),
    ...roundTable([-27, -7], 0, 0.4),
    chair([-26.2, -5.8]),
  ],
  lanes: [...passage(19.5), ...passage(-20.3), at(-29, -4.9), at(-11.6, -1.5)],
  points: [
    { name: 'Water and coffee', at: at(-25.8, -4.9) },
    { name: 'Recycling', at: at(12.5, 3.9) },
  ],
  annotations: [
    { type: 'first-aid-kit', at: at(5.2, -3.3) },
    { type: 'defibrillator', at: at(0.2, 2.8) },
    { type: 'electrical-shutoff', at: at(4.9, 7.6) },
  ],
};
