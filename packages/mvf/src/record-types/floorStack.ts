import { expects, fields, id, ids, list, nonEmptyText, optional, text } from './fields.ts';
import type { Schema } from './Schema.ts';

/** Floors that belong together: a building, or the ground outside (`floorstack.json`). */
export interface FloorStackRecord {
  /** Id, by custom `fs_…`. */
  id: string;
  /** Display name. */
  name: string;
  /** Short name, for small spaces. */
  shortName?: string;
  /** Id of the stack in another system. */
  externalId?: string;
  /** Its kind. */
  type?: 'Building' | 'Outdoor' | (string & {});
  /** Ids of its floors. */
  floors: string[];
  /** Id of the default floor; default: the one nearest elevation 0. */
  defaultFloor?: string;
}

/** Schema of `floorstack.json`. */
export const floorStackFile = list(
  fields(
    {
      id,
      name: text,
      shortName: optional(text),
      externalId: optional(text),
      type: optional(nonEmptyText),
      floors: ids('floor', 'f_1'),
      defaultFloor: optional(id),
    },
    'a floor stack',
  ),
  expects('an array of floor stacks'),
) satisfies Schema<FloorStackRecord[]>;
