import type { Floor } from '../../data/entities.ts';
import { LocalProjection } from '../../data/LocalProjection.ts';
import type { Venue } from '../../data/Venue.ts';
import { floorBounds } from './floorBounds.ts';

/** A building is shown alone if the diagonal of all buildings is at most as many times its own. */
const ALONE_TIMES = 1.5;
/** Buildings are shown together if their diagonal is at most as many times that of the largest one. */
const TOGETHER_TIMES = 4;

/**
 * The floors that the initial view fits: the default floor of every building, unless the current one makes up most of
 * the venue, or the buildings are so far apart that each would be small.
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
  const whole = diagonalOf(floors);
  const largest = Math.max(...floors.map((one) => diagonalOf([one])));
  const areTogether =
    whole > ALONE_TIMES * diagonalOf([floor]) && whole <= TOGETHER_TIMES * largest;
  return areTogether ? floors : [floor];
}
