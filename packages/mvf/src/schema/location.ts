import { expects, fields, id, ids, list, nonEmptyText, optional, text, url } from './fields.ts';
import type { Schema } from './Schema.ts';
import { type OpeningHours, openingHours } from './openingHours.ts';
import { type ShapeReference, shapeReferences } from './shapeReference.ts';

/** A tenant, service or sight, and where it is (`location.json`). */
export interface LocationRecord {
  /** Id, by custom `loc_…`. */
  id: string;
  /** Display name. */
  name: string;
  /** Id of the location in another system. */
  externalId?: string;
  /** A sentence or two. */
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
  /** Places to read on. */
  links?: { label: string; url: string }[];
  /** Its website. */
  website?: { label: string; url: string };
  /** Its pages on social networks. */
  social?: { name: string; url: string }[];
  /** Telephone number. */
  phone?: string;
  /** Address of its logo. */
  logo?: string;
  /** Address or name of an icon. */
  icon?: string;
  /** Pictures. */
  pictures?: { url: string; altText: string }[];
  /** When it is open. */
  openingHoursSpecification?: OpeningHours[];
  /** Further words a search finds it by. */
  searchTags?: string[];
}

const link = fields({ label: text, url }, 'a link with label and url');

/** A list of links with labels. */
export const links = list(link, expects('an array of links'));

const social = fields({ name: text, url }, 'a link with name and url');
const picture = fields({ url, altText: text }, 'a picture with url and altText');

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
  social: optional(list(social, expects('an array of links'))),
  phone: optional(text),
  logo: optional(url),
  icon: optional(url),
  pictures: optional(list(picture, expects('an array of pictures'))),
  openingHoursSpecification: optional(openingHours),
  searchTags: optional(list(text, expects('an array of words'))),
};

/** Schema of `location.json`. */
export const locationFile = list(
  fields(locationFields, 'a location'),
  expects('an array of locations'),
) satisfies Schema<LocationRecord[]>;
