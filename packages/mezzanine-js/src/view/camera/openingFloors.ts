import type { Floor } from '../../data/entities.ts';
import { LocalProjection } from '../../data/LocalProjection.ts';
import type { Venue } from '../../data/Venue.ts';
import { floorBounds } from './floorBounds.ts';

/** Buildings are shown together if this is at most as many times the diagonal of the largest one. */
const MOST_TIMES = 4;

/**
 * The floors that the initial view fits: the default floor of every building, unless the buildings are so far apart
 * that each would be small.
 *
 * @param floor - the current floor, shown alone then
 */
export function openingFloors(venue: Venue, floor: Floor): readonly Floor[] {
  const projection = new LocalProjection(venue.center);
  const diagonalOf = (floors: readonly Floor[]): number => {
    const { minX, minY, maxX, maxY } = floorBounds(floors, projection);
    return Math.hypot(maxX - minX, maxY - minY);
  };
  const floors = venue.floorStacks
    .filter(({ kind }) => kind === 'building')
    .map(({ defaultFloor }) => defaultFloor);
  const largest = Math.max(...floors.map((one) => diagonalOf([one])));
  return floors.length > 1 && diagonalOf(floors) <= MOST_TIMES * largest ? floors : [floor];
}
