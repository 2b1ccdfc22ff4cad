import { parseLevels } from '../../levels/parseLevels.ts';
import type { Mvf } from '../../Mvf.ts';
import type { FloorFeature } from '../../record-types/floor.ts';
import { idMaker } from '../editVenue.ts';

/** Default story height in meters, as the SDK assumes. */
const usualHeightMeters = 4;

/**
 * Gives the floors of a stack distinct elevations: from their names, if these are distinct,
 * otherwise whole numbers in the given order.
 *
 * @param floor id of one of the floors
 */
export function numberFloors(venue: Mvf, floor: string): Mvf {
  const stack = venue.floorStacks.find(({ floors }) => floors.includes(floor));
  const own = venue.floors.filter(({ properties }) => stack?.floors.includes(properties.id));
  const elevations = own.map(({ properties }) => properties.elevation);
  if (new Set(elevations).size === own.length) return venue;
  const named = own.map(levelInName);
  const isNamed = named.every((level) => level !== undefined) && new Set(named).size === own.length;
  const numbers = isNamed ? named : raised(own);
  const byId = new Map(own.map(({ properties }, i) => [properties.id, numbers[i]]));
  const floors = venue.floors.map((feature) => {
    const elevation = byId.get(feature.properties.id);
    if (elevation === undefined || elevation === feature.properties.elevation) return feature;
    return { ...feature, properties: { ...feature.properties, elevation } };
  });
  return { ...venue, floors };
}

function levelInName({ properties: { name, shortName } }: FloorFeature): number | undefined {
  const [span, more] = parseLevels(shortName ?? name) ?? parseLevels(name) ?? [];
  return span === undefined || more !== undefined || span[0] !== span[1] ? undefined : span[0];
}

/** Each floor at its elevation, otherwise one above the next lower floor. */
function raised(floors: readonly FloorFeature[]): number[] {
  const order = [...floors.keys()].sort((a, b) => elevationOf(floors, a) - elevationOf(floors, b));
  const numbers: number[] = [];
  let last = -Infinity;
  for (const i of order) {
    last = Math.max(elevationOf(floors, i), last === -Infinity ? -Infinity : Math.floor(last) + 1);
    numbers[i] = last;
  }
  return numbers;
}

function elevationOf(floors: readonly FloorFeature[], index: number): number {
  return floors[index]?.properties.elevation ?? 0;
}

/** Floors of stacked buildings without a story height. */
export function floorsWithoutHeight(venue: Mvf): FloorFeature[] {
  const stacked = venue.floorStacks.filter(
    ({ type, floors }) => type !== 'Outdoor' && floors.length > 1,
  );
  const ids = new Set(stacked.flatMap(({ floors }) => floors));
  return venue.floors.filter(
    ({ properties }) => ids.has(properties.id) && properties.maxHeight === undefined,
  );
}

/** Gives these floors the median height of the others, or the default height. */
export function setHeights(venue: Mvf): Mvf {
  const missing = new Set(floorsWithoutHeight(venue));
  if (missing.size === 0) return venue;
  const known = venue.floors
    .flatMap(({ properties }) => properties.maxHeight ?? [])
    .sort((a, b) => a - b);
  const maxHeight = known[known.length >> 1] ?? usualHeightMeters;
  const floors = venue.floors.map((floor) =>
    missing.has(floor) ? { ...floor, properties: { ...floor.properties, maxHeight } } : floor,
  );
  return { ...venue, floors };
}

/** Lists a floor in exactly one stack: the first that contains it, or the largest building. */
export function stackFloor(venue: Mvf, floor: string): Mvf {
  const first = venue.floorStacks.find(({ floors }) => floors.includes(floor));
  const largest = [...venue.floorStacks]
    .filter(({ type }) => type !== 'Outdoor')
    .sort((a, b) => b.floors.length - a.floors.length)[0];
  const home = first ?? largest;
  if (home === undefined) {
    const record = {
      id: idMaker(venue)('fs_new'),
      name: venue.manifest.name,
      type: 'Building',
      floors: [floor],
    };
    return { ...venue, floorStacks: [...venue.floorStacks, record] };
  }
  const floorStacks = venue.floorStacks.map((stack) => {
    if (stack === home && first === undefined)
      return { ...stack, floors: [...stack.floors, floor] };
    if (stack === home || !stack.floors.includes(floor)) return stack;
    const { defaultFloor, ...rest } = stack;
    const isDefault = defaultFloor === floor;
    return {
      ...(isDefault ? rest : stack),
      floors: stack.floors.filter((id) => id !== floor),
    };
  });
  return { ...venue, floorStacks };
}
