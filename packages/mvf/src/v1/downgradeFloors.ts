import type { Mvf } from '../Mvf.ts';
import type { FloorFeature } from '../record-types/floor.ts';
import type { FloorStackRecord } from '../record-types/floorStack.ts';
import { buildingOutline } from './buildingOutline.ts';
import type { LossLog } from '../report/LossLog.ts';
import { namesOf, namesToV1 } from './namesOf.ts';
import { orderLevels } from './orderLevels.ts';
import type { BuildingV1Feature, BuildingV1Props } from './schema/building.ts';
import type { LevelV1Feature, LevelV1Props } from './schema/level.ts';

/** Floors as levels, floor stacks as buildings. */
export interface DowngradedFloors {
  readonly buildings: readonly BuildingV1Feature[];
  readonly levels: readonly LevelV1Feature[];
  readonly buildingIds: string[];
}

/** Converts floors to levels and floor stacks to buildings; a level has exactly one building. */
export function downgradeFloors(venue: Mvf, log: LossLog): DowngradedFloors {
  const stacks = [...venue.floorStacks, ...stackOfTheRest(venue, log)];
  const buildingIds = stacks.map(({ id }) => id);
  const buildingOf = assignFloors(stacks, log);
  const levels = orderLevels(
    venue.floors.map((floor, i) => downgradeFloor(floor, i, buildingOf, log)),
    buildingIds,
  );
  logOrder(venue, levels, log);
  const outlinesOf = new Map<string, LevelV1Feature['geometry'][]>();
  for (const { geometry, properties } of levels) {
    const outlines = outlinesOf.get(properties.building) ?? [];
    outlines.push(geometry);
    outlinesOf.set(properties.building, outlines);
  }
  const rename = namesToV1(namesOf.floorStack);
  const buildings = stacks.map((stack, i): BuildingV1Feature => {
    const { defaultFloor, ...rest } = stack;
    const isOwn = defaultFloor !== undefined && buildingOf.get(defaultFloor) === stack.id;
    if (defaultFloor !== undefined && !isOwn) {
      log.add({
        effect: 'lost',
        what: 'default floors',
        file: 'floorstack.json',
        pointer: `/${i}/defaultFloor`,
        message:
          'The default floor of a stack is in another stack too, and a level has one building.',
      });
    }
    const { fields } = rename({ ...rest, ...(isOwn && { defaultFloor }) });
    return {
      type: 'Feature',
      geometry: buildingOutline(outlinesOf.get(stack.id) ?? []),
      properties: { ...fields, venue: venue.manifest.map } as unknown as BuildingV1Props,
    };
  });
  return { buildings, levels, buildingIds };
}

/** A stack for the floors that are in none. */
function stackOfTheRest({ floors, floorStacks, manifest }: Mvf, log: LossLog): FloorStackRecord[] {
  const taken = new Set(floorStacks.flatMap((stack) => stack.floors));
  const rest = floors.map(({ properties }) => properties.id).filter((id) => !taken.has(id));
  if (rest.length === 0) return [];
  log.add({
    effect: 'added',
    what: 'buildings',
    file: 'floorstack.json',
    message:
      'Some floors are in no floor stack, and a level must be in a building; one named after the venue was added.',
  });
  const ids = new Set(floorStacks.map(({ id }) => id));
  let id = `${manifest.map}-building`;
  while (ids.has(id)) id = `${id}-1`;
  return [{ id, name: manifest.name, floors: rest }];
}

/** The building of each level: the first stack that lists it. */
function assignFloors(stacks: readonly FloorStackRecord[], log: LossLog): Map<string, string> {
  const buildingOf = new Map<string, string>();
  stacks.forEach((stack, i) => {
    stack.floors.forEach((floor, j) => {
      if (!buildingOf.has(floor)) {
        buildingOf.set(floor, stack.id);
        return;
      }
      log.add({
        effect: 'changed',
        what: 'floors of several stacks',
        file: 'floorstack.json',
        pointer: `/${i}/floors/${j}`,
        message: 'A level has one building, so it is in that of the first stack that lists it.',
      });
    });
  });
  return buildingOf;
}

function downgradeFloor(
  floor: FloorFeature,
  index: number,
  buildingOf: ReadonlyMap<string, string>,
  log: LossLog,
): LevelV1Feature {
  const { fields, lost } = namesToV1(namesOf.floor)({ ...floor.properties });
  for (const key of lost) {
    log.add({
      effect: 'lost',
      what: `${key} of floors`,
      file: 'floor.geojson',
      pointer: `/features/${index}/properties/${key}`,
      message: `A level of version 1 has no ${key}.`,
    });
  }
  const properties = { ...fields, building: buildingOf.get(floor.properties.id) };
  return { ...floor, properties: properties as unknown as LevelV1Props };
}

/** Levels are ordered by building and elevation; any other order is not kept. */
function logOrder(venue: Mvf, levels: readonly LevelV1Feature[], log: LossLog): void {
  const ordered = levels.map(({ properties }) => properties.id);
  const ranks = new Map(ordered.map((id, i) => [id, i]));
  const isInOrder = (ids: readonly string[]): boolean =>
    ids.every((id, i) => i === 0 || rankOf(ids[i - 1]) <= rankOf(id));
  const rankOf = (id: string | undefined): number => ranks.get(id ?? '') ?? 0;
  const lists = [
    venue.floors.map(({ properties }) => properties.id),
    ...venue.floorStacks.map((stack) => stack.floors),
  ];
  log.add({
    effect: 'changed',
    what: 'orders of floors',
    count: lists.filter((list) => !isInOrder(list)).length,
    file: isInOrder(lists[0] ?? []) ? 'floorstack.json' : 'floor.geojson',
    message: 'Levels are in the order of buildings and elevation; any other order is not kept.',
  });
}
