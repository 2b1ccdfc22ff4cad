import { expects, fields, id, list } from './fields.ts';
import type { Schema } from './Schema.ts';

/** A shape, and the floor whose file it is in. */
export interface ShapeReference {
  /** Id of the shape: a space, obstruction, entrance, area, or annotation. */
  id: string;
  /** Id of the floor. */
  floor: string;
}

/** A list of {@link ShapeReference}. */
export const shapeReferences = list(
  fields({ id, floor: id }, 'a reference with id and floor'),
  expects('an array of references', '[{ "id": "s_7", "floor": "f_1" }]'),
) satisfies Schema<ShapeReference[]>;
