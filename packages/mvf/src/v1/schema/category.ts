import { categoryFields, type CategoryRecord } from '../../record-types/category.ts';
import { fields } from '../../record-types/fields.ts';
import { collectionOf, type CollectionOf, type Feature } from '../../record-types/geometry.ts';
import type { Schema } from '../../record-types/Schema.ts';
import { nowhere } from './nowhere.ts';

/** Properties of a category in version 1, the same as in version 2. */
export type CategoryV1Props = CategoryRecord;

/** A group of locations, which has no position (`category.geojson`). */
export type CategoryV1Feature = Feature<null, CategoryV1Props>;

const categoryProps = fields(
  categoryFields,
  'an object of category properties',
) satisfies Schema<CategoryV1Props>;

/** Schema of `category.geojson`. */
export const categoryV1File = collectionOf(nowhere, categoryProps) satisfies Schema<
  CollectionOf<CategoryV1Feature>
>;
