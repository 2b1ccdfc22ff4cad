import { exportImdf } from '../imdf/exportImdf.ts';
import type { Mvf } from '../Mvf.ts';
import type { Details } from '../record-types/details.ts';
import type { Position } from '../record-types/geometry.ts';
import { stableJson } from '../stableJson.ts';
import { boxOf, type Spot } from '../validator/survey/boxOf.ts';
import { cleanName, floorName, type PlaceNames } from './placeNames.ts';
import type { PlacesFeature, PlacesFeatureType } from './PlacesFeature.ts';
import { categoryOfRoom } from './unitCategories.ts';
import { wallUnits } from './wallUnits.ts';
import type { WrittenFeature } from './WrittenFeature.ts';

/** The files that Microsoft Places imports, in the order of the correlation file. */
const files = ['building', 'footprint', 'level', 'unit', 'section', 'fixture'] as const;

type PlacesFile = (typeof files)[number];

/**
 * Properties of each file. The importer of Microsoft Places rejects others with a misleading
 * error, so only these are written.
 */
const properties: Readonly<Record<PlacesFile, readonly string[]>> = {
  building: ['category', 'restriction', 'name', 'alt_name', 'display_point'],
  footprint: ['category', 'name', 'building_ids'],
  level: ['category', 'restriction', 'outdoor', 'ordinal', 'name', 'short_name', 'building_ids'],
  unit: ['category', 'restriction', 'name', 'alt_name', 'display_point', 'level_id'],
  section: ['category', 'restriction', 'name', 'alt_name', 'display_point', 'level_id'],
  fixture: ['category', 'name', 'level_id'],
};

const typeOf: Readonly<Partial<Record<PlacesFile, PlacesFeatureType>>> = {
  building: 'Building',
  level: 'Level',
  unit: 'Unit',
  section: 'Section',
  fixture: 'Fixture',
};

/** Input of the files. */
export interface FileChoices {
  readonly names: PlaceNames;
  /** Ids of bookable objects. */
  readonly bookable: ReadonlySet<string>;
  readonly bearing?: number;
  readonly hasWalls: boolean;
}

/** Files by path, and their features that can be matched. */
export interface PlacesFiles {
  readonly files: Record<string, Uint8Array>;
  readonly features: readonly PlacesFeature[];
}

/** Writes a venue with one building as the files that Microsoft Places imports. */
export function placesFiles(venue: Mvf, choices: FileChoices): PlacesFiles {
  const written = exportImdf(named(venue, choices.names)).files;
  const categories = roomCategories(venue, choices.names);
  const bytes: Record<string, Uint8Array> = {};
  const features: PlacesFeature[] = [];
  for (const file of files) {
    const own = featuresOf(written[`${file}.geojson`]).map((feature) => ({
      given: feature,
      kept: cutDown(feature, file, { ...choices, categories, middle: middleOf(venue) }),
    }));
    const walls = file === 'unit' && choices.hasWalls ? wallUnits(venue) : [];
    const all = [...own.map(({ kept }) => kept), ...walls];
    if (all.length === 0) continue;
    const collection = { type: 'FeatureCollection', name: file, features: all };
    bytes[`${file}.geojson`] = new TextEncoder().encode(stableJson(collection));
    const type = typeOf[file];
    if (type === undefined) continue;
    features.push(...own.map(({ given, kept }) => toFeature(type, given, kept, choices)));
  }
  return { files: bytes, features };
}

/** The venue, with displayed names as the names of objects. */
function named(venue: Mvf, names: PlaceNames): Mvf {
  const rename = <T extends { properties: { id: string; details?: Details } }>(
    byFloor: Readonly<Record<string, readonly T[]>>,
  ): Record<string, T[]> =>
    Object.fromEntries(
      Object.entries(byFloor).map(([floor, items]) => [
        floor,
        items.map((item) => {
          const name = names.get(item.properties.id);
          if (name === undefined) return item;
          const details = { ...item.properties.details, name: cleanName(name) };
          return { ...item, properties: { ...item.properties, details } };
        }),
      ]),
    );
  return {
    ...venue,
    spaces: rename(venue.spaces),
    obstructions: rename(venue.obstructions),
    areas: rename(venue.areas),
    locations: [],
    nodes: [],
    connections: [],
    extras: {},
  };
}

