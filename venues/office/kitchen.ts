import { at, block } from './frame.ts';
import { box, longTable, roundTable } from './furniture.ts';
import type { RoomDesign } from './rooms.ts';

/** The kitchen next to the atrium: a counter along the glass, an island, and three tables. */
export function kitchen(floor: number): RoomDesign {
  return {
    unit: `K-${floor}`,
    name: `Kitchen ${floor}`,
    use: 'social',
    isOpen: true,
    ring: block(5.4, 11.6, -9.6, -3.6),
    door: [8, -3.6],
    doorWidth: 4.6,
    capacity: 18,
    fixtures: [
      box('counter', 'Counters', [5.8, -7.2], [0.65, 4]),
      box('cabinet', 'Cabinets', [5.8, -9.35], [0.65, 0.4]),
      ...longTable([7.9, -7.2], [0.9, 3], 6, 'counter'),
      ...roundTable([10.4, -5], 4),
      ...roundTable([10.4, -8.4], 4),
      ...roundTable([8, -4.6], 4, 0.45),
    ],
    lanes: [at(9.4, -6.6), at(6.9, -5)],
  };
}
