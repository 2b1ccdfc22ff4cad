import type { Ring } from './ring.ts';

/** A rectangle with sides along the axes of the plan. */
export function box(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
