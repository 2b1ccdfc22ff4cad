import { described, type Details } from '../../record-types/details.ts';
import {
  anyOf,
  expects,
  fields,
  flag,
  id,
  ids,
  nonEmptyText,
  optional,
} from '../../record-types/fields.ts';
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
} from '../../record-types/geometry.ts';
import type { Schema } from '../../record-types/Schema.ts';

/** Properties of an obstruction of version 1. */
export interface ObstructionV1Props {
  /** Id of the obstruction. */
  id: string;
  /** Id of its level. */
  level: string;
  /** Id of the parent space. */
  parent?: string;
  /** Its kind; `wall` for a line and `obstruction` for a polygon when left out. */
  kind?: string;
  /** Ids of the openings or nodes that lead through it; none when left out. */
  openings?: string[];
  /** True for an outer wall, which is part of the building's footprint. */
  footprintComponent?: boolean;
  /** Anchor of its label. */
  center?: Position;
  /** Id of the obstruction in another system. */
  externalId?: string;
  /** Name and description. */
  details?: Details;
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/** A wall, a desk, or another obstacle (`obstruction/<levelId>.geojson`). */
export type ObstructionV1Feature = Feature<Polygon | LineString, ObstructionV1Props>;

const obstructionProps = fields(
  {
    id,
    level: id,
    parent: optional(id),
    kind: optional(nonEmptyText),
    openings: optional(ids('opening', 'e_4')),
    footprintComponent: optional(flag),
    center: optional(position),
    ...described,
  },
  'an object of obstruction properties',
) satisfies Schema<ObstructionV1Props>;

/** Schema of `obstruction/<levelId>.geojson`. */
export const obstructionV1File = collectionOf(
  anyOf([lineString, polygon], expects('a LineString or Polygon geometry')),
  obstructionProps,
) satisfies Schema<CollectionOf<ObstructionV1Feature>>;
