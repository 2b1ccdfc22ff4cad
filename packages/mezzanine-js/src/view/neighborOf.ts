import type { Floor } from '../data/entities.ts';

/** The next floor of the same building, upward or downward; `undefined` if there is none. */
export function neighborOf(floor: Floor, by: 1 | -1): Floor | undefined {
  const { floors } = floor.floorStack;
  return floors[floors.indexOf(floor) + by];
}
