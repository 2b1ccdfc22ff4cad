import {
  anyOf,
  expects,
  fields,
  fileSafeId,
  finite,
  lengthMeters,
  optional,
  text,
} from './fields.ts';
import type { Schema } from './Schema.ts';
import {
  collectionOf,
  type CollectionOf,
  type Feature,
  type MultiPolygon,
  multiPolygon,
  type Polygon,
  polygon,
} from './geometry.ts';

/** Properties of a floor. */
export interface FloorProps {
  /** Id, by custom `m_…` or `f_…`; also the file name of the floor's shapes. */
  id: string;
  /** Display name, such as "Level 1". */
  name: string;
  /** Text for a button, such as "L1". */
  shortName?: string;
  /** Id of the floor in another system. */
  externalId?: string;
  /** Order of the floor; 0 is ground, fractions are mezzanines. */
  elevation: number;
  /** Second line under the name. */
  subtitle?: string;
  /** Story height in meters, for stacking floors. */
  maxHeight?: number;
}

/** One floor and its outline (`floor.geojson`). */
export type FloorFeature = Feature<Polygon | MultiPolygon, FloorProps>;

const floorProps = fields(
  {
    id: fileSafeId,
    name: text,
    shortName: optional(text),
    externalId: optional(text),
    elevation: finite,
    subtitle: optional(text),
    maxHeight: optional(lengthMeters),
  },
  'an object of floor properties',
) satisfies Schema<FloorProps>;

/** Schema of `floor.geojson`. */
export const floorFile = collectionOf(
  anyOf([polygon, multiPolygon], expects('a Polygon or MultiPolygon geometry')),
  floorProps,
) satisfies Schema<CollectionOf<FloorFeature>>;
