import type { ConnectionType } from '../../record-types/connection.ts';
import { described, type Details } from '../../record-types/details.ts';
import {
  fields,
  flag,
  id,
  ids,
  nonEmptyText,
  optional,
  weight,
} from '../../record-types/fields.ts';
import {
  collectionOf,
  type CollectionOf,
  type Feature,
  type Point,
  point,
} from '../../record-types/geometry.ts';
import type { Schema } from '../../record-types/Schema.ts';

/** Properties of a connection of version 1. */
export interface ConnectionV1Props {
  /** Id of the connection, the same on each level it serves. */
  id: string;
  /** Id of the level this feature is about. */
  level: string;
  /** Its kind. */
  type: ConnectionType;
  /** Ids of its nodes, on all its levels. */
  nodes: string[];
  /** Whether it leads only from a node to later ones of `nodes`, like an escalator. */
  isOneWay?: boolean;
  /** Whether it is wheelchair accessible. */
  accessible?: boolean;
  /** Fixed cost of using it, in meters of walking; default 0. */
  weight?: number;
  /** Cost of one meter inside it, in meters of walking; default 1. */
  multiplier?: number;
  /** Id of the connection in another system. */
  externalId?: string;
  /** Name and description. */
  details?: Details;
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/** Where stairs, an elevator, an escalator meet a level (`connection/<levelId>.geojson`). */
export type ConnectionV1Feature = Feature<Point, ConnectionV1Props>;

const connectionProps = fields(
  {
    id,
    level: id,
    type: nonEmptyText,
    nodes: ids('node', 'n_12'),
    isOneWay: optional(flag),
    accessible: optional(flag),
    weight: optional(weight),
    multiplier: optional(weight),
    ...described,
  },
  'an object of connection properties',
) satisfies Schema<ConnectionV1Props>;

/** Schema of `connection/<levelId>.geojson`. */
export const connectionV1File = collectionOf(point, connectionProps) satisfies Schema<
  CollectionOf<ConnectionV1Feature>
>;
