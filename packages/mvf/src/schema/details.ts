import * as v from 'valibot';
import { expects, fields, freeObject, text, url } from './fields.ts';

/** What people are told about an object. */
export interface Details {
  /** Display name. */
  name?: string;
  /** A sentence or two. */
  description?: string;
  /** Id of the object in another system. */
  externalId?: string;
  /** Name for tight places. */
  shortName?: string;
  /** Address or name of an icon. */
  icon?: string;
  /** Pictures. */
  images?: { url: string; altText?: string }[];
  /** Places to read on. */
  links?: { name: string; url: string }[];
}

/** Schema of {@link Details}. */
export const details = fields(
  {
    name: v.exactOptional(text),
    description: v.exactOptional(text),
    externalId: v.exactOptional(text),
    shortName: v.exactOptional(text),
    icon: v.exactOptional(text),
    images: v.exactOptional(
      v.array(
        fields({ url, altText: v.exactOptional(text) }, 'a picture with a url'),
        expects('an array of pictures'),
      ),
    ),
    links: v.exactOptional(
      v.array(
        fields({ name: text, url }, 'a link with name and url'),
        expects('an array of links'),
      ),
    ),
  },
  'an object of details',
) satisfies v.GenericSchema<unknown, Details>;

/** The fields that nearly every object of a venue can have. */
export const described = {
  externalId: v.exactOptional(text),
  details: v.exactOptional(details),
  metadata: v.exactOptional(freeObject),
};
