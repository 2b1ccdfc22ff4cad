import type { Floor } from '../data/Floor.ts';
import type { FloorStack } from '../data/FloorStack.ts';
import { PLATE_METRES } from '../scene/FloorDrawing.ts';
import type { FloorPlacement } from '../scene/FloorPlacement.ts';

/** Ground that lies higher than this above the shown floor would cover it. */
const COVERING_METRES = 1;

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
    const metresUp = floor === undefined ? Infinity : altitudeOf(floor) - level;
    if (!floor || metresUp > COVERING_METRES) return [];
    return [{ floorId: floor.id, metresUp, role: 'beside' }];
  });
  return [{ floorId: current.id, metresUp: 0, role: 'current' }, ...beside];
}

/** How far a floor lies above the ground floor; the ground lies a plate lower than that. */
export function altitudeOf(floor: Floor): number {
  const { kind, floors } = floor.floorStack;
  const [low, high] = [Math.min(0, floor.elevation), Math.max(0, floor.elevation)];
  const between = floors.filter(({ elevation }) => elevation >= low && elevation < high);
  const metres = between.reduce((sum, { heightMetres }) => sum + heightMetres, 0);
  const above = floor.elevation < 0 ? -metres : metres;
  return kind === 'outdoor' ? above - PLATE_METRES : above;
}
