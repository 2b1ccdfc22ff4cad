import { fields, flag, id, nonEmptyText, optional } from './fields.ts';
import type { Schema } from './Schema.ts';
import { described, type Details } from './details.ts';
import {
  collectionOf,
  type CollectionOf,
  type Feature,
  type LineString,
  lineString,
} from './geometry.ts';

/** Properties of an entrance. */
export interface EntranceProps {
  /** Id, by custom `e_…`. */
  id: string;
  /** Id of the entrance in another system. */
  externalId?: string;
  /** Id of the node that sits in the opening. */
  node?: string;
  /** Its kind: `door`, `opening`, `shutter`, and so on. */
  kind?: string;
  /** True for a door between inside and outside. */
  isExterior?: boolean;
  /** Name and description. */
  details?: Details;
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/** A door or opening in a wall, drawn as the line across it (`entrance/<floorId>.geojson`). */
export type EntranceFeature = Feature<LineString, EntranceProps>;

const entranceProps = fields(
  {
    id,
    node: optional(id),
    kind: optional(nonEmptyText),
    isExterior: optional(flag),
    ...described,
  },
  'an object of entrance properties',
) satisfies Schema<EntranceProps>;

/** Schema of `entrance/<floorId>.geojson`. */
export const entranceFile = collectionOf(lineString, entranceProps) satisfies Schema<
  CollectionOf<EntranceFeature>
>;
