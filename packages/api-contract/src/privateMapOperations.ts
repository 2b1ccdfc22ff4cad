import { closedObject, listOf, schemaRef, type JsonSchema } from './JsonSchema.ts';
import { reading, writing, type Operation, type Parameter } from './Operation.ts';
import { idempotencyParameter, pageParameters, venueIdParameter } from './parameters.ts';
import { pageResponse } from './pageResponse.ts';
import { refusals } from './problemResponses.ts';

/** Seconds that a link to a private map works for at the most: 30 days. */
export const maxAccessSeconds = 2_592_000;
/** Seconds that a link works for when nothing else is said. */
export const defaultAccessSeconds = 3600;

const name = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
/** An origin as browsers write it: no path, no wildcard, no user, nothing that ends a header. */
export const originPattern = `^(https://${name}(\\.${name})*|http://(localhost|127\\.0\\.0\\.1))(:[1-9]\\d{0,4})?$`;

const visibility: JsonSchema = {
  type: 'string',
  enum: ['public', 'private'],
  description: 'Whether every key of the workspace reads it, or only those that may write.',
};

/** Who may read a venue. */
export const venueVisibilitySchema = closedObject({ visibility });

const inputFields: Readonly<Record<string, JsonSchema>> = {
  venueId: { type: 'string', pattern: '^[\\w-]{1,100}$', description: 'Id of a private venue.' },
  origins: {
    ...listOf(
      { type: 'string', pattern: originPattern, maxLength: 200 },
      10,
      'Origins of the pages that may show the map in a frame, such as `https://www.example.com`: exact, without a path. `http` is allowed for this machine.',
    ),
    minItems: 1,
    uniqueItems: true,
  },
  subject: {
    type: 'string',
    pattern: '^[^\\u0000-\\u001f\\u007f]{1,100}$',
    description:
      'Who the link is for, in your own words; it stands in the list and not in the link.',
  },
};

const fields: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'string', pattern: '^va_[0-9a-f]{24}$' },
  ...inputFields,
  createdAt: { type: 'string', format: 'date-time' },
  expiresAt: { type: 'string', format: 'date-time' },
};

/** What is sent to make a link to a private map. */
export const viewerAccessInputSchema = closedObject(
  {
    ...inputFields,
    expiresInSeconds: {
      type: 'integer',
      minimum: 60,
      maximum: maxAccessSeconds,
      default: defaultAccessSeconds,
      description: 'How long the link works.',
    },
  },
  ['subject', 'expiresInSeconds'],
);

/** A link to a private map as it is listed. */
export const viewerAccessSchema = closedObject(fields, ['subject']);

/** A link to a private map with what opens it; told once. */
export const createdViewerAccessSchema = closedObject(
  {
    ...fields,
    access: {
      type: 'string',
      description:
        'Signed. The viewer takes it from its address; it also reads the venue as a bearer token.',
    },
    url: {
      type: 'string',
      format: 'uri',
      description: 'Address of the map, for a frame or a link.',
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
    description: 'The links that work or did until a week ago, without what opens the map.',
    tags: ['Private maps'],
    security: writing,
    parameters: [...pageParameters(100, 500)],
    responses: {
      200: pageResponse('viewerAccess', schemaRef('ViewerAccess'), example),
      304: { description: 'The copy that `If-None-Match` names is good.' },
      ...refusals(400, 401, 403),
    },
  },
  {
    method: 'post',
    path: '/viewer-access',
    operationId: 'createViewerAccess',
    summary: 'Make a link to a private map',
    description:
      'Answers with the address of the viewer that opens the map, for some time and in frames of the named pages only. Make it on your server, after you know who asks.',
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
        description: 'It was made.',
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
    summary: 'Take a link back',
    description: 'It opens nothing from now on.',
    tags: ['Private maps'],
    security: writing,
    parameters: [accessIdParameter, idempotencyParameter],
    responses: {
      204: { description: 'It is gone.' },
      ...refusals(400, 401, 403, 404, 409, 422, 507),
    },
  },
];

/** Who may read a venue, and links to those that not everybody may. */
export const privateMapOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/venues/{venueId}/visibility',
    operationId: 'getVisibility',
    summary: 'Get who may read a venue',
    description: 'Whether the venue is public or private.',
    tags: ['Private maps'],
    security: reading,
    parameters: [venueIdParameter],
    responses: {
      200: {
        description: 'Who may read it.',
        headers: { ETag: { $ref: '#/components/headers/ETag' } },
        content: json(schemaRef('VenueVisibility'), { visibility: 'public' }),
      },
      304: { description: 'The copy that `If-None-Match` names is good.' },
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'put',
    path: '/venues/{venueId}/visibility',
    operationId: 'putVisibility',
    summary: 'Make a venue private or public',
    description:
      'A private venue is read by keys that may write, and by links to it. It is in no public list, and pages of other origins read it only with a link that names them.',
    tags: ['Private maps'],
    security: writing,
    parameters: [venueIdParameter, idempotencyParameter],
    requestBody: {
      required: true,
      content: json(schemaRef('VenueVisibility'), { visibility: 'private' }),
    },
    responses: {
      200: {
        description: 'It is so from now on.',
        content: json(schemaRef('VenueVisibility'), { visibility: 'private' }),
      },
      ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 507),
    },
  },
  ...accessOperations,
];
