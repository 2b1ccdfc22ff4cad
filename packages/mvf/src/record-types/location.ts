import { expects, fields, id, ids, list, nonEmptyText, optional, text, url } from './fields.ts';
import {
  type LabeledLink,
  link,
  links,
  type NamedLink,
  namedLinks,
  type Picture,
  pictures,
} from './link.ts';
import type { Schema } from './Schema.ts';
import { type OpeningHours, openingHours } from './openingHours.ts';
import { type ShapeReference, shapeReferences } from './shapeReference.ts';

/** A tenant, service, or sight, and where it is (`location.json`). */
export interface LocationRecord {
  /** Id, by custom `loc_…`. */
  id: string;
  /** Display name. */
  name: string;
  /** Id of the location in another system. */
  externalId?: string;
  /** Description in one or two sentences. */
  description?: string;
  /** Ids of its categories. */
  categories: string[];
  /** The spaces it occupies. */
  spaces: ShapeReference[];
  /** The obstructions it occupies, such as a counter. */
  obstructions?: ShapeReference[];
  /** The areas it occupies. */
  areas?: ShapeReference[];
  /** The annotations it describes. */
  annotations?: ShapeReference[];
  /** The entrances that belong to it. */
  entrances?: ShapeReference[];
  /** Ids of the connections it describes, such as a named staircase. */
  connections?: string[];
  /** Links to more information. */
  links?: LabeledLink[];
  /** Its website. */
  website?: LabeledLink;
  /** Its pages on social networks. */
  social?: NamedLink[];
  /** Telephone number. */
  phone?: string;
  /** URL of its logo. */
  logo?: string;
  /** URL or name of an icon. */
  icon?: string;
  /** Images. */
  pictures?: Picture[];
  /** Opening hours. */
  openingHoursSpecification?: OpeningHours[];
  /** Additional search keywords. */
  searchTags?: string[];
}

/** The fields of a location, for the schemas of locations and of enterprise locations. */
export const locationFields = {
  id,
  name: nonEmptyText,
  externalId: optional(text),
  description: optional(text),
  categories: ids('category', 'lcat_shoes'),
  spaces: shapeReferences,
  obstructions: optional(shapeReferences),
  areas: optional(shapeReferences),
  annotations: optional(shapeReferences),
  entrances: optional(shapeReferences),
  connections: optional(ids('connection', 'c_1')),
  links: optional(links),
  website: optional(link),
  social: optional(namedLinks),
  phone: optional(text),
  logo: optional(url),
  icon: optional(url),
  pictures: optional(pictures),
  openingHoursSpecification: optional(openingHours),
  searchTags: optional(list(text, expects('an array of words'))),
};

/** Schema of `location.json`. */
export const locationFile = list(
  fields(locationFields, 'a location'),
  expects('an array of locations'),
) satisfies Schema<LocationRecord[]>;
