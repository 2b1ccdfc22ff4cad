import type { Floor } from '../../data/entities.ts';
import { altitudeOf } from '../floorPlacements.ts';

/**
 * Heights of floors that are drawn apart.
 *
 * @param floors - from the lowest to the highest
 * @param gapMeters - gap added between two of them
 * @returns meters above the ground floor, by floor
 */
export function stackHeights(floors: readonly Floor[], gapMeters: number): Map<Floor, number> {
  return new Map(floors.map((floor, rank) => [floor, altitudeOf(floor) + gapMeters * rank]));
}
