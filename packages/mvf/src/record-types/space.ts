import { anyOf, expects, fields, id, ids, nonEmptyText, optional } from './fields.ts';
import type { Schema } from './Schema.ts';
import { described, type Details } from './details.ts';
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
} from './geometry.ts';

/** Kinds of spaces; other words are allowed and read as `room`. `otb` is open to below, `facade` a building seen from outdoors. */
export type SpaceKind =
  | 'room'
  | 'hallway'
  | 'exterior'
  | 'void'
  | 'gate'
  | 'otb'
  | 'connection.stairs'
  | 'connection.elevator'
  | 'connection.escalator'
  | 'connection.walkway'
  | 'connection.ramp'
  | 'facade'
  | 'poi'
  | (string & {});

/** Properties of a space. */
export interface SpaceProps {
  /** Id, by custom `s_…`. */
  id: string;
  /** Id of the space in another system, such as a unit number. */
  externalId?: string;
  /** Its kind. */
  kind: SpaceKind;
  /** Ids of the nodes at which a route to this space ends. */
  destinationNodes: string[];
  /** Anchor of its label. */
  center?: Position;
  /** Id of the parent space. */
  parent?: string;
  /** Its own name and description. */
  details?: Details;
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/** A room, hallway, shaft, or point of interest (`space/<floorId>.geojson`). */
export type SpaceFeature = Feature<Polygon | Point, SpaceProps>;

const spaceProps = fields(
  {
    id,
    kind: nonEmptyText,
    destinationNodes: ids('node', 'n_12'),
    center: optional(position),
    parent: optional(id),
    ...described,
  },
  'an object of space properties',
) satisfies Schema<SpaceProps>;

/** Schema of `space/<floorId>.geojson`. */
export const spaceFile = collectionOf(
  anyOf([polygon, point], expects('a Polygon or Point geometry')),
  spaceProps,
) satisfies Schema<CollectionOf<SpaceFeature>>;
