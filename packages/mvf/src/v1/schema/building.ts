import {
  anyOf,
  expects,
  fields,
  id,
  nonEmptyText,
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
import { nowhere } from './nowhere.ts';

/** Properties of a building of version 1. */
export interface BuildingV1Props {
  /** Id of the building. */
  id: string;
  /** Display name. */
  name: string;
  /** Id of the venue. */
  venue: string;
  /** Short name, for small spaces. */
  shortName?: string;
  /** Id of the building in another system. */
  externalId?: string;
  /** Its kind; the ground outside is a building of type `Outdoor`. */
  type?: 'Building' | 'Outdoor' | (string & {});
  /** Id of the default level; default: the one nearest elevation 0. */
  defaultLevel?: string;
}

/**
 * A building, or the ground outside, and what its levels cover; `null` if it has none
 * (`building.geojson`).
 */
export type BuildingV1Feature = Feature<Polygon | MultiPolygon | null, BuildingV1Props>;

const buildingProps = fields(
  {
    id,
    name: text,
    venue: id,
    shortName: optional(text),
    externalId: optional(text),
    type: optional(nonEmptyText),
    defaultLevel: optional(id),
  },
  'an object of building properties',
) satisfies Schema<BuildingV1Props>;

/** Schema of `building.geojson`. */
export const buildingV1File = collectionOf(
  anyOf([polygon, multiPolygon, nowhere], expects('a Polygon or MultiPolygon geometry, or null')),
  buildingProps,
) satisfies Schema<CollectionOf<BuildingV1Feature>>;
