import {
  anyOf,
  expects,
  fields,
  id,
  ids,
  list,
  nonEmptyText,
  optional,
  text,
  url,
} from '../../record-types/fields.ts';
import {
  collectionOf,
  type CollectionOf,
  type Feature,
  type Point,
  point,
} from '../../record-types/geometry.ts';
import {
  type LabeledLink,
  link,
  links,
  type NamedLink,
  namedLinks,
  type Picture,
  pictures,
} from '../../record-types/link.ts';
import { type OpeningHours, openingHours } from '../../record-types/openingHours.ts';
import type { Schema } from '../../record-types/Schema.ts';
import { nowhere } from './nowhere.ts';

/** A shape, and the level whose file it is in. */
export interface ShapeReferenceV1 {
  /** Id of the space, obstruction, or opening. */
  id: string;
  /** Id of the level. */
  level: string;
}

/** Properties of a location of version 1. */
export interface LocationV1Props {
  /** Id of the location. */
  id: string;
  /** Display name. */
  name: string;
  /** Id of the location in another system. */
  externalId?: string;
  /** Description in one or two sentences. */
  description?: string;
  /** Ids of its categories; none when left out. */
  categories?: string[];
  /** The spaces it occupies; none when left out. */
  spaces?: ShapeReferenceV1[];
  /** The obstructions it occupies, such as a counter. */
  obstructions?: ShapeReferenceV1[];
  /** The openings that belong to it. */
  openings?: ShapeReferenceV1[];
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
  gallery?: Picture[];
  /** Opening hours. */
  operationHours?: OpeningHours[];
  /** Additional search keywords. */
  tags?: string[];
}

/** A tenant, service, or sight, and a place for its label (`location.geojson`). */
export type LocationV1Feature = Feature<Point | null, LocationV1Props>;

const references = list(
  fields({ id, level: id }, 'a reference with id and level'),
  expects('an array of references', '[{ "id": "s_7", "level": "m_1" }]'),
) satisfies Schema<ShapeReferenceV1[]>;

const locationProps = fields(
  {
    id,
    name: nonEmptyText,
    externalId: optional(text),
    description: optional(text),
    categories: optional(ids('category', 'lcat_shoes')),
    spaces: optional(references),
    obstructions: optional(references),
    openings: optional(references),
    connections: optional(ids('connection', 'c_1')),
    links: optional(links),
    website: optional(link),
    social: optional(namedLinks),
    phone: optional(text),
    logo: optional(url),
    icon: optional(url),
    gallery: optional(pictures),
    operationHours: optional(openingHours),
    tags: optional(list(text, expects('an array of words'))),
  },
  'an object of location properties',
) satisfies Schema<LocationV1Props>;

/** Schema of `location.geojson`. */
export const locationV1File = collectionOf(
  anyOf([point, nowhere], expects('a Point geometry or null')),
  locationProps,
) satisfies Schema<CollectionOf<LocationV1Feature>>;
