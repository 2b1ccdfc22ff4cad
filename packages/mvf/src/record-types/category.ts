import { expects, fields, hexColor, id, list, nonEmptyText, optional, url } from './fields.ts';
import type { Schema } from './Schema.ts';

/** A group of locations; groups nest by `parent` (`category.json`). */
export interface CategoryRecord {
  /** Id, by custom `lcat_…`. */
  id: string;
  /** Display name. */
  name: string;
  /** URL or name of an icon. */
  icon?: string;
  /** Id of the parent category. */
  parent?: string;
  /** Color as `#rgb` or `#rrggbb`. */
  color?: string;
}

/** The fields of a category, for the schemas of categories and of enterprise categories. */
export const categoryFields = {
  id,
  name: nonEmptyText,
  icon: optional(url),
  parent: optional(id),
  color: optional(hexColor),
};

/** Schema of `category.json`. */
export const categoryFile = list(
  fields(categoryFields, 'a category'),
  expects('an array of categories'),
) satisfies Schema<CategoryRecord[]>;
