import { type Details, details } from '../../record-types/details.ts';
import {
  expects,
  fields,
  finite,
  id,
  ids,
  nonEmptyText,
  optional,
  text,
  timestamp,
} from '../../record-types/fields.ts';
import {
  collectionOf,
  type CollectionOf,
  type Feature,
  type Point,
  point,
} from '../../record-types/geometry.ts';
import { type Language, language } from '../../record-types/languagePack.ts';
import type { Schema } from '../../record-types/Schema.ts';

/** Properties of a venue of version 1. */
export interface VenueV1Props {
  /** Id of the venue. */
  id: string;
  /** Display name. */
  name: string;
  /** Readable id, as used in URLs. */
  slug?: string;
  /** Ids of its buildings, in the order in which they are listed. */
  buildings: string[];
  /** Format version, `1.x` or `1.x.y`. */
  version?: string;
  /** Creation time of the bundle, ISO 8601. */
  time?: string;
  /** Bearing in degrees, clockwise from north, that makes the venue look upright. */
  naturalBearing?: number;
  /** IANA time zone, for opening hours. */
  tzid?: string;
  /** Language of the text in the bundle. */
  language?: Language;
  /** `externalId`: id of the venue in another system. */
  details?: Details;
}

/** The venue; its point is where a map of it starts (`venue.geojson`). */
export type VenueV1Feature = Feature<Point, VenueV1Props>;

const venueProps = fields(
  {
    id,
    name: nonEmptyText,
    slug: optional(text),
    buildings: ids('building', 'b_1'),
    version: optional(text),
    time: optional(timestamp),
    naturalBearing: optional(finite),
    tzid: optional(text),
    language: optional(language),
    details: optional(details),
  },
  'an object of venue properties',
) satisfies Schema<VenueV1Props>;

/** Schema of `venue.geojson`. */
export const venueV1File = collectionOf(point, venueProps, {
  least: 1,
  most: 1,
  expected: expects('exactly one feature, the venue'),
}) satisfies Schema<CollectionOf<VenueV1Feature>>;
