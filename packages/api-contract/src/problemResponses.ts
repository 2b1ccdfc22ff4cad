import { closedObject, listOf, schemaRef, type JsonSchema } from './JsonSchema.ts';
import type { OperationResponse } from './Operation.ts';

/** RFC 9457, with the id of the request and the places of what is wrong. */
export const problemSchema: JsonSchema = {
  ...closedObject(
    {
      type: { type: 'string', description: 'Always `about:blank`: the status says the kind.' },
      title: { type: 'string', description: 'The status in words.' },
      status: { type: 'integer', minimum: 400, maximum: 599, description: 'The HTTP status.' },
      detail: { type: 'string', description: 'What was given, what was expected, what to do.' },
      instance: { type: 'string', description: 'The path that was asked.' },
      requestId: { type: 'string', description: 'The id of this request in the server’s log.' },
      errors: listOf(
        closedObject({
          pointer: { type: 'string', description: 'JSON Pointer into the body.' },
          detail: { type: 'string', description: 'What is wrong there.' },
        }),
        50,
        'Where the body is not as expected.',
      ),
    },
    ['instance', 'requestId', 'errors'],
  ),
  description: 'Why a request was refused (RFC 9457).',
};

const texts = {
  400: ['BadRequest', 'A parameter, or the JSON of the body, cannot be read.'],
  401: ['Unauthorized', 'The token is missing, expired or not of this server.'],
  403: ['Forbidden', 'The key or the link that the token stands for may not do this.'],
  404: ['NotFound', 'There is no such thing in the workspace of the key.'],
  409: ['Conflict', 'What is there stands against it.'],
  412: ['PreconditionFailed', 'It has changed since; `If-Match` names another version.'],
  413: ['TooLarge', 'The body has more bytes than are read.'],
  415: ['UnsupportedType', 'The body is not `application/json`.'],
  422: ['Unprocessable', 'The body is JSON, but not what was expected; `errors` says where.'],
  429: [
    'TooMany',
    'More requests came from one address than are answered; `Retry-After` says when.',
  ],
  503: [
    'Unavailable',
    'The server cannot answer now, for example because its database is locked; `Retry-After` says when to try again.',
  ],
  507: ['InsufficientStorage', 'The server has no space left to store the data.'],
} as const;

/** Statuses that the contract knows for refused requests. */
export type RefusedStatus = keyof typeof texts;

/** A reference for each status, and for 429 and 503, which every operation may respond with. */
export function refusals(
  ...statuses: readonly RefusedStatus[]
): Readonly<Record<string, { readonly $ref: string }>> {
  return Object.fromEntries(
    ([...statuses, 429, 503] as const).map((status) => [
      String(status),
      { $ref: `#/components/responses/${texts[status][0]}` },
    ]),
  );
}

/** The shared answers that {@link refusals} refers to, by name. */
export const problemResponses: Readonly<Record<string, OperationResponse>> = Object.fromEntries(
  Object.entries(texts).map(([status, [name, description]]) => [
    name,
    {
      description,
      content: {
        'application/problem+json': {
          schema: schemaRef('Problem'),
          example: {
            type: 'about:blank',
            title: description.split(/[.;,]/)[0],
            status: Number(status),
            detail: description,
            requestId: '0198b2f4c6a17d3e',
          },
        },
      },
    },
  ]),
);
