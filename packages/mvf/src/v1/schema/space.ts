import { described, type Details } from '../../record-types/details.ts';
import {
  anyOf,
  expects,
  fields,
  id,
  ids,
  nonEmptyText,
  optional,
} from '../../record-types/fields.ts';
import {
  collectionOf,
  type CollectionOf,
  type Feature,
  type Point,
  point,
  type Polygon,
  polygon,
  type Position,
  position,
} from '../../record-types/geometry.ts';
import type { SpaceKind } from '../../record-types/space.ts';
import type { Schema } from '../../record-types/Schema.ts';

/** Properties of a space of version 1. */
export interface SpaceV1Props {
  /** Id of the space. */
  id: string;
  /** Id of its level. */
  level: string;
  /** Id of the parent space. */
  parent?: string;
  /** Its kind; `room`, or `poi` for a point, when left out. */
  kind?: SpaceKind;
  /** Ids of the nodes at which a route to it ends; those of its openings when left out. */
  nodes?: string[];
  /** Anchor of its label. */
  center?: Position;
  /** Id of the space in another system, such as a unit number. */
  externalId?: string;
  /** Its own name and description. */
  details?: Details;
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/** A room, hallway, shaft, or point of interest (`space/<levelId>.geojson`). */
export type SpaceV1Feature = Feature<Polygon | Point, SpaceV1Props>;

const spaceProps = fields(
  {
    id,
    level: id,
    parent: optional(id),
    kind: optional(nonEmptyText),
    nodes: optional(ids('node', 'n_12')),
    center: optional(position),
    ...described,
  },
  'an object of space properties',
) satisfies Schema<SpaceV1Props>;

/** Schema of `space/<levelId>.geojson`. */
export const spaceV1File = collectionOf(
  anyOf([polygon, point], expects('a Polygon or Point geometry')),
  spaceProps,
) satisfies Schema<CollectionOf<SpaceV1Feature>>;
