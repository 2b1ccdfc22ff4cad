import { parseLevels } from '../levels/parseLevels.ts';
import { Fields, textIn } from './fieldsOf.ts';
import type { Layer } from './Layer.ts';

/** Fields with the order of a level; the ground is 0. */
export const ordinalFields = [
  'vertical_order',
  'ordinal',
  'level_number',
  'floor_number',
  'level_ordinal',
  'z_order',
];
/** Fields with the id of a level. */
export const levelIdFields = ['level_id', 'floor_id', 'storey_id', 'id', 'global_id'];
/** Fields with the id of a building. */
export const buildingFields = ['facility_id', 'building_id', 'building_i', 'bldg_id'];

/** A level in a layer of levels. */
interface LayerLevel {
  /** Its order; the ground is 0. */
  readonly number?: number;
  /** Id of its building. */
  readonly building?: string;
}

/** The levels by their ids, such as `CAMPUS.HQ.L2`. */
export type LayerLevels = ReadonlyMap<string, LayerLevel>;

/** Reads the levels of the layers that have them. */
export function levelsOf(layers: readonly Layer[]): LayerLevels {
  const levels = new Map<string, LayerLevel>();
  for (const { features } of layers) {
    const fields = new Fields(features);
    const id = fields.find(levelIdFields);
    const ordinal = fields.find(ordinalFields);
    const building = fields.find(buildingFields);
    for (const { row } of features) {
      const key = textIn(row, id);
      if (key === undefined) continue;
      const [span] = parseLevels(ordinal === undefined ? undefined : row[ordinal]) ?? [];
      const owner = textIn(row, building);
      levels.set(key, {
        ...(span !== undefined && { number: span[0] }),
        ...(owner !== undefined && { building: owner }),
      });
    }
  }
  return levels;
}
