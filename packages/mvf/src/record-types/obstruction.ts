import { anyOf, expects, fields, flag, id, ids, nonEmptyText, optional } from './fields.ts';
import type { Schema } from './Schema.ts';
import { described, type Details } from './details.ts';
import {
  collectionOf,
  type CollectionOf,
  type Feature,
  type LineString,
  lineString,
  type Polygon,
  polygon,
  type Position,
  position,
} from './geometry.ts';

/** Properties of an obstruction. */
export interface ObstructionProps {
  /** Id, by custom `o_…`. */
  id: string;
  /** Id of the obstruction in another system. */
  externalId?: string;
  /** Its kind: `wall`, `column`, `desk`, `counter`, `bench`, `planter`, and so on. A `tree` has a round crown. */
  kind: string;
  /** Ids of the entrances or nodes in it. */
  entrances: string[];
  /** True for an outer wall, which is part of the building's footprint. */
  footprintComponent?: boolean;
  /** Anchor of its label. */
  center?: Position;
  /** Name and description. */
  details?: Details;
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/**
 * A wall, a desk, or another obstacle (`obstruction/<floorId>.geojson`). A wall is the line at its center, its
 * thickness the style group's `width`; or a polygon.
 */
export type ObstructionFeature = Feature<Polygon | LineString, ObstructionProps>;

const obstructionProps = fields(
  {
    id,
    kind: nonEmptyText,
    entrances: ids('entrance', 'e_4'),
    footprintComponent: optional(flag),
    center: optional(position),
    ...described,
  },
  'an object of obstruction properties',
) satisfies Schema<ObstructionProps>;

/** Schema of `obstruction/<floorId>.geojson`. */
export const obstructionFile = collectionOf(
  anyOf([lineString, polygon], expects('a LineString or Polygon geometry')),
  obstructionProps,
) satisfies Schema<CollectionOf<ObstructionFeature>>;
