import type { Floor, FloorStack } from '../data/entities.ts';
import { PLATE_METERS } from '../scene/FloorDrawing.ts';
import type { FloorPlacement } from '../scene/FloorPlacement.ts';

/** Ground higher than this above the current floor would cover it. */
const COVERING_METERS = 1;

/**
 * The floors drawn for a given current floor: that floor and, for every other building, the highest
 * floor that is not above it. The ground is drawn around them, unless a floor lies below it. A
 * building with a facade is drawn as its facade.
 *
 * @param withFacade - buildings that have a facade
 */
export function floorPlacements(
  current: Floor,
  stacks: readonly FloorStack[],
  withFacade: ReadonlySet<FloorStack>,
): readonly FloorPlacement[] {
  const level = altitudeOf(current);
  const beside = stacks.flatMap((stack): FloorPlacement[] => {
    if (stack === current.floorStack || withFacade.has(stack)) return [];
    const floor = stack.floors.findLast(({ elevation }) => elevation <= current.elevation);
    const metersUp = floor === undefined ? Infinity : altitudeOf(floor) - level;
    if (!floor || metersUp > COVERING_METERS) return [];
    return [{ floorId: floor.id, metersUp, role: 'beside' }];
  });
  return [{ floorId: current.id, metersUp: 0, role: 'current' }, ...beside];
}

/** Height of a floor above the ground floor; the ground lies one slab lower. */
export function altitudeOf(floor: Floor): number {
  const { kind, floors } = floor.floorStack;
  const [low, high] = [Math.min(0, floor.elevation), Math.max(0, floor.elevation)];
  const between = floors.filter(({ elevation }) => elevation >= low && elevation < high);
  const meters = between.reduce((sum, { heightMeters }) => sum + heightMeters, 0);
  const above = floor.elevation < 0 ? -meters : meters;
  return kind === 'outdoor' ? above - PLATE_METERS : above;
}
