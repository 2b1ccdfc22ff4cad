import * as v from 'valibot';
import { expects, fields, id, nonEmptyText, url } from './fields.ts';
import { hexColor } from './styles.ts';

/** A group of locations; groups nest by `parent` (`category.json`). */
export interface CategoryRecord {
  /** Id, by custom `lcat_…`. */
  id: string;
  /** Display name. */
  name: string;
  /** Address or name of an icon. */
  icon?: string;
  /** Id of the category around it. */
  parent?: string;
  /** Color as `#rgb` or `#rrggbb`. */
  color?: string;
}

/** The fields of a category, for the schemas of categories and of enterprise categories. */
export const categoryFields = {
  id,
  name: nonEmptyText,
  icon: v.exactOptional(url),
  parent: v.exactOptional(id),
  color: v.exactOptional(hexColor),
};

/** Schema of `category.json`. */
export const categoryFile = v.array(
  fields(categoryFields, 'a category'),
  expects('an array of categories'),
) satisfies v.GenericSchema<unknown, CategoryRecord[]>;
