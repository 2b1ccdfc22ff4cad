import {
  expects,
  fields,
  finite,
  flag,
  freeObject,
  id,
  ids,
  list,
  nonEmptyText,
  optional,
  recordOf,
  text,
  timestamp,
  url,
} from './fields.ts';
import type { Schema } from './Schema.ts';
import { type CategoryRecord, categoryFields } from './category.ts';
import { type Language, language } from './languagePack.ts';
import { type LabeledLink, links } from './link.ts';
import { locationFields, type LocationRecord } from './location.ts';
import { type OpeningHours, openingHours } from './openingHours.ts';
import { type ShapeReference, shapeReferences } from './shapeReference.ts';

/** Kinds of venues; other words are allowed. */
export type VenueType =
  | 'airport'
  | 'campus'
  | 'convention-center'
  | 'hospital'
  | 'hotel'
  | 'library'
  | 'museum'
  | 'office'
  | 'school'
  | 'shopping-mall'
  | 'stadium'
  | 'station'
  | 'store'
  | (string & {});

/** Operator data of the venue (`enterprise/venue.json`). */
export interface EnterpriseVenue {
  /** Id of the venue. */
  id: string;
  /** Display name. */
  name: string;
  /** Readable name for URLs, unique among the operator's venues. */
  slug?: string;
  /** Id of the venue in another system. */
  externalId?: string;
  /** Its kind. */
  type?: VenueType;
  /** ISO 3166-1 code of its country, two letters. */
  countryCode?: string;
  /** IANA time zone, for opening hours. */
  tzid?: string;
  /** Code of the language of the text in the bundle. */
  defaultLanguage?: string;
  /** All available languages, including the default. */
  languages?: Language[];
  /** URL of its logo. */
  logo?: string;
  /** URL of a small image. */
  icon?: string;
  /** URL of a wide image. */
  coverImage?: string;
  /** URL of its map on the web. */
  webUrl?: string;
  /** Ids of the most popular enterprise locations. */
  topLocations?: string[];
  /** Opening hours of the venue. */
  openingHoursSpecification?: OpeningHours[];
  /** Links to more information. */
  links?: LabeledLink[];
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/** A temporary state of a location. */
export interface LocationState {
  /** Its kind; other words are allowed. */
  type: 'closed-temporarily' | 'new' | 'pop-up' | 'coming-soon' | 'relocated' | (string & {});
  /** Start time, ISO 8601; default: no start. */
  start?: string;
  /** End time, ISO 8601; default: unknown. */
  end?: string;
}

/** Locations related to a location in one way. */
export interface SiblingGroup {
  /** Type of relation; other values are allowed. */
  label: 'reference-point' | 'checkpoint' | 'checkpoint-passport' | 'parent' | (string & {});
  /** Ids of the enterprise locations. */
  siblings: string[];
}

/** Operator data of a tenant, service, or sight (`enterprise/locations.json`). */
export interface EnterpriseLocation extends LocationRecord {
  /** Its kind: `tenant`, `amenity`, `gate`, and so on. */
  type: string;
  /** Which amenity: `restroom`, `atm`, `information`, and so on. */
  amenity?: string;
  /** Short name, for small spaces. */
  shortName?: string;
  /** Position in lists: smaller ones first. */
  sortOrder?: number;
  /** Id of its main category, one of `categories`. */
  primaryCategory?: string;
  /** Ids of nodes it is at, for locations without a shape. */
  nodes?: string[];
  /** Its temporary states. */
  states?: LocationState[];
  /** Related locations. */
  siblingGroups?: SiblingGroup[];
  /** URL of a wide image. */
  headerImage?: string;
  /** Whether to show its logo on the map. */
  showLogo?: boolean;
  /** Whether to hide it from lists and search. */
  isHidden?: boolean;
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/** Overrides of a location at one of its places (`enterprise/locationInstances.json`). */
export interface EnterpriseLocationInstance extends Partial<Omit<EnterpriseLocation, 'id'>> {
  /** Id, by custom `eli_…`. */
  id: string;
  /** Id of the enterprise location that provides all fields the instance does not define. */
  parent: string;
}

/** Operator data of a group of locations (`enterprise/categories.json`). */
export interface EnterpriseCategory extends CategoryRecord {
  /** Id of the category in another system. */
  externalId?: string;
  /** Position in lists: smaller ones first. */
  sortOrder?: number;
  /** URL of an image. */
  picture?: string;
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/** Spaces that are shown and hidden together (`enterprise/layers.json`). */
export interface EnterpriseLayer {
  /** Id, by custom `ely_…`. */
  id: string;
  /** Display name. */
  name: string;
  /** Its spaces. */
  spaces: ShapeReference[];
}

/** Operator data of a venue, in addition to the map (`enterprise/`). */
export interface Enterprise {
  /** `enterprise/venue.json` */
  venue?: EnterpriseVenue;
  /** `enterprise/locations.json` */
  locations: EnterpriseLocation[];
  /** `enterprise/locationInstances.json` */
  locationInstances: EnterpriseLocationInstance[];
  /** `enterprise/categories.json` */
  categories: EnterpriseCategory[];
  /** Ids of categories by id of a location, the most important first (`enterprise/categoryPriorities.json`). */
  categoryPriorities: Record<string, string[]>;
  /** `enterprise/layers.json` */
  layers: EnterpriseLayer[];
}

/** Schema of `enterprise/venue.json`. */
export const enterpriseVenueFile = fields(
  {
    id,
    name: nonEmptyText,
    slug: optional(nonEmptyText),
    externalId: optional(text),
    type: optional(nonEmptyText),
    countryCode: optional(text),
    tzid: optional(text),
    defaultLanguage: optional(text),
    languages: optional(list(language, expects('an array of languages'))),
    logo: optional(url),
    icon: optional(url),
    coverImage: optional(url),
    webUrl: optional(url),
    topLocations: optional(ids('location', 'el_1')),
    openingHoursSpecification: optional(openingHours),
    links: optional(links),
    metadata: optional(freeObject),
  },
  'a venue record',
) satisfies Schema<EnterpriseVenue>;

const state = fields(
  { type: nonEmptyText, start: optional(timestamp), end: optional(timestamp) },
  'a state with type',
);
const siblingGroup = fields(
  { label: nonEmptyText, siblings: ids('location', 'el_1') },
  'a group with label and siblings',
);

const enterpriseLocationFields = {
  ...locationFields,
  type: nonEmptyText,
  amenity: optional(text),
  shortName: optional(text),
  sortOrder: optional(finite),
  primaryCategory: optional(id),
  nodes: optional(ids('node', 'n_12')),
  states: optional(list(state, expects('an array of states'))),
  siblingGroups: optional(list(siblingGroup, expects('an array of groups'))),
  headerImage: optional(url),
  showLogo: optional(flag),
  isHidden: optional(flag),
  metadata: optional(freeObject),
};

/** Schema of `enterprise/locations.json`. */
export const enterpriseLocationsFile = list(
  fields(enterpriseLocationFields, 'an enterprise location'),
  expects('an array of enterprise locations'),
) satisfies Schema<EnterpriseLocation[]>;

/** Schema of `enterprise/locationInstances.json`. */
export const locationInstancesFile = list(
  fields(
    {
      ...enterpriseLocationFields,
      name: optional(nonEmptyText),
      categories: optional(locationFields.categories),
      spaces: optional(shapeReferences),
      type: optional(nonEmptyText),
      parent: id,
    },
    'a location instance',
  ),
  expects('an array of location instances'),
) satisfies Schema<EnterpriseLocationInstance[]>;

/** Schema of `enterprise/categories.json`. */
export const enterpriseCategoriesFile = list(
  fields(
    {
      ...categoryFields,
      externalId: optional(text),
      sortOrder: optional(finite),
      picture: optional(url),
      metadata: optional(freeObject),
    },
    'an enterprise category',
  ),
  expects('an array of enterprise categories'),
) satisfies Schema<EnterpriseCategory[]>;

/** Schema of `enterprise/categoryPriorities.json`. */
export const categoryPrioritiesFile = recordOf(
  ids('category', 'lcat_shoes'),
  expects('an object of category ids by location id'),
) satisfies Schema<Record<string, string[]>>;

/** Schema of `enterprise/layers.json`. */
export const layersFile = list(
  fields({ id, name: text, spaces: shapeReferences }, 'a layer with id, name and spaces'),
  expects('an array of layers'),
) satisfies Schema<EnterpriseLayer[]>;
