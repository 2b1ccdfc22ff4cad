import {
  anyOf,
  expects,
  fields,
  fileSafeId,
  finite,
  id,
  optional,
  text,
} from '../../record-types/fields.ts';
import {
  collectionOf,
  type CollectionOf,
  type Feature,
  type MultiPolygon,
  multiPolygon,
  type Polygon,
  polygon,
} from '../../record-types/geometry.ts';
import type { Schema } from '../../record-types/Schema.ts';

/** Properties of a level of version 1. */
export interface LevelV1Props {
  /** Id of the level; also the name of its files. */
  id: string;
  /** Display name, such as "Level 1". */
  name: string;
  /** Id of its building. */
  building: string;
  /** Text for a button, such as "L1". */
  abbreviation?: string;
  /** Order of the level; 0 is ground, fractions are mezzanines. */
  elevation: number;
  /** Id of the level in another system. */
  externalId?: string;
}

/** One level and its outline (`levels/<levelId>.geojson`). */
export type LevelV1Feature = Feature<Polygon | MultiPolygon, LevelV1Props>;

const levelProps = fields(
  {
    id: fileSafeId,
    name: text,
    building: id,
    abbreviation: optional(text),
    elevation: finite,
    externalId: optional(text),
  },
  'an object of level properties',
) satisfies Schema<LevelV1Props>;

/** Schema of `levels/<levelId>.geojson`. */
export const levelV1File = collectionOf(
  anyOf([polygon, multiPolygon], expects('a Polygon or MultiPolygon geometry')),
  levelProps,
  {
    least: 1,
    most: 1,
    expected: expects('exactly one feature, the level'),
  },
) satisfies Schema<CollectionOf<LevelV1Feature>>;
