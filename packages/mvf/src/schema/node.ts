import * as v from 'valibot';
import { expects, fields, finite, id, ids, text, weight } from './fields.ts';
import { collectionOf, type CollectionOf, type Feature, type Point, point } from './geometry.ts';

/** Properties of a node. */
export interface NodeProps {
  /** Id, by custom `n_…`. */
  id: string;
  /** Id of the floor it is on. */
  floor: string;
  /** Id or ids of the spaces it is in. */
  space?: string | string[];
  /** Where one can walk from here; `weight` is cost on top of the distance. Edges are directed. */
  neighbors: { id: string; weight: number }[];
  /** Id of the node in another system. */
  externalId?: string;
  /** Words of 32 flags each, as `navigationFlags.json` names them. */
  flags?: number[];
}

/** A place of the walking graph (`node.geojson`). */
export type NodeFeature = Feature<Point, NodeProps>;

const nodeProps = fields(
  {
    id,
    floor: id,
    space: v.exactOptional(
      v.union([id, ids('space', 's_7')], expects('a space id or an array of space ids', '"s_7"')),
    ),
    neighbors: v.array(
      fields({ id, weight }, 'a neighbor with id and weight'),
      expects('an array of neighbors', '[{ "id": "n_12", "weight": 0 }]'),
    ),
    externalId: v.exactOptional(text),
    flags: v.exactOptional(
      v.array(
        v.pipe(finite, v.integer(expects('a whole number of flag bits'))),
        expects('an array of flag words', '[1]'),
      ),
    ),
  },
  'an object of node properties',
) satisfies v.GenericSchema<unknown, NodeProps>;

/** Schema of `node.geojson`. */
export const nodeFile = collectionOf(point, nodeProps) satisfies v.GenericSchema<
  unknown,
  CollectionOf<NodeFeature>
>;
