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

/** What a venue is; other words are allowed. */
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

/** The venue as its operator keeps it (`enterprise/venue.json`). */
export interface EnterpriseVenue {
  /** Id of the venue. */
  id: string;
  /** Display name. */
  name: string;
  /** Readable name for addresses, unique among the operator's venues. */
  slug?: string;
  /** Id of the venue in another system. */
  externalId?: string;
  /** What it is. */
  type?: VenueType;
  /** ISO 3166-1 code of its country, two letters. */
  countryCode?: string;
  /** IANA time zone, for opening hours. */
  tzid?: string;
  /** Code of the language of the text in the bundle. */
  defaultLanguage?: string;
  /** All languages it is offered in, the default one included. */
  languages?: Language[];
  /** Address of its logo. */
  logo?: string;
  /** Address of a small picture. */
  icon?: string;
  /** Address of a wide picture. */
  coverImage?: string;
  /** Address of its map on the web. */
  webUrl?: string;
  /** Ids of the enterprise locations that visitors look for most. */
  topLocations?: string[];
  /** When the venue is open. */
  openingHoursSpecification?: OpeningHours[];
  /** Places to read on. */
  links?: LabeledLink[];
  /** Anything else; kept as it is. */
  metadata?: Record<string, unknown>;
}

/** What is going on with a location for some time. */
export interface LocationState {
  /** What it is; other words are allowed. */
  type: 'closed-temporarily' | 'new' | 'pop-up' | 'coming-soon' | 'relocated' | (string & {});
  /** When it begins, ISO 8601; has always been when left out. */
  start?: string;
  /** When it ends, ISO 8601; not known when left out. */
  end?: string;
}

/** Locations that have to do with a location in one way. */
export interface SiblingGroup {
  /** How they do; other words are allowed. */
  label: 'reference-point' | 'checkpoint' | 'checkpoint-passport' | 'parent' | (string & {});
  /** Ids of the enterprise locations. */
  siblings: string[];
}

/** A tenant, service or sight as the operator keeps it (`enterprise/locations.json`). */
export interface EnterpriseLocation extends LocationRecord {
  /** What it is: `tenant`, `amenity`, `gate` and so on. */
  type: string;
  /** Which amenity: `restroom`, `atm`, `information` and so on. */
  amenity?: string;
  /** Name for tight places. */
  shortName?: string;
  /** Place in lists: smaller ones first. */
  sortOrder?: number;
  /** Id of the category it is listed under first, one of `categories`. */
  primaryCategory?: string;
  /** Ids of nodes it is at, for locations without a shape. */
  nodes?: string[];
  /** What is going on with it. */
  states?: LocationState[];
  /** Locations that have to do with it. */
  siblingGroups?: SiblingGroup[];
  /** Address of a wide picture. */
  headerImage?: string;
  /** True if its logo is to be shown on the map. */
  showLogo?: boolean;
  /** True if it is not to be listed or found. */
  isHidden?: boolean;
  /** Anything else; kept as it is. */
  metadata?: Record<string, unknown>;
}

/** A location at one of its places, where it differs (`enterprise/locationInstances.json`). */
export interface EnterpriseLocationInstance extends Partial<Omit<EnterpriseLocation, 'id'>> {
  /** Id, by custom `eli_…`. */
  id: string;
  /** Id of the enterprise location whose fields hold where the instance has none of its own. */
  parent: string;
}

/** A group of locations as the operator keeps it (`enterprise/categories.json`). */
export interface EnterpriseCategory extends CategoryRecord {
  /** Id of the category in another system. */
  externalId?: string;
  /** Place in lists: smaller ones first. */
  sortOrder?: number;
  /** Address of a picture. */
  picture?: string;
  /** Anything else; kept as it is. */
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

/** What the operator of a venue keeps about it, next to the map (`enterprise/`). */
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
