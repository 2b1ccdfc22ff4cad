import {
  anyOf,
  expects,
  fields,
  id,
  ids,
  list,
  optional,
  text,
  weight,
  wholeNumber,
} from './fields.ts';
import type { Schema } from './Schema.ts';
import { collectionOf, type CollectionOf, type Feature, type Point, point } from './geometry.ts';

/** An edge of the walking graph. */
export interface Neighbor {
  /** Id of the node it leads to. */
  id: string;
  /** Cost in addition to the distance, in meters; zero or more. */
  weight: number;
}

/** Properties of a node. */
export interface NodeProps {
  /** Id, by custom `n_…`. */
  id: string;
  /** Id of the floor it is on. */
  floor: string;
  /** Id or ids of the spaces that contain it. */
  space?: string | string[];
  /** Edges to other nodes, each in one direction. */
  neighbors: Neighbor[];
  /** Id of the node in another system. */
  externalId?: string;
  /** Words of 32 flags each, defined in `navigationFlags.json`. */
  flags?: number[];
}

/** A node of the walking graph (`node.geojson`). */
export type NodeFeature = Feature<Point, NodeProps>;

const nodeProps = fields(
  {
    id,
    floor: id,
    space: optional(
      anyOf([id, ids('space', 's_7')], expects('a space id or an array of space ids', '"s_7"')),
    ),
    neighbors: list(
      fields({ id, weight }, 'a neighbor with id and weight'),
      expects('an array of neighbors', '[{ "id": "n_12", "weight": 0 }]'),
    ),
    externalId: optional(text),
    flags: optional(
      list(wholeNumber(-(2 ** 31), 2 ** 32 - 1), expects('an array of flag words', '[1]')),
    ),
  },
  'an object of node properties',
) satisfies Schema<NodeProps>;

/** Schema of `node.geojson`. */
export const nodeFile = collectionOf(point, nodeProps) satisfies Schema<CollectionOf<NodeFeature>>;
