import * as v from 'valibot';
import { details } from './details.ts';
import { expects, fields, finite, id, nonEmptyText, text } from './fields.ts';
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
    version: v.string(expects('a format version', '"2.0.0"')),
    time: v.pipe(
      v.string(expects('an ISO 8601 time', '"2026-05-01T08:00:00Z"')),
      v.isoTimestamp(expects('an ISO 8601 time', '"2026-05-01T08:00:00Z"')),
    ),
    map: id,
    naturalBearing: v.exactOptional(finite),
    tzid: v.exactOptional(text),
    language: v.exactOptional(language),
    details: v.exactOptional(details),
  },
  'an object of manifest properties',
);

/** Schema of `manifest.geojson`. */
export const manifestFile = v.pipe(
  collectionOf(point, manifestProps),
  v.check((file) => file.features.length === 1, expects('exactly one feature in the manifest')),
);
