import { expects, fields, flag, id, ids, list, nonEmptyText, optional, weight } from './fields.ts';
import type { Schema } from './Schema.ts';
import { described, type Details } from './details.ts';

/** What a connection is; other words are allowed. */
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

/** A way from each of its nodes to the others, as a rule between floors (`connection.json`). */
export interface ConnectionRecord {
  /** Id, by custom `c_…`. */
  id: string;
  /** What it is. */
  type: ConnectionType;
  /** Ids of the nodes it joins, one or more a floor. */
  nodes: string[];
  /** True if it leads only from a node to later ones of `nodes`, as an escalator does. */
  isOneWay?: boolean;
  /** Id of the connection in another system. */
  externalId?: string;
  /** True if a wheelchair can use it. */
  accessible?: boolean;
  /** Cost of using it at all, in meters of walking; 0 when left out. */
  weight?: number;
  /** Cost of a meter inside it, in meters of walking; 1 when left out. */
  multiplier?: number;
  /** Name and description. */
  details?: Details;
  /** Anything else; kept as it is. */
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
