import { fields, id } from './fields.ts';
import type { Schema } from './Schema.ts';
import { type ShapeReference, shapeReferences } from './shapeReference.ts';

/** Spaces that represent a building outdoors (`facade/<floorStackId>.json`). */
export interface FacadeRecord {
  /** Id, by custom `fc_…`. */
  id: string;
  /** Id of the floor stack that it represents; in the file's name, not its content. */
  floorStack: string;
  /** The spaces that represent the building, usually on the outdoor floor. */
  spaces: ShapeReference[];
}

/** Content of a file of a facade. */
export type FacadeContent = Omit<FacadeRecord, 'floorStack'>;

/** Schema of `facade/<floorStackId>.json`. */
export const facadeFile = fields(
  { id, spaces: shapeReferences },
  'a facade with id and spaces',
) satisfies Schema<FacadeContent>;
