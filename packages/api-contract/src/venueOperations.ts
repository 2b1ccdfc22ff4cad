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
  formatVersions: listOf({ type: 'string' }, 20, 'Available format versions, the newest first.'),
  bytes: {
    type: 'integer',
    minimum: 0,
    description: 'Size of the bundle in the newest format version.',
  },
  bundles: listOf(bundleSize, 20, 'Size of the bundle by format version.'),
};

const named = closedObject(
  {
    id: { type: 'string' },
    name: { type: 'string' },
    shortName: { type: 'string' },
    elevation: { type: 'number', description: 'Position in the building; 0 is the ground floor.' },
  },
  ['shortName'],
);

/** A venue in the public list. */
export const venueListingSchema = closedObject(listing, ['city']);

/** A venue for clients with a token. */
export const venueSchema = closedObject(
  {
    ...listing,
    center: closedObject({ longitude: { type: 'number' }, latitude: { type: 'number' } }),
    timeZone: { type: 'string', description: 'IANA time zone.' },
    languages: listOf(
      closedObject({ code: { type: 'string' }, name: { type: 'string' } }),
      200,
      'Languages of the bundle’s texts, its own first.',
    ),
    floors: listOf(named, 500, 'Floors, from the lowest to the highest.'),
  },
  ['city', 'timeZone'],
);

const venueExample = {
  id: 'mall',
  name: 'Alderwick Center',
  description: 'A three-story shopping center.',
  city: 'Hamilton, Ontario',
  updatedAt: '2026-06-01T08:00:00Z',
  formatVersions: ['2.0.0', '1.0.0'],
  bytes: 232574,
  bundles: [
    { formatVersion: '2.0.0', bytes: 232574 },
    { formatVersion: '1.0.0', bytes: 199261 },
  ],
};

const notModified = { description: 'Not modified since the version in `If-None-Match`.' };
const zip = { 'application/zip': { schema: {} } };

/** Tokens, venues, and their bundles. */
export const venueOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/token',
    operationId: 'issueToken',
    summary: 'Get a token for a key and its secret',
    description:
      'Exchanges a key and its secret for a token. The token has the permissions of the key and expires after 15 minutes.',
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
    summary: 'List venues',
    description:
      'Lists the public venues of the demo key. With a token, lists the venues that its key can read. No authentication is required.',
    tags: ['Venues'],
    security: open,
    parameters: [],
    responses: {
      200: {
        description: 'The venues.',
        content: {
          'application/json': {
            schema: closedObject({ venues: listOf(schemaRef('VenueListing'), 1000) }),
            example: { venues: [venueExample] },
          },
        },
      },
      ...refusals(401, 403),
    },
  },
  {
    method: 'get',
    path: '/venues/{venueId}',
    operationId: 'getVenue',
    summary: 'Get a venue',
    description: 'Returns the venue with its position, floors and languages.',
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
      'Downloads the venue in the venue format, as a ZIP archive. Supports conditional and range requests.',
    tags: ['Venues'],
    security: reading,
    parameters: [
      venueIdParameter,
      {
        name: 'version',
        in: 'query',
        description: 'Format version; `1` selects the newest 1.x.y. Default: the newest version.',
        schema: { type: 'string' },
        example: '2',
      },
      {
        name: 'language',
        in: 'query',
        description:
          'Language of the texts, such as `fr`. Default: the venue’s own language, with all others included.',
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
      206: { description: 'The requested range of the bundle.', content: zip },
      304: notModified,
      416: { description: 'The requested range does not exist.' },
      ...refusals(401, 403, 404),
    },
  },
];
