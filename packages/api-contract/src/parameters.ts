import type { JsonSchema } from './JsonSchema.ts';
import type { Parameter } from './Operation.ts';

/** Ids that stand in addresses: letters, digits and a few marks, so that none needs escaping. */
export const externalIdSchema: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]{0,99}$',
  description: 'Id in the workspace’s own records.',
};

/** The id of a venue, in the path. */
export const venueIdParameter: Parameter = {
  name: 'venueId',
  in: 'path',
  required: true,
  description: 'Id of a venue of the workspace.',
  schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  example: 'mall',
};

/** The external id of a record, in the path. */
export const externalIdParameter: Parameter = {
  name: 'externalId',
  in: 'path',
  required: true,
  description: 'Id of the record in the workspace’s own records.',
  schema: externalIdSchema,
  example: 'shop-17',
};

/** Where to go on, and how many at a time. */
export function pageParameters(defaultLimit: number, maximum: number): readonly Parameter[] {
  return [
    {
      name: 'cursor',
      in: 'query',
      description: 'The `nextCursor` of the page before, with the same filters.',
      schema: { type: 'string', pattern: '^[\\w-]{1,400}$' },
    },
    {
      name: 'limit',
      in: 'query',
      description: 'How many at most.',
      schema: { type: 'integer', minimum: 1, maximum, default: defaultLimit },
    },
  ];
}

/** A filter of a list. */
export function filter(name: string, description: string, schema: JsonSchema): Parameter {
  return { name, in: 'query', description, schema };
}

/** A later request of this key is answered as the first one was, for a day. */
export const idempotencyParameter: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Names this write: sent again with the same key, it is answered as the first time and done once. Kept for a day.',
  schema: { type: 'string', pattern: '^[\\w.:-]{8,100}$' },
};

/** Writes only over the version that is known. */
export const ifMatchParameter: Parameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The `ETag` of the version to replace or delete.',
  schema: { type: 'string', maxLength: 200 },
};
