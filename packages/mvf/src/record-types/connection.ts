import { expects, fields, flag, id, ids, list, nonEmptyText, optional, weight } from './fields.ts';
import type { Schema } from './Schema.ts';
import { described, type Details } from './details.ts';

/** Kinds of connections; other words are allowed. */
export type ConnectionType =
  | 'stairs'
  | 'elevator'
  | 'escalator'
  | 'walkway'
  | 'ramp'
  | 'ladder'
  | 'slide'
  | 'door'
  | 'portal'
  | 'security'
  | 'shuttle'
  | (string & {});

/** Connects its nodes with each other, usually between floors (`connection.json`). */
export interface ConnectionRecord {
  /** Id, by custom `c_…`. */
  id: string;
  /** Its kind. */
  type: ConnectionType;
  /** Ids of its nodes, one or more per floor. */
  nodes: string[];
  /** Whether it leads only from a node to later ones of `nodes`, like an escalator. */
  isOneWay?: boolean;
  /** Id of the connection in another system. */
  externalId?: string;
  /** Whether it is wheelchair accessible. */
  accessible?: boolean;
  /** Fixed cost of using it, in meters of walking; default 0. */
  weight?: number;
  /** Cost of one meter inside it, in meters of walking; default 1. */
  multiplier?: number;
  /** Name and description. */
  details?: Details;
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/** Schema of `connection.json`. */
export const connectionFile = list(
  fields(
    {
      id,
      type: nonEmptyText,
      nodes: ids('node', 'n_12'),
      isOneWay: optional(flag),
      accessible: optional(flag),
      weight: optional(weight),
      multiplier: optional(weight),
      ...described,
    },
    'a connection',
  ),
  expects('an array of connections'),
) satisfies Schema<ConnectionRecord[]>;
