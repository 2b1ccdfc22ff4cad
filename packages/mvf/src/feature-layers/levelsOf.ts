import { parseLevels } from '../levels/parseLevels.ts';
import type { LossLog } from '../report/LossLog.ts';
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
const buildingFields = ['facility_id', 'building_id', 'building_i'];

/** The number of each level by its id, such as `CAMPUS.HQ.L2`. */
export type LevelNumbers = ReadonlyMap<string, number>;

/** Reads the levels of the layers that have them. Notes levels of several buildings. */
export function levelsOf(layers: readonly Layer[], log: LossLog): LevelNumbers {
  const numbers = new Map<string, number>();
  const buildings = new Set<string>();
  for (const { features } of layers) {
    const fields = new Fields(features);
    const id = fields.find(levelIdFields);
    const ordinal = fields.find(ordinalFields);
    const building = fields.find(buildingFields);
    for (const { row } of features) {
      const key = textIn(row, id);
      const [span] = parseLevels(ordinal === undefined ? undefined : row[ordinal]) ?? [];
      if (key !== undefined && span !== undefined) numbers.set(key, span[0]);
      const owner = textIn(row, building);
      if (owner !== undefined) buildings.add(owner);
    }
  }
  if (buildings.size > 1) {
    const message =
      'Levels of several buildings with the same order became one floor. Export one building at a time for separate floors.';
    log.add({ effect: 'changed', what: 'building', count: buildings.size, message });
  }
  return numbers;
}
