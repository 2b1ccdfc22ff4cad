import { addTo } from '../imdf/ImdfContext.ts';
import { isObject } from '../isObject.ts';
import { parseLevels } from '../levels/parseLevels.ts';

/** Property names for each field. */
export interface PropertyNames {
  /** Property with a unique value per feature. */
  readonly id?: string;
  /** Property with the display name. */
  readonly name?: string;
  /** Property with the kind, such as `room` or `corridor`. */
  readonly kind?: string;
  /** Property with the level, such as `1`, `"0;1"`, `"0-2"`, or the id of a level. */
  readonly level?: string;
  /** Property with the name of the building. */
  readonly building?: string;
}

/** Common property names, most likely first; compared without case and `_`. */
const usual = {
  id: ['mvfid', 'id', 'uuid', 'guid', 'roomid', 'spaceid', 'ref', 'globalid', 'objectid', 'fid'],
  name: [
    'name',
    'roomname',
    'spacename',
    'unitname',
    'displayname',
    'title',
    'label',
    'longname',
    'fullname',
    'bezeichnung',
    'nom',
    'naam',
    'nombre',
  ],
  kind: ['kind', 'indoor', 'type', 'roomtype', 'spacetype', 'category', 'class', 'use', 'usage'],
} as const;

/** Common names of the number of a room. Shapefiles cut names to ten characters. */
const roomNumberNames: ReadonlySet<string> = new Set(
  [
    'room_number',
    'room_num',
    'room_no',
    'room_nr',
    'room_code',
    'space_number',
    'unit_number',
    'raumnummer',
    'raum_nr',
  ].flatMap((name) => [plain(name), plain(name.slice(0, 10))]),
);

/** The property with the number of a room. */
export function roomNumberName(properties: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(properties).find((key) => roomNumberNames.has(plain(key)));
}

/** Common names of levels; ids of levels need no number. */
const levelNames = ['level', 'levels', 'floor', 'storey', 'story', 'floorlevel', 'floornumber'];
const levelIdNames = ['levelid', 'floorid', 'storeyid', 'levelname', 'floorname'];
const ordinalNames = ['ordinal', 'levelordinal', 'floorordinal', 'etage', 'geschoss'];
const buildingNames = [
  'building',
  'bldg',
  'gebaeude',
  'gebäude',
  'batiment',
  'bâtiment',
  'edificio',
]
  .flatMap((word) => [`${word}name`, word, `${word}id`, `${word}code`, `${word}no`])
  .concat('facilityname', 'facilityid');
/** Share of features with a level that must name one: `floor` may be the floor covering. */
const leastLevels = 1 / 2;

/** Fraction of the features that must have the property; many rooms have no name. */
const leastShare = { id: 1 / 3, name: 0, kind: 1 / 10 } as const;

/**
 * Detects the properties that contain id, name, and kind: the first common name that enough
 * features have. An id must also be unique. Specified names take precedence.
 */
export function propertyNames(
  features: readonly unknown[],
  told: PropertyNames = {},
): PropertyNames {
  const values = valuesOf(features);
  if (values.has('element')) return { id: 'id', name: 'name', kind: 'kind', ...told };
  const names: Record<string, string> = {};
  const level = told.level ?? levelName(values, features.length);
  if (level !== undefined) names['level'] = level;
  const building = told.building ?? buildingName(values, features.length);
  if (building !== undefined) names['building'] = building;
  for (const what of ['id', 'name', 'kind'] as const) {
    const name = told[what] ?? pick(what, values, features.length);
    if (name !== undefined) names[what] = name;
  }
  return names;
}

function levelName(values: Values, count: number): string | undefined {
  const named = (words: readonly string[], isRead: boolean): string | undefined =>
    words.flatMap((word) => {
      const [key, own] = [...values].find(([name]) => plain(name) === word) ?? [];
      if (key === undefined || own === undefined || own.length * 4 < count) return [];
      const read = own.filter((value) => parseLevels(value) !== undefined);
      return !isRead || read.length >= own.length * leastLevels ? [key] : [];
    })[0];
  return named(levelNames, true) ?? named(levelIdNames, false) ?? named(ordinalNames, true);
}

/** The property that names the building of a feature, the most readable first. */
function buildingName(values: Values, count: number): string | undefined {
  const usual = [...values].filter(([, own]) => own.length * 4 >= count).map(([key]) => key);
  const found = buildingNames.map((word) => usual.find((key) => plain(key) === word));
  return found.find((key) => key !== undefined);
}

/** The property with the order of the levels, next to one with their ids or names. */
export function ordinalName(features: readonly unknown[]): string | undefined {
  const values = valuesOf(features);
  const found = [...ordinalNames, ...levelNames].map((word) =>
    [...values].find(
      ([key, own]) => plain(key) === word && own.every((value) => parseLevels(value) !== undefined),
    ),
  );
  return found.find((entry) => entry !== undefined)?.[0];
}

type Values = ReadonlyMap<string, readonly unknown[]>;

/** The scalar values of each property, in feature order. */
function valuesOf(features: readonly unknown[]): Map<string, unknown[]> {
  const values = new Map<string, unknown[]>();
  for (const feature of features) {
    const properties = isObject(feature) ? feature['properties'] : undefined;
    if (!isObject(properties)) continue;
    for (const [key, value] of Object.entries(properties)) {
      const isList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
      if (value === null || value === '' || (typeof value === 'object' && !isList)) continue;
      addTo(values, key, [value]);
    }
  }
  return values;
}

function pick(what: keyof typeof usual, values: Values, count: number): string | undefined {
  const good = [...values].filter(([, own]) => {
    if (own.length < count * leastShare[what]) return false;
    return what !== 'id' || new Set(own).size === own.length;
  });
  for (const word of usual[what]) {
    const found = good.find(([key]) => plain(key) === word);
    if (found !== undefined) return found[0];
  }
  return undefined;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[_\s-]/g, '');
}
