import type { JsonSchema } from './JsonSchema.ts';
import type { Parameter } from './Operation.ts';

/** Characters of ids in URLs: letters, digits, and a few symbols that need no escaping. */
export const externalIdSchema: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]{0,99}$',
  description: 'Id in the workspace’s own system.',
};

/** The venue id in the path. */
export const venueIdParameter: Parameter = {
  name: 'venueId',
  in: 'path',
  required: true,
  description: 'Id of a venue in the workspace.',
  schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  example: 'mall',
};

/** The external id of a record in the path. */
export const externalIdParameter: Parameter = {
  name: 'externalId',
  in: 'path',
  required: true,
  description:
    'Id of the record in the workspace’s own system. The id on the map, such as `loc_…`, also finds it.',
  schema: externalIdSchema,
  example: 'shop-17',
};

/** Pagination parameters. */
export function pageParameters(defaultLimit: number, maximum: number): readonly Parameter[] {
  return [
    {
      name: 'cursor',
      in: 'query',
      description: 'The `nextCursor` of the previous page; use the same filters.',
      schema: { type: 'string', pattern: '^[\\w-]{1,400}$' },
    },
    {
      name: 'limit',
      in: 'query',
      description: 'Maximum number of items.',
      schema: { type: 'integer', minimum: 1, maximum, default: defaultLimit },
    },
  ];
}

/** A list filter. */
export function filter(name: string, description: string, schema: JsonSchema): Parameter {
  return { name, in: 'query', description, schema };
}

/** Repeated requests of a key with the same idempotency key get the first response, for one day. */
export const idempotencyParameter: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Idempotency key of this write. A repeated request with the same key is carried out only once and gets the first response. Kept for one day.',
  schema: { type: 'string', pattern: '^[\\w.:-]{8,100}$' },
};

/** Writes only if the version is current. */
export const ifMatchParameter: Parameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The `ETag` of the version to replace or delete.',
  schema: { type: 'string', maxLength: 200 },
};
