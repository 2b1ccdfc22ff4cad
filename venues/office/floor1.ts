import { atriumStairs, atriumWell, passage } from './core.ts';
import { at, westEnd } from './frame.ts';
import { box, chair, lockers, longTable, plants, printer, roundTable, sofa } from './furniture.ts';
import { kitchen } from './kitchen.ts';
import type { OfficeFloor } from './OfficeFloor.ts';
import { booths, meetingRoom, type RoomDesign } from './rooms.ts';

const library: RoomDesign = {
  unit: 'Q-1-01',
  name: 'Library',
  use: 'quiet',
  ring: [at(-26.2, 4.2), at(-26.2, 9.6), at(-32.4, 9.6), at(westEnd(4.2), 4.2)],
  door: [-27.4, 4.2],
  capacity: 10,
  fixtures: [
    ...longTable([-29, 6.9], [3.2, 1.1], 8),
    box('shelf', 'Cabinets', [-29.4, 9.3], [5.2, 0.35]),
    ...sofa([-31.2, 5.4], 1.6, 'e'),
  ],
  lanes: [at(-27.3, 5.2)],
};

const support: readonly RoomDesign[] = [
  {
    unit: 'P-1-1',
    name: 'Print and supplies',
    use: 'support',
    isOpen: true,
    ring: [at(25.2, 0), at(28.8, 0), at(28.8, 2.4), at(25.2, 2.4)],
    door: [27, 2.4],
    doorWidth: 2.6,
    fixtures: [
      printer('PR-1-1', [25.9, 0.6]),
      box('cabinet', 'Cabinets', [27.9, 0.35], [1.6, 0.45]),
    ],
  },
  {
    unit: 'ST-1-1',
    name: 'Storage',
    use: 'service',
    ring: [at(25.2, -2.4), at(28.8, -2.4), at(28.8, 0), at(25.2, 0)],
    door: [26, -2.4],
  },
];

/**
 * Floor 1: four neighborhoods named after bodies of water in the harbor, and rooms named after
 * rivers.
 */
export const floor1: OfficeFloor = {
  number: 1,
  hallName: 'Floor 1 open plan',
  wellness: { unit: 'W-1', name: 'Parent room' },
  neighborhoods: [
    { key: 'NE', name: 'Quay', benches: [12.6, 16.2, 19.8, 23.4, 27] },
    { key: 'SE', name: 'Canal', benches: [14, 17.6, 21.2, 24.8] },
    { key: 'SW', name: 'Basin', benches: [-12.6, -16.2, -19.8] },
    { key: 'NW', name: 'Lock', benches: [-12.6, -16.2, -19.8, -23.4] },
  ],
  rooms: [
    meetingRoom(['R-1-01', 'Maas', 8], [9.9, 15.3, -2.4, 2.4], [14.4, -2.4]),
    ...booths(1, 1, [15.3, 19.8, 0, 2.4], 'n'),
    ...booths(1, 4, [15.3, 19.8, -2.4, 0], 's'),
    meetingRoom(['R-1-02', 'Rotte', 4], [21.6, 25.2, 0, 2.4], [22.3, 2.4], ['screen']),
    meetingRoom(['R-1-03', 'Schie', 4], [21.6, 25.2, -2.4, 0], [22.3, -2.4], ['screen']),
    ...support,
    meetingRoom(
      ['R-1-04', 'IJssel', 10],
      [-16.2, -9.9, -2.4, 2.4],
      [-15.4, 2.4],
      ['screen', 'video conferencing', 'whiteboard'],
    ),
    ...booths(1, 7, [-22.5, -18, 0, 2.4], 'n'),
    meetingRoom(['R-1-05', 'Gouwe', 3], [-20.2, -18, -2.4, 0], [-18.7, -2.4], ['screen']),
    meetingRoom(['R-1-06', 'Vecht', 3], [-22.5, -20.2, -2.4, 0], [-21, -2.4], ['screen']),
    meetingRoom(['R-1-07', 'Lek', 6], [-28, -22.5, -2.4, 2.4], [-23.3, 2.4]),
    meetingRoom(
      ['R-1-08', 'Waal', 12],
      [-9.9, -5.4, -9.6, -3.6],
      [-6.3, -3.6],
      ['screen', 'video conferencing', 'whiteboard'],
    ),
    meetingRoom(
      ['R-1-09', 'Merwede', 12],
      [26.9, 32.4, -9.6, -4.2],
      [27.8, -4.2],
      ['two screens', 'video conferencing', 'room camera'],
    ),
    library,
    kitchen(1),
  ],
  otherRooms: [atriumStairs(), atriumWell('otb')],
  fixtures: [
    lockers('LK-1-1', [9.3, 8.2], [0.5, 2.4], 24),
    lockers('LK-1-2', [-9.3, 7.2], [0.5, 4], 40),
    ...sofa([30.6, 8.9], 2.2, 's'),
    ...sofa([31.6, 6.6], 2, 'w'),
    ...roundTable([30, 6.4], 0, 0.45),
    ...longTable([-24.6, -7], [1, 3.2], 8, 'counter'),
    ...sofa([-27.8, -8.9], 2.2, 'n'),
    ...roundTable([-27.9, -7.7], 0, 0.45),
    chair([-27.4, -6.6]),
    chair([-28.4, -6.6]),
    plants([-22.6, -7], [0.5, 4.4]),
    plants([9.85, 6.6], [0.45, 4]),
  ],
  lanes: [
    ...passage(20.7),
    ...passage(-17.1),
    at(-26.2, -6.6),
    at(-26.2, -4.8),
    at(29.4, 4.6),
    at(27, 1.6),
  ],
  points: [
    { name: 'Water and coffee', at: at(-23.6, -4.8) },
    { name: 'Recycling', at: at(12.5, 3.9) },
  ],
  annotations: [
    { type: 'first-aid-kit', at: at(5.2, -3.3) },
    { type: 'defibrillator', at: at(0.2, 2.8) },
    { type: 'electrical-shutoff', at: at(4.9, 7.6) },
  ],
};
