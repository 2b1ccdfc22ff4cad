import { closedObject, listOf, type JsonSchema } from './JsonSchema.ts';
import type { OperationResponse } from './Operation.ts';

/** One page of a list; `nextCursor` leads to the next page. */
export function pageResponse(name: string, of: JsonSchema, example: unknown): OperationResponse {
  const nextCursor: JsonSchema = {
    type: 'string',
    description: 'Cursor of the next page; missing on the last page.',
  };
  return {
    description: 'One page.',
    headers: { ETag: { $ref: '#/components/headers/ETag' } },
    content: {
      'application/json': {
        schema: closedObject({ [name]: listOf(of, 500), nextCursor }, ['nextCursor']),
        example: { [name]: [example] },
      },
    },
  };
}
