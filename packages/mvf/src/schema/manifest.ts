import {
  anything,
  list,
  expects,
  fields,
  finite,
  id,
  nonEmptyText,
  optional,
  text,
  timestamp,
} from './fields.ts';
import { details } from './details.ts';
import { type Language, language } from './languagePack.ts';
import { collectionOf, point, type Position } from './geometry.ts';

/** What the venue is: name, place and time of export (`manifest.geojson`). */
export interface Manifest {
  /** Where a map of the venue starts. */
  center: Position;
  /** Display name of the venue. */
  name: string;
  /** Format version, `2.x.y`. */
  version: string;
  /** When the bundle was made, ISO 8601. */
  time: string;
  /** Id of the venue. */
  map: string;
  /** Bearing in degrees, clockwise from north, that makes the building look upright. */
  naturalBearing?: number;
  /** IANA time zone, for opening hours. */
  tzid?: string;
  /** Language of the text in the bundle. */
  language?: Language;
  /** Id of the venue in another system; `details.externalId` in the file. */
  externalId?: string;
}

const manifestProps = fields(
  {
    name: nonEmptyText,
    version: text,
    time: timestamp,
    map: id,
    naturalBearing: optional(finite),
    tzid: optional(text),
    language: optional(language),
    details: optional(details),
    folder_struct: optional(list(anything, expects('an array of files and folders'))),
  },
  'an object of manifest properties',
);

/** Schema of `manifest.geojson`. */
export const manifestFile = collectionOf(point, manifestProps, {
  least: 1,
  most: 1,
  expected: expects('exactly one feature in the manifest'),
});
