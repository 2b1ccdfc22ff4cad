import type { FacadeRecord, FloorStackRecord, Mvf, NodeFeature } from '@mezzanine/mvf';
import type { BuiltFloor } from './buildFloor.ts';
import { buildLocations } from './buildLocations.ts';
import { type BuiltStack, buildStacks } from './buildStacks.ts';
import { completeVenue } from './completeVenue.ts';
import { idsOf } from './FloorContext.ts';
import { joinDoors } from './joinDoors.ts';
import { joinFloors } from './joinFloors.ts';
import { placeOnEarth } from './Site.ts';
import { StyleSheet } from './StyleSheet.ts';
import type { VenueDesign } from './VenueDesign.ts';
import { facadeUnit } from './withFacades.ts';

/** Builds a venue from its design. The same design produces the same venue. */
export function buildVenue(design: VenueDesign): Mvf {
  const styles = new StyleSheet(design.styles);
  const stacks = buildStacks(design, styles);
  const floors = stacks.flatMap((stack) => stack.floors);
  const venue = {
    manifest: {
      center: placeOnEarth(design.site)(design.center ?? [0, 0]),
      name: design.name,
      version: '2.0.0',
      time: design.time,
      map: design.id,
      naturalBearing: design.site.bearing,
      tzid: design.tzid,
      language: { code: 'en', name: 'English' },
      externalId: design.id,
    },
    floors: floors.map((floor) => floor.feature),
    floorStacks: stacks.map(stackRecord),
    spaces: byFloor(floors, (floor) => floor.spaces),
    obstructions: byFloor(floors, (floor) => floor.obstructions),
    entrances: byFloor(floors, (floor) => floor.entrances),
    connections: [
      ...joinFloors(design.connections, floors),
      ...joinDoors(buildingsFirst(stacks).map((stack) => stack.floors)),
    ],
    nodes: floors.flatMap((floor): readonly NodeFeature[] => floor.nodes),
    navigationFlags: {
      accessible: { index: 0, bit: 0 },
      outdoors: { index: 0, bit: 1 },
      public: { index: 0, bit: 2 },
    },
    styles: styles.groups(),
    locations: buildLocations(design.locations, floors),
    categories: design.categories,
    areas: byFloor(floors, (floor) => floor.areas),
    annotations: byFloor(floors, (floor) => floor.annotations),
    floorImages: byFloor(floors, (floor) => floor.floorImages),
    facades: facadesOf(stacks),
  };
  return completeVenue(venue, design);
}

function buildingsFirst(stacks: readonly BuiltStack[]): BuiltStack[] {
  const isOutdoors = ({ design }: BuiltStack): boolean => design.type === 'Outdoor';
  return [...stacks.filter((stack) => !isOutdoors(stack)), ...stacks.filter(isOutdoors)];
}

function stackRecord(stack: BuiltStack): FloorStackRecord {
  const { design, floors } = stack;
  const { key, name, shortName, type = 'Building' } = design;
  return {
    id: idsOf.stack(key),
    name,
    ...(shortName !== undefined && { shortName }),
    type,
    floors: floors.map((floor) => floor.id),
    ...defaultFloorOf(stack),
  };
}

/** The outdoor space that shows each building. */
function facadesOf(stacks: readonly BuiltStack[]): FacadeRecord[] {
  const outdoors = stacks.filter(({ design }) => design.type === 'Outdoor');
  const spaces = outdoors.flatMap(({ floors }) =>
    floors.flatMap((floor) => floor.spaces.map((space) => ({ space, floor: floor.id }))),
  );
  return stacks.flatMap(({ design }) => {
    const own = spaces.filter(({ space }) => space.properties.externalId === facadeUnit(design));
    return own.length === 0
      ? []
      : [
          {
            id: `fc_${design.key}`,
            floorStack: idsOf.stack(design.key),
            spaces: own.map(({ space, floor }) => ({ id: space.properties.id, floor })),
          },
        ];
  });
}

function defaultFloorOf({ design, floors }: BuiltStack): { defaultFloor?: string } {
  const { key, defaultFloor } = design;
  const found = floors.find((floor) =>
    defaultFloor === undefined ? floor.design.elevation === 0 : floor.design.key === defaultFloor,
  );
  if (found === undefined && defaultFloor !== undefined) {
    const keys = floors.map((floor) => `"${floor.design.key}"`).join(', ');
    throw new Error(
      `defaultFloor of the floor stack "${key}" is "${defaultFloor}". Its floors are ${keys}.`,
    );
  }
  return found ? { defaultFloor: found.id } : {};
}

function byFloor<T>(floors: readonly BuiltFloor[], pick: (floor: BuiltFloor) => T) {
  return Object.fromEntries(floors.map((floor) => [floor.id, pick(floor)]));
}
