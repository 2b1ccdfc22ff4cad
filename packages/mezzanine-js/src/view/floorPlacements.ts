import type { Floor, FloorStack } from '../data/entities.ts';
import { PLATE_METERS } from '../scene/FloorDrawing.ts';
import type { FloorPlacement } from '../scene/FloorPlacement.ts';

/** Ground that lies higher than this above the shown floor would cover it. */
const COVERING_METERS = 1;

/**
 * The floors that are drawn while one is shown: that floor, and of every other building the highest
 * floor that is not above it. The ground is drawn around them, unless one is below it. A building
 * that stands on the ground as a facade is drawn as that.
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

/** How far a floor lies above the ground floor; the ground lies a plate lower than that. */
export function altitudeOf(floor: Floor): number {
  const { kind, floors } = floor.floorStack;
  const [low, high] = [Math.min(0, floor.elevation), Math.max(0, floor.elevation)];
  const between = floors.filter(({ elevation }) => elevation >= low && elevation < high);
  const meters = between.reduce((sum, { heightMeters }) => sum + heightMeters, 0);
  const above = floor.elevation < 0 ? -meters : meters;
  return kind === 'outdoor' ? above - PLATE_METERS : above;
}
