import * as v from 'valibot';
import { type Details, details } from './details.ts';
import { expects, fields, flag, freeObject, id, ids, nonEmptyText, text } from './fields.ts';

/** A way between floors: stairs, an elevator, an escalator (`connection.json`). */
export interface ConnectionRecord {
  /** Id, by custom `c_…`. */
  id: string;
  /** What it is. */
  type: 'stairs' | 'elevator' | 'escalator' | 'ramp' | 'door' | (string & {});
  /** Ids of the nodes it joins, one or more a floor. */
  nodes: string[];
  /** Id of the connection in another system. */
  externalId?: string;
  /** True if a wheelchair can use it. */
  accessible?: boolean;
  /** Name and description. */
  details?: Details;
  /** Anything else; kept as it is. */
  metadata?: Record<string, unknown>;
}

/** Schema of `connection.json`. */
export const connectionFile = v.array(
  fields(
    {
      id,
      type: nonEmptyText,
      nodes: ids('node', 'n_12'),
      externalId: v.exactOptional(text),
      accessible: v.exactOptional(flag),
      details: v.exactOptional(details),
      metadata: v.exactOptional(freeObject),
    },
    'a connection',
  ),
  expects('an array of connections'),
) satisfies v.GenericSchema<unknown, ConnectionRecord[]>;
