import { fields, freeObject, optional, text } from './fields.ts';
import { type DetailsImage, detailsImages, type NamedLink, namedLinks } from './link.ts';
import type { Schema } from './Schema.ts';

/** Descriptive data of an object. */
export interface Details {
  /** Display name. */
  name?: string;
  /** Description in one or two sentences. */
  description?: string;
  /** Id of the object in another system. */
  externalId?: string;
  /** Short name, for small spaces. */
  shortName?: string;
  /** URL or name of an icon. */
  icon?: string;
  /** Images. */
  images?: DetailsImage[];
  /** Links to more information. */
  links?: NamedLink[];
}

/** Schema of {@link Details}. */
export const details = fields(
  {
    name: optional(text),
    description: optional(text),
    externalId: optional(text),
    shortName: optional(text),
    icon: optional(text),
    images: optional(detailsImages),
    links: optional(namedLinks),
  },
  'an object of details',
) satisfies Schema<Details>;

/** The fields that nearly every object of a venue can have. */
export const described = {
  externalId: optional(text),
  details: optional(details),
  metadata: optional(freeObject),
};
