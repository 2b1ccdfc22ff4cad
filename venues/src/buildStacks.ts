import { buildFloor, type BuiltFloor } from './buildFloor.ts';
import { occupancyOf } from './buildLocations.ts';
import type { FloorContext } from './FloorContext.ts';
import { placeOnEarth, placeOnSite } from './Site.ts';
import type { StyleSheet } from './StyleSheet.ts';
import type { FloorDesign, StackDesign, VenueDesign } from './VenueDesign.ts';
import { type GroundFloor, withFacades } from './withFacades.ts';

/** A stack and its built floors. */
export interface BuiltStack {
  readonly design: StackDesign;
  readonly floors: readonly BuiltFloor[];
}

/** Builds the floors of all stacks: buildings first, because the outdoors shows their facades. */
export function buildStacks(design: VenueDesign, styles: StyleSheet): BuiltStack[] {
  const occupancy = occupancyOf(design.locations);
  const siteToEarth = placeOnEarth(design.site);
  const build = (stack: StackDesign, floors: readonly FloorDesign[]): BuiltStack => {
    const toSite = placeOnSite(stack);
    const context: Omit<FloorContext, 'floor'> = {
      occupancy,
      styles,
      toSite,
      toEarth: (point) => siteToEarth(toSite(point)),
    };
    return { design: stack, floors: floors.map((floor) => buildFloor({ ...context, floor })) };
  };
  const buildings = design.stacks.filter(isBuilding).map((stack) => build(stack, stack.floors));
  const grounds = buildings.flatMap(groundOf);
  return design.stacks.map((stack) => {
    const built = buildings.find((building) => building.design === stack);
    return (
      built ??
      build(
        stack,
        stack.floors.map((floor) => onGround(floor, grounds)),
      )
    );
  });
}

function isBuilding({ type }: StackDesign): boolean {
  return type !== 'Outdoor';
}

function groundOf({ design, floors }: BuiltStack): GroundFloor[] {
  const floor = floors.find((candidate) => candidate.design.elevation === 0);
  return floor ? [{ stack: design, floor }] : [];
}

/** A floor of the outdoors with the buildings on it. */
function onGround(floor: FloorDesign, grounds: readonly GroundFloor[]): FloorDesign {
  return floor.elevation === 0 ? { ...floor, plan: withFacades(floor.plan, grounds) } : floor;
}
