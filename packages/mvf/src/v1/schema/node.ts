import {
  anyOf,
  expects,
  fields,
  flag,
  id,
  ids,
  list,
  optional,
  text,
  weight,
} from '../../record-types/fields.ts';
import {
  collectionOf,
  type CollectionOf,
  type Feature,
  type Point,
  point,
} from '../../record-types/geometry.ts';
import type { Neighbor } from '../../record-types/node.ts';
import type { Schema } from '../../record-types/Schema.ts';

/** Properties of a node of version 1. */
export interface NodeV1Props {
  /** Id of the node. */
  id: string;
  /** Id of its level. */
  level: string;
  /** Id or ids of the spaces that contain it. */
  space?: string | string[];
  /** Edges to other nodes, each in one direction. */
  neighbors: Neighbor[];
  /** Whether it is wheelchair accessible. */
  accessible?: boolean;
  /** Id of the node in another system. */
  externalId?: string;
}

/** A node of the walking graph (`node/<levelId>.geojson`). */
export type NodeV1Feature = Feature<Point, NodeV1Props>;

const nodeProps = fields(
  {
    id,
    level: id,
    space: optional(
      anyOf([id, ids('space', 's_7')], expects('a space id or an array of space ids', '"s_7"')),
    ),
    neighbors: list(
      fields({ id, weight }, 'a neighbor with id and weight'),
      expects('an array of neighbors', '[{ "id": "n_12", "weight": 0 }]'),
    ),
    accessible: optional(flag),
    externalId: optional(text),
  },
  'an object of node properties',
) satisfies Schema<NodeV1Props>;

/** Schema of `node/<levelId>.geojson`. */
export const nodeV1File = collectionOf(point, nodeProps) satisfies Schema<
  CollectionOf<NodeV1Feature>
>;
