import { type Details, details } from './details.ts';
import {
  expects,
  fields,
  finite,
  id,
  list,
  nonEmptyText,
  optional,
  text,
  timestamp,
} from './fields.ts';
import {
  collectionOf,
  type Feature,
  type CollectionOf,
  type Point,
  point,
  type Position,
} from './geometry.ts';
import { type Language, language } from './languagePack.ts';
import type { Schema } from './Schema.ts';

/** A file or folder of a bundle, as `folder_struct` lists it. */
export interface ListedFile {
  /** Its kind. */
  type: 'file' | 'folder';
  /** Its name, without the folder around it. */
  name: string;
  /** The content of a folder. */
  children?: ListedFile[];
}

/** Properties of the feature in `manifest.geojson`. */
export interface ManifestProps {
  /** Display name of the venue. */
  name: string;
  /** Format version, `2.x` or `2.x.y`. */
  version: string;
  /** Creation time of the bundle, ISO 8601. */
  time: string;
  /** Id of the venue. */
  map: string;
  /** Bearing in degrees, clockwise from north, that makes the building look upright. */
  naturalBearing?: number;
  /** IANA time zone, for opening hours. */
  tzid?: string;
  /** Language of the text in the bundle. */
  language?: Language;
  /** Descriptive data of the venue; `externalId` is its id in another system. */
  details?: Details;
  /** The files of the bundle, for human readers; regenerated on every write. */
  folder_struct?: ListedFile[];
}

/** What the venue is: name, place, and time of export (`manifest.geojson`). */
export interface Manifest extends Omit<ManifestProps, 'details' | 'folder_struct'> {
  /** Initial position of a map of the venue. */
  center: Position;
  /** Id of the venue in another system; `details.externalId` in the file. */
  externalId?: string;
}

const listedFile: Schema<ListedFile> = {
  type: 'object',
  expected: expects('a file or folder'),
};

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
    folder_struct: optional(list(listedFile, expects('an array of files and folders'))),
  },
  'an object of manifest properties',
) satisfies Schema<ManifestProps>;

/** Schema of `manifest.geojson`. */
export const manifestFile = collectionOf(point, manifestProps, {
  least: 1,
  most: 1,
  expected: expects('exactly one feature in the manifest'),
}) satisfies Schema<CollectionOf<Feature<Point, ManifestProps>>>;
