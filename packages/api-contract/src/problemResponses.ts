import { closedObject, listOf, schemaRef, type JsonSchema } from './JsonSchema.ts';
import { maxReportEntries } from './venueVersionSchemas.ts';
import type { OperationResponse } from './Operation.ts';

/** RFC 9457 problem details, with the request id and the positions of invalid values. */
export const problemSchema: JsonSchema = {
  ...closedObject(
    {
      type: {
        type: 'string',
        description: 'Always `about:blank`: the status identifies the problem.',
      },
      title: { type: 'string', description: 'The status text.' },
      status: { type: 'integer', minimum: 400, maximum: 599, description: 'The HTTP status.' },
      detail: {
        type: 'string',
        description: 'What was given, what was expected, and how to fix it.',
      },
      instance: { type: 'string', description: 'The requested path.' },
      requestId: { type: 'string', description: 'The id of this request in the server’s log.' },
      errors: listOf(
        closedObject({
          pointer: {
            type: 'string',
            description: 'JSON Pointer to the invalid value in the body.',
          },
          detail: { type: 'string', description: 'The error at that position.' },
        }),
        50,
        'Invalid values in the body.',
      ),
      findings: listOf(
        schemaRef('Finding'),
        maxReportEntries,
        'What the validator found in a venue file.',
      ),
    },
    ['instance', 'requestId', 'errors', 'findings'],
  ),
  description: 'Why a request was rejected (RFC 9457).',
};

const texts = {
  400: ['BadRequest', 'A parameter or the JSON body cannot be parsed.'],
  401: ['Unauthorized', 'The token is missing, expired, or was issued by another server.'],
  403: ['Forbidden', 'The key or link of the token does not have permission for this operation.'],
  404: ['NotFound', 'The resource does not exist in the workspace of the key.'],
  409: ['Conflict', 'The request conflicts with the current state.'],
  412: ['PreconditionFailed', 'The resource has changed: `If-Match` names another version.'],
  413: ['TooLarge', 'The body exceeds the size limit.'],
  415: ['UnsupportedType', 'The operation does not accept the content type of the body.'],
  422: [
    'Unprocessable',
    'The body does not match the schema, and `errors` lists the invalid values; or a venue file cannot be published, and `findings` says why.',
  ],
  429: ['TooMany', 'Too many requests from one IP address; `Retry-After` says when to try again.'],
  503: [
    'Unavailable',
    'The server cannot respond now, for example because its database is locked; `Retry-After` says when to try again.',
  ],
  507: ['InsufficientStorage', 'The server has no space left to store the data.'],
} as const;

const remedies: Readonly<Record<keyof typeof texts, string>> = {
  400: 'Fix the parameter or value that `detail` names.',
  401: 'Get a token from `POST /api/v1/token`, and send it as `Authorization: Bearer <token>`.',
  403: 'Use a key that has the permission.',
  404: 'Check the ids in the path, and that the key belongs to the workspace of the venue.',
  409: 'Read the current state, and decide whether the request is still needed.',
  412: 'Read the resource again, apply your change to it, and send it with the new `ETag`.',
  413: 'Send less in one request.',
  415: 'Send a content type that the reference lists for the operation, usually `application/json`.',
  422: 'Fix the values at the JSON Pointers in `errors`, or the venue where `findings` points.',
  429: 'Wait the number of seconds in `Retry-After`, and send fewer requests.',
  503: 'Wait the number of seconds in `Retry-After`, and send the request again.',
  507: 'Free disk space on the server.',
};

/** Causes and remedies of statuses without an operation: none was reached, or the server failed. */
const unlisted = {
  405: ['The path exists, but not for this method.', 'Use a method that the header `Allow` names.'],
  500: [
    'The server has an internal error.',
    "Report it to the operator with the `requestId`, which identifies the cause in the server's log.",
  ],
} as const;

/** Every status of a rejected request, its cause, and the remedy, as a Markdown table. */
export function describeRefusals(): string {
  const listed = Object.entries(texts).map(([status, [, cause]]) => {
    return [status, [cause, remedies[Number(status) as keyof typeof texts]]] as const;
  });
  const rows = [...listed, ...Object.entries(unlisted)]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([status, [cause, remedy]]) => `| \`${status}\` | ${cause} | ${remedy} |`);
  return ['| Status | Cause | What to do |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Statuses that the contract defines for rejected requests. */
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

/** The shared responses that {@link refusals} refers to, by name. */
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
