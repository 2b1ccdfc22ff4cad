import { closedObject, listOf, schemaRef, type JsonSchema } from './JsonSchema.ts';
import { reading, writing, type Operation, type Parameter } from './Operation.ts';
import { idempotencyParameter, pageParameters, venueIdParameter } from './parameters.ts';
import { pageResponse } from './pageResponse.ts';
import { refusals } from './problemResponses.ts';

/** Maximum lifetime of a link to a private map: 30 days, in seconds. */
export const maxAccessSeconds = 2_592_000;
/** Default lifetime of a link, in seconds. */
export const defaultAccessSeconds = 3600;

const name = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
/** A web origin: no path, no wildcard, no user, nothing that could end a header. */
export const originPattern = `^(https://${name}(\\.${name})*|http://(localhost|127\\.0\\.0\\.1))(:[1-9]\\d{0,4})?$`;

const visibility: JsonSchema = {
  type: 'string',
  enum: ['public', 'private'],
  description:
    '`public`: anyone who knows the id can read it with the demo key or in the viewer, but only the workspace’s own lists contain it. `private`: only links, and keys of the workspace with write access, can open it.',
};

/** Who can read a venue. */
export const venueVisibilitySchema = closedObject({ visibility });

const inputFields: Readonly<Record<string, JsonSchema>> = {
  venueId: { type: 'string', pattern: '^[\\w-]{1,100}$', description: 'Id of a private venue.' },
  origins: {
    ...listOf(
      { type: 'string', pattern: originPattern, maxLength: 200 },
      10,
      'Exact origins of the pages that may embed the map in a frame, such as `https://www.example.com`, without a path. `http` is allowed only for localhost.',
    ),
    minItems: 1,
    uniqueItems: true,
  },
  subject: {
    type: 'string',
    pattern: '^[^\\u0000-\\u001f\\u007f]{1,100}$',
    description:
      'A note for your own reference, for example who the link is for. It appears in lists but not in the link.',
  },
};

const fields: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'string', pattern: '^va_[0-9a-f]{24}$' },
  ...inputFields,
  createdAt: { type: 'string', format: 'date-time' },
  expiresAt: { type: 'string', format: 'date-time' },
};

/** Request body for a new link to a private map. */
export const viewerAccessInputSchema = closedObject(
  {
    ...inputFields,
    expiresInSeconds: {
      type: 'integer',
      minimum: 60,
      maximum: maxAccessSeconds,
      default: defaultAccessSeconds,
      description: 'Lifetime of the link.',
    },
  },
  ['subject', 'expiresInSeconds'],
);

/** A link to a private map in a list. */
export const viewerAccessSchema = closedObject(fields, ['subject']);

/** A new link to a private map with its token, which is returned only once. */
export const createdViewerAccessSchema = closedObject(
  {
    ...fields,
    access: {
      type: 'string',
      description:
        'Signed token. The viewer reads it from its URL. As a bearer token it also grants access to the venue’s data.',
    },
    url: {
      type: 'string',
      format: 'uri',
      description: 'URL of the map, for a frame or a link.',
    },
  },
  ['subject'],
);

const example = {
  id: 'va_0123456789abcdef01234567',
  venueId: 'private-office',
  origins: ['https://intranet.example.com'],
  subject: 'front desk',
  createdAt: '2026-06-01T08:00:00.000Z',
  expiresAt: '2026-06-01T09:00:00.000Z',
};

const accessIdParameter: Parameter = {
  name: 'accessId',
  in: 'path',
  required: true,
  description: 'Id of the link.',
  schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  example: example.id,
};

const json = (schema: JsonSchema, value: unknown) => ({
  'application/json': { schema, example: value },
});

const accessOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/viewer-access',
    operationId: 'listViewerAccess',
    summary: 'List links to private maps',
    description:
      'Lists active links and links that expired within the last week, without their tokens.',
    tags: ['Private maps'],
    security: writing,
    parameters: [...pageParameters(100, 500)],
    responses: {
      200: pageResponse('viewerAccess', schemaRef('ViewerAccess'), example),
      304: { description: 'Not modified since the version in `If-None-Match`.' },
      ...refusals(400, 401, 403),
    },
  },
  {
    method: 'post',
    path: '/viewer-access',
    operationId: 'createViewerAccess',
    summary: 'Create a link to a private map',
    description:
      'Returns a viewer URL that opens the map for a limited time, and only in frames of the given origins. Create links on your server, after you have authenticated the user.',
    tags: ['Private maps'],
    security: writing,
    parameters: [idempotencyParameter],
    requestBody: {
      required: true,
      content: json(schemaRef('ViewerAccessInput'), {
        venueId: example.venueId,
        origins: example.origins,
        subject: example.subject,
        expiresInSeconds: 3600,
      }),
    },
    responses: {
      201: {
        description: 'The link was created.',
        content: json(schemaRef('CreatedViewerAccess'), {
          ...example,
          access: 'eyJhbGciOi…',
          url: 'https://maps.example.com/viewer/?venue=private-office&access=eyJhbGciOi…',
        }),
      },
      ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 507),
    },
  },
  {
    method: 'delete',
    path: '/viewer-access/{accessId}',
    operationId: 'deleteViewerAccess',
    summary: 'Revoke a link',
    description: 'The link stops working immediately.',
    tags: ['Private maps'],
    security: writing,
    parameters: [accessIdParameter, idempotencyParameter],
    responses: {
      204: { description: 'The link was revoked.' },
      ...refusals(400, 401, 403, 404, 409, 422, 507),
    },
  },
];

/** Venue access, and links to private venues. */
export const privateMapOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/venues/{venueId}/visibility',
    operationId: 'getVisibility',
    summary: 'Get venue access',
    description: 'Returns whether the venue is public or private.',
    tags: ['Private maps'],
    security: reading,
    parameters: [venueIdParameter],
    responses: {
      200: {
        description: 'Who can read the venue.',
        headers: { ETag: { $ref: '#/components/headers/ETag' } },
        content: json(schemaRef('VenueVisibility'), { visibility: 'public' }),
      },
      304: { description: 'Not modified since the version in `If-None-Match`.' },
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'put',
    path: '/venues/{venueId}/visibility',
    operationId: 'putVisibility',
    summary: 'Make a venue private or public',
    description:
      'A private venue can only be read by keys with write access and through links to it. It is not in any public list. Pages of other origins can read it only with a link that allows their origin.',
    tags: ['Private maps'],
    security: writing,
    parameters: [venueIdParameter, idempotencyParameter],
    requestBody: {
      required: true,
      content: json(schemaRef('VenueVisibility'), { visibility: 'private' }),
    },
    responses: {
      200: {
        description: 'The access was changed.',
        content: json(schemaRef('VenueVisibility'), { visibility: 'private' }),
      },
      ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 507),
    },
  },
  ...accessOperations,
];
