import { kindOfFixture, kindOfUnit } from '../imdf/categories.ts';
import { elementOfRole } from '../layers/LayerRole.ts';
import { roleOfWords } from '../layers/roleOfWords.ts';
import { Fields, labelIn, textIn } from './fieldsOf.ts';
import type { Layer, LayerFeature } from './Layer.ts';
import { type LayerKind, layerKindOf } from './layerKindOf.ts';
import { buildingFields, type LayerLevels, levelIdFields, ordinalFields } from './levelsOf.ts';

const nameFields = [
  'name',
  'room_name',
  'unit_name',
  'space_name',
  'display_name',
  'level_name',
  'name_long',
  'long_name',
  'full_name',
  'title',
  'label',
  'bezeichnung',
  'nom',
  'naam',
  'nombre',
];
const kindFields = [
  'use_type',
  'category',
  'unit_type',
  'room_type',
  'space_type',
  'type',
  'kind',
  'usage',
  'use',
  'class',
];
const levelFields = [
  'level_id',
  'floor_id',
  'storey_id',
  ...ordinalFields,
  'level',
  'floor',
  'storey',
  'story',
  'etage',
  'geschoss',
  'level_name',
  'floor_name',
];
const idFields: readonly string[] = [
  'unit_id',
  'space_id',
  'room_id',
  'detail_id',
  'opening_id',
  'door_id',
  'level_id',
  'facility_id',
  'site_id',
  'id',
  'uuid',
  'guid',
  'global_id',
  'objectid',
  'fid',
];

/** Data about the file of a layer. */
export interface LayerContext {
  readonly levels: LayerLevels;
  /** Names of buildings by their ids. */
  readonly buildings: ReadonlyMap<string, string>;
  /** Whether a layer has the outlines of levels. */
  readonly hasLevels: boolean;
  /** Kinds by the values in the table, as in `GeoJsonOptions`. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** Names of buildings by their ids, in layers of buildings. */
export function buildingNamesOf(layers: readonly Layer[]): ReadonlyMap<string, string> {
  return new Map(
    layers.flatMap(({ features }) => {
      const fields = new Fields(features);
      const id = fields.find([...buildingFields, 'id']);
      const name = fields.find(nameFields);
      return features.flatMap(({ row }): [string, string][] => {
        const [key, text] = [textIn(row, id), labelIn(row, name)];
        return key === undefined || text === undefined ? [] : [[key, text]];
      });
    }),
  );
}

/** The features of a layer, as the GeoJSON importer reads them. */
export function featuresOf(layer: Layer, context: LayerContext): readonly object[] {
  const { features, name } = layer;
  const kind = layerKindOf(name);
  const fields = new Fields(features);
  const names = {
    id: fields.findUnique(idFields),
    name: fields.find(nameFields),
    shortName: fields.find(['name_short', 'short_name']),
    description: fields.find(['description', 'descriptio']),
    kind: fields.find(kindFields),
    level: fields.find(kind === 'level' ? [...ordinalFields, ...levelIdFields] : levelFields),
    building: fields.find(buildingFields),
  };
  return features.map(({ geometry, row }: LayerFeature, i) => {
    const texts = {
      name: labelIn(row, names.name),
      short_name: labelIn(row, names.shortName),
      description: labelIn(row, names.description),
    };
    const level = textIn(row, names.level);
    const building = textIn(row, names.building) ?? context.levels.get(level ?? '')?.building;
    const properties = {
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
      ...meaningOf(kind, textIn(row, names.kind), context),
      id: textIn(row, names.id) ?? `${name}-${i + 1}`,
      level: levelOf(level, context),
      ...(building !== undefined && { building: context.buildings.get(building) ?? building }),
      metadata: row,
    };
    return { type: 'Feature', geometry, properties };
  });
}

function levelOf(text: string | undefined, { levels }: LayerContext): string | undefined {
  const number = levels.get(text ?? '')?.number;
  return number === undefined ? text : String(number);
}

interface Meaning {
  readonly element?: string;
  readonly kind?: string;
}

/** Meaning of features, by layer and use. */
const meanings: Readonly<
  Record<LayerKind, (use: string | undefined, context: LayerContext) => Meaning>
> = {
  unit: unitOf,
  level: () => ({ element: 'floor', kind: 'floor' }),
  // If its levels have outlines, a building gets no separate floor.
  facility: (_, { hasLevels }) =>
    hasLevels ? { kind: 'site' } : { element: 'floor', kind: 'floor' },
  site: () => ({ kind: 'site' }),
  opening: () => ({ element: 'entrance', kind: 'door' }),
  wall: (use) => wordsOf(use) ?? { element: 'obstruction', kind: 'wall' },
  fixture: (use) => ({ element: 'obstruction', kind: fixtureKind(use) }),
  section: () => ({ element: 'area' }),
  detail: detailOf,
  other: detailOf,
};

/** The element and the kind of a feature; without an element, the importer decides by the kind. */
function meaningOf(layer: LayerKind, use: string | undefined, context: LayerContext): Meaning {
  const isTold = use !== undefined && Object.hasOwn(context.kinds, use);
  return isTold ? { kind: use } : meanings[layer](use, context);
}

function detailOf(use: string | undefined): Meaning {
  return wordsOf(use) ?? (use === undefined ? {} : { kind: use });
}

function fixtureKind(use = 'furniture'): string {
  const kind = Object.hasOwn(kindOfFixture, use) ? kindOfFixture[use] : undefined;
  return kind ?? use.toLowerCase();
}

/** A unit is a space, regardless of its use; unknown uses are rooms. */
function unitOf(use: string | undefined): { readonly kind?: string } {
  if (use === undefined) return {};
  const category = Object.hasOwn(kindOfUnit, use.toLowerCase())
    ? kindOfUnit[use.toLowerCase()]
    : undefined;
  if (category !== undefined) return { kind: category };
  const role = roleOfWords(use);
  const isSpace =
    role === 'room' ||
    role === 'hallway' ||
    role === 'stairs' ||
    role === 'elevator' ||
    role === 'escalator';
  return { kind: isSpace ? elementOfRole[role][1] : use };
}

function wordsOf(
  use: string | undefined,
): { readonly element: string; readonly kind: string } | undefined {
  const role = use === undefined ? undefined : roleOfWords(use);
  if (role === undefined || role === 'name' || role === 'ignore') return undefined;
  const [element, kind] = elementOfRole[role];
  return { element, kind };
}
