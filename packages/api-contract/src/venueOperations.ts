import { closedObject, listOf, schemaRef, type JsonSchema } from './JsonSchema.ts';
import { open, reading, type Operation } from './Operation.ts';
import { venueIdParameter } from './parameters.ts';
import { refusals } from './problemResponses.ts';

const bundleSize = closedObject({
  formatVersion: { type: 'string', description: 'Version of the venue format.' },
  bytes: { type: 'integer', minimum: 0 },
});

const listing: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'string' },
  name: { type: 'string' },
  description: { type: 'string' },
  city: { type: 'string' },
  updatedAt: { type: 'string', description: 'When the venue was last published.' },
  formatVersions: listOf({ type: 'string' }, 20, 'Versions of the format, the newest first.'),
  bytes: { type: 'integer', minimum: 0, description: 'Size of the bundle in the newest version.' },
  bundles: listOf(bundleSize, 20, 'Size of each bundle.'),
};

const named = closedObject(
  {
    id: { type: 'string' },
    name: { type: 'string' },
    shortName: { type: 'string' },
    elevation: { type: 'number', description: 'Which of the levels; 0 is the ground.' },
  },
  ['shortName'],
);

/** What the public list says of a venue. */
export const venueListingSchema = closedObject(listing, ['city']);

/** What is said of one venue to who has a token. */
export const venueSchema = closedObject(
  {
    ...listing,
    center: closedObject({ longitude: { type: 'number' }, latitude: { type: 'number' } }),
    timeZone: { type: 'string', description: 'IANA name.' },
    languages: listOf(
      closedObject({ code: { type: 'string' }, name: { type: 'string' } }),
      200,
      'Languages the bundle has text in, its own first.',
    ),
    floors: listOf(named, 500, 'From the lowest to the highest.'),
  },
  ['city', 'timeZone'],
);

const venueExample = {
  id: 'mall',
  name: 'Alderwick Center',
  description: 'A shopping center on three floors.',
  city: 'Hamilton, Ontario',
  updatedAt: '2026-06-01T08:00:00Z',
  formatVersions: ['2.0.0', '1.0.0'],
  bytes: 232574,
  bundles: [
    { formatVersion: '2.0.0', bytes: 232574 },
    { formatVersion: '1.0.0', bytes: 199261 },
  ],
};

const notModified = { description: 'The copy that `If-None-Match` names is good.' };
const zip = { 'application/zip': { schema: {} } };

/** Tokens, venues and their bundles. */
export const venueOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/token',
    operationId: 'issueToken',
    summary: 'Get a token for a key and its secret',
    description: 'The token opens what the key opens, for 15 minutes.',
    tags: ['Tokens'],
    security: open,
    parameters: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schemaRef('KeyPair'),
          example: { key: 'my-key', secret: 'my-secret' },
        },
      },
    },
    responses: {
      200: {
        description: 'A token.',
        content: {
          'application/json': {
            schema: schemaRef('Token'),
            example: { accessToken: 'eyJhbGciOi…', tokenType: 'Bearer', expiresIn: 900 },
          },
        },
      },
      ...refusals(400, 401, 413, 415),
    },
  },
  {
    method: 'get',
    path: '/venues',
    operationId: 'listVenues',
    summary: 'List the demo venues',
    description: 'The venues that the demo key opens. Anybody may ask.',
    tags: ['Venues'],
    security: open,
    parameters: [],
    responses: {
      200: {
        description: 'All of them.',
        content: {
          'application/json': {
            schema: closedObject({ venues: listOf(schemaRef('VenueListing'), 1000) }),
            example: { venues: [venueExample] },
          },
        },
      },
      ...refusals(),
    },
  },
  {
    method: 'get',
    path: '/venues/{venueId}',
    operationId: 'getVenue',
    summary: 'Get one venue',
    description: 'What the list says of it, and its place, floors and languages.',
    tags: ['Venues'],
    security: reading,
    parameters: [venueIdParameter],
    responses: {
      200: {
        description: 'The venue.',
        headers: { ETag: { $ref: '#/components/headers/ETag' } },
        content: {
          'application/json': {
            schema: schemaRef('Venue'),
            example: {
              ...venueExample,
              center: { longitude: -79.8047, latitude: 43.185 },
              timeZone: 'America/Toronto',
              languages: [{ code: 'en', name: 'English' }],
              floors: [{ id: 'm_l1', name: 'Level 1', shortName: '1', elevation: 0 }],
            },
          },
        },
      },
      304: notModified,
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'get',
    path: '/venues/{venueId}/bundle',
    operationId: 'getBundle',
    summary: 'Download a venue’s bundle',
    description:
      'The venue in the venue format, as a ZIP archive. Answers conditional requests and requests for a range.',
    tags: ['Venues'],
    security: reading,
    parameters: [
      venueIdParameter,
      {
        name: 'version',
        in: 'query',
        description: 'Version of the format; `1` stands for the newest 1.x.y. Default: the newest.',
        schema: { type: 'string' },
        example: '2',
      },
      {
        name: 'language',
        in: 'query',
        description:
          'Language of its text, such as `fr`. Default: the venue’s own, with all others.',
        schema: { type: 'string' },
        example: 'en',
      },
    ],
    responses: {
      200: {
        description: 'The bundle.',
        headers: { ETag: { $ref: '#/components/headers/ETag' } },
        content: zip,
      },
      206: { description: 'The part of it that `Range` names.', content: zip },
      304: notModified,
      416: { description: '`Range` names no part of it.' },
      ...refusals(401, 403, 404),
    },
  },
];
