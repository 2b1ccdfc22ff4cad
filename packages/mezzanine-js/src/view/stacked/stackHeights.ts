import type { Floor } from '../../data/entities.ts';
import { altitudeOf } from '../floorPlacements.ts';

/**
 * How high floors are drawn when they are apart.
 *
 * @param floors - from the lowest to the highest
 * @param gapMeters - clear height that is added between two of them
 * @returns meters above the ground floor, by floor
 */
export function stackHeights(floors: readonly Floor[], gapMeters: number): Map<Floor, number> {
  return new Map(floors.map((floor, rank) => [floor, altitudeOf(floor) + gapMeters * rank]));
}
