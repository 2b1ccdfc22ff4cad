import type { Position } from '../record-types/geometry.ts';
import { boxOf } from '../graph/planeGeometry.ts';
import { MvfError } from '../MvfError.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { FloorFeature } from '../record-types/floor.ts';
import type { FloorStackRecord } from '../record-types/floorStack.ts';
import { IdMint } from './IdMint.ts';
import { addTo, idsIn } from './ImdfContext.ts';
import type { Labels } from './Labels.ts';
import type { ImdfFeature } from './readFeatures.ts';

/** Floors and the stacks they are in. */
export interface ImportedLevels {
  readonly floors: FloorFeature[];
  readonly floorStacks: FloorStackRecord[];
  /** Floor ids by level id. */
  readonly floorOf: Map<string, string>;
}

/** Sources of levels. */
export interface LevelSources {
  readonly levels: readonly ImdfFeature[];
  readonly buildings: readonly ImdfFeature[];
  readonly footprints: readonly ImdfFeature[];
  readonly labels: Labels;
  readonly log: LossLog;
}

/** Converts each level to a floor, and each building with levels to a stack. */
export function importLevels(sources: LevelSources): ImportedLevels {
  const ids = new IdMint();
  const floors: FloorFeature[] = [];
  const floorOf = new Map<string, string>();
  const stackOf = new Map<string, string[]>();
  for (const level of sources.levels) {
    const floor = floorOfLevel(level, sources, ids);
    if (floor === undefined) continue;
    floors.push(floor);
    floorOf.set(level.id, floor.properties.id);
    const key = stackKeyOf(level, sources);
    addTo(stackOf, key, [floor.properties.id]);
  }
  if (floors.length === 0) {
    throw new MvfError(
      'invalid-content',
      `level.geojson has ${sources.levels.length} levels, none of which has a polygon; expected at least one. Export the file again.`,
      { file: 'level.geojson', pointer: '/features' },
    );
  }
  const stackIds = new IdMint();
  const order = new Map(floors.map(({ properties }) => [properties.id, properties.elevation]));
  const floorStacks = [...stackOf].map(([key, own]): FloorStackRecord => {
    const sorted = own.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    return { ...stackNamed(key, sources, stackIds), floors: sorted };
  });
  return { floors, floorStacks, floorOf };
}

function floorOfLevel(
  level: ImdfFeature,
  sources: LevelSources,
  ids: IdMint,
): FloorFeature | undefined {
  const { properties, shape, id: levelId } = level;
  const polygons = shape.polygons.length > 0 ? shape.polygons : footprintOf(level, sources);
  const [polygon] = polygons;
  if (polygon === undefined) {
    sources.log.add({
      effect: 'lost',
      what: 'level without outline',
      file: level.file,
      pointer: level.pointer,
      message:
        'A level has no polygon, and no footprint replaces it; it was left out with everything on it.',
    });
    return undefined;
  }
  const id = ids.mintForFile(wantedId(level));
  const ordinal = ordinalOf(level, sources.log);
  const name = sources.labels.text(properties['name'], id, 'name') ?? `Level ${ordinal}`;
  const shortName = sources.labels.text(properties['short_name'], id, 'shortName');
  const geometry: FloorFeature['geometry'] =
    polygons.length === 1
      ? { type: 'Polygon', coordinates: polygon }
      : { type: 'MultiPolygon', coordinates: [...polygons] };
  return {
    type: 'Feature',
    geometry,
    properties: {
      id,
      name,
      ...(shortName !== undefined && { shortName }),
      elevation: ordinal,
      externalId: levelId,
    },
  };
}

/** The id that our exporter kept, otherwise the id in the archive. */
export function wantedId({ id, properties }: ImdfFeature): string {
  const kept = properties['mvf_id'];
  return typeof kept === 'string' && kept !== '' && kept.length <= 200 ? kept : id;
}

function ordinalOf({ properties, file, pointer }: ImdfFeature, log: LossLog): number {
  const { ordinal } = properties as { ordinal?: unknown };
  if (typeof ordinal === 'number' && Number.isFinite(ordinal)) return ordinal + 0;
  log.add({
    effect: 'changed',
    what: 'level without ordinal',
    file,
    pointer: `${pointer}/properties/ordinal`,
    message: 'A level has no numeric ordinal; it was treated as the ground floor, 0.',
  });
  return 0;
}

function footprintOf(level: ImdfFeature, { footprints }: LevelSources): readonly Position[][][] {
  const buildings = new Set(idsIn(level.properties, 'building_ids'));
  const own = footprints.filter(({ properties }) =>
    idsIn(properties, 'building_ids').some((id) => buildings.has(id)),
  );
  const ground = own.find(({ properties }) => properties['category'] === 'ground') ?? own[0];
  return ground?.shape.polygons ?? [];
}

const outdoorKey = 'outdoor';

/** The stack of a level: outdoors, its building, the building that it is above, or a new one. */
function stackKeyOf(level: ImdfFeature, { buildings, footprints, log }: LevelSources): string {
  if (level.properties['outdoor'] === true) return outdoorKey;
  const known = new Set(buildings.map(({ id }) => id));
  const named = idsIn(level.properties, 'building_ids');
  const own = named.filter((id) => known.has(id) || buildings.length === 0);
  if (own.length > 1) {
    log.add({
      effect: 'changed',
      what: 'level of several buildings',
      file: level.file,
      pointer: `${level.pointer}/properties/building_ids`,
      message: 'A level belongs to several buildings; it was added to the first of them.',
    });
  }
  const [first] = own;
  if (first !== undefined) return first;
  const over = footprints.find((footprint) => isOver(level, footprint));
  const [guess] = over === undefined ? [] : idsIn(over.properties, 'building_ids');
  log.add({
    effect: 'changed',
    what: 'level without building',
    file: level.file,
    pointer: `${level.pointer}/properties/building_ids`,
    message:
      'A level references no building of the archive; it was added to the building that it overlaps, or grouped with other such levels.',
  });
  return guess ?? 'none';
}

function isOver(level: ImdfFeature, footprint: ImdfFeature): boolean {
  const box = (feature: ImdfFeature) =>
    boxOf(feature.shape.polygons.flat(2).map(([x, y]) => [x, y] as const));
  const [one, other] = [box(level), box(footprint)];
  const x = (one.minX + one.maxX) / 2;
  const y = (one.minY + one.maxY) / 2;
  return x > other.minX && x < other.maxX && y > other.minY && y < other.maxY;
}

function stackNamed(
  key: string,
  { buildings, labels }: LevelSources,
  ids: IdMint,
): Pick<FloorStackRecord, 'id' | 'name' | 'type' | 'shortName' | 'externalId'> {
  if (key === outdoorKey)
    return { id: ids.mintForFile('fs_outdoor'), name: 'Outdoors', type: 'Outdoor' };
  const building = buildings.find(({ id }) => id === key);
  if (building === undefined)
    return { id: ids.mintForFile('fs_building'), name: 'Building', type: 'Building' };
  const id = ids.mintForFile(wantedId(building));
  const name = labels.text(building.properties['name'], id, 'name') ?? 'Building';
  const shortName = labels.text(building.properties['alt_name'], id, 'shortName');
  return {
    id,
    name,
    type: 'Building',
    externalId: building.id,
    ...(shortName !== undefined && shortName !== name && { shortName }),
  };
}