/** Categories of rooms by id, derived from the categories of their locations. */
function roomCategories(venue: Mvf, names: PlaceNames): Map<string, string> {
  const listed = new Map(venue.categories.map(({ id, name }) => [id, name]));
  const texts = new Map<string, string[]>();
  for (const { spaces, categories } of venue.locations) {
    const own = categories.flatMap((id) => listed.get(id) ?? []);
    for (const { id } of spaces) texts.set(id, [...(texts.get(id) ?? []), ...own]);
  }
  const found = new Map<string, string>();
  for (const { properties } of Object.values(venue.spaces).flat()) {
    const name = names.get(properties.id);
    const all = [...(texts.get(properties.id) ?? []), ...(name === undefined ? [] : [name])];
    found.set(properties.id, categoryOfRoom(all));
  }
  return found;
}

function featuresOf(bytes: Uint8Array | undefined): readonly WrittenFeature[] {
  if (bytes === undefined) return [];
  const text = new TextDecoder().decode(bytes);
  return (JSON.parse(text) as { features: WrittenFeature[] }).features;
}

/** The id in the venue. */
function idOf({ id, properties }: WrittenFeature): string {
  return typeof properties['mvf_id'] === 'string' ? properties['mvf_id'] : id;
}

interface CutChoices extends FileChoices {
  /** Categories of rooms by id. */
  readonly categories: ReadonlyMap<string, string>;
  /** Center of the building. */
  readonly middle: Position;
}

function cutDown(
  feature: WrittenFeature,
  file: PlacesFile,
  { bearing, categories, middle }: CutChoices,
): WrittenFeature {
  const given = feature.properties;
  const kept: Record<string, unknown> = Object.fromEntries(
    properties[file].map((key) => [key, given[key] ?? null]),
  );
  if (file === 'unit' && kept['category'] === 'room') {
    kept['category'] = categories.get(idOf(feature)) ?? 'room';
  }
  if (file === 'building') kept['display_point'] = { type: 'Point', coordinates: middle };
  if (file === 'level') {
    kept['name'] = withoutFloor(given['name']);
    kept['short_name'] = withoutFloor(given['short_name'] ?? given['name']);
    if (bearing !== undefined) kept['bearing'] = bearing;
  }
  return { ...feature, properties: kept };
}

/** The center of the bounding box of the lowest floor. */
function middleOf({ floors, manifest }: Mvf): Position {
  const [floor] = floors;
  if (floor === undefined) return manifest.center;
  const { type, coordinates } = floor.geometry;
  const corners = type === 'Polygon' ? coordinates.flat() : coordinates.flat(2);
  const [west, south, east, north] = boxOf(corners.map(([x, y]): Spot => [x, y]));
  return [(west + east) / 2, (south + north) / 2];
}

function withoutFloor(label: unknown): unknown {
  if (typeof label !== 'object' || label === null) return label;
  return Object.fromEntries(
    Object.entries(label).map(([language, text]) => [language, floorName(String(text))]),
  );
}

function toFeature(
  type: PlacesFeatureType,
  given: WrittenFeature,
  { id, properties: kept }: WrittenFeature,
  { bookable }: FileChoices,
): PlacesFeature {
  const [name = ''] = Object.values((kept['name'] ?? {}) as Record<string, string>);
  const { level_id: level, ordinal } = kept;
  return {
    type,
    id,
    name,
    category: typeof kept['category'] === 'string' ? kept['category'] : 'unspecified',
    ...(typeof level === 'string' && { level }),
    ...(typeof ordinal === 'number' && { ordinal }),
    isBookable: bookable.has(idOf(given)),
  };
}
