import { keptVersions, maxVenueBytes } from './limits.ts';
import { schemaRef, type JsonSchema } from './JsonSchema.ts';
import { reading, writing, type Operation, type Parameter } from './Operation.ts';
import { filter, idempotencyParameter, pageParameters, venueIdParameter } from './parameters.ts';
import { pageResponse } from './pageResponse.ts';
import { refusals } from './problemResponses.ts';
import { versionExample } from './venueVersionSchemas.ts';

/** Content types of venue files. The content decides the format. */
export const venueFileTypes = [
  'application/zip',
  'application/geo+json',
  'application/octet-stream',
] as const;

const ownVenue: Parameter = { ...venueIdParameter, example: 'my-office' };
const text = (maxLength: number): JsonSchema => ({ type: 'string', minLength: 1, maxLength });
const flag: JsonSchema = { type: 'boolean', default: false };
const notModified = { description: 'Not modified since the version in `If-None-Match`.' };
const etag = { ETag: { $ref: '#/components/headers/ETag' } };

const reported = {
  ...versionExample,
  findings: [],
  losses: [
    {
      effect: 'added',
      what: 'walking graph',
      count: 1,
      message: 'IMDF has no walking graph; one was generated from the doors.',
    },
  ],
};
const report = {
  'application/json': { schema: schemaRef('VenueVersionReport'), example: reported },
};

const versionIdParameter: Parameter = {
  name: 'versionId',
  in: 'path',
  required: true,
  description: 'Id of the version.',
  schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  example: versionExample.id,
};

const publishing: readonly Operation[] = [
  {
    method: 'put',
    path: '/venues/{venueId}',
    operationId: 'putVenue',
    summary: 'Publish a venue',
    description: `Creates a venue from a file, or publishes the next version of it. The file is a venue bundle, an IMDF archive, OpenStreetMap data, one GeoJSON file or DXF drawing, or a ZIP archive with the layers of a Shapefile, or with one GeoJSON file or DXF drawing for each floor, of at most ${maxVenueBytes / 1024 / 1024} MiB; its content decides the format. The validator checks it. A venue with errors is rejected with 422, and \`findings\` lists them. Records that were written through the API or a sync are kept. The last ${keptVersions} versions are kept.`,
    tags: ['Venues'],
    security: writing,
    parameters: [
      ownVenue,
      filter('name', 'Display name. Default: the name in the file.', text(200)),
      filter('description', 'Description. Default: counts of floors and spaces.', text(1000)),
      filter('city', 'City.', text(200)),
      filter(
        'visibility',
        'Access to a new venue. Default: `public`; an existing venue keeps its access.',
        {
          type: 'string',
          enum: ['public', 'private'],
        },
      ),
      filter('acceptErrors', 'Whether to publish a venue with errors.', flag),
      filter('replaceDemo', 'Whether the file may replace a demo venue.', flag),
      idempotencyParameter,
    ],
    requestBody: {
      required: true,
      content: Object.fromEntries(venueFileTypes.map((type) => [type, { schema: {} }])),
    },
    responses: {
      200: { description: 'The next version was published.', content: report },
      201: { description: 'The venue was created.', content: report },
      ...refusals(400, 401, 403, 409, 413, 415, 422, 507),
    },
  },
  {
    method: 'delete',
    path: '/venues/{venueId}',
    operationId: 'deleteVenue',
    summary: 'Delete a venue',
    description:
      'Deletes a published venue with its versions, records, sync sources, and links. A demo venue that was replaced becomes the demo venue again.',
    tags: ['Venues'],
    security: writing,
    parameters: [ownVenue, idempotencyParameter],
    responses: {
      204: { description: 'The venue was deleted.' },
      ...refusals(400, 401, 403, 404, 409, 422, 507),
    },
  },
];

/** Publishing, versions, and rollback of venues. */
export const venueVersionOperations: readonly Operation[] = [
  ...publishing,
  {
    method: 'get',
    path: '/venues/{venueId}/versions',
    operationId: 'listVenueVersions',
    summary: 'List versions of a venue',
    description:
      'Lists the published versions of a venue, the newest first. Demo venues have none.',
    tags: ['Venues'],
    security: reading,
    parameters: [ownVenue, ...pageParameters(20, 100)],
    responses: {
      200: pageResponse('versions', schemaRef('VenueVersion'), versionExample),
      304: notModified,
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'get',
    path: '/venues/{venueId}/versions/{versionId}',
    operationId: 'getVenueVersion',
    summary: 'Get a version with its report',
    description:
      'Returns a version with the findings of the validator and the losses of the import.',
    tags: ['Venues'],
    security: reading,
    parameters: [ownVenue, versionIdParameter],
    responses: {
      200: { description: 'The version.', headers: etag, content: report },
      304: notModified,
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'post',
    path: '/venues/{venueId}/versions/{versionId}/publish',
    operationId: 'publishVenueVersion',
    summary: 'Roll back to a version',
    description: 'Serves an earlier version of the venue again, and sends `venue.published`.',
    tags: ['Venues'],
    security: writing,
    parameters: [ownVenue, versionIdParameter, idempotencyParameter],
    responses: {
      200: { description: 'The version is served.', content: report },
      ...refusals(400, 401, 403, 404, 409, 422, 507),
    },
  },
];
