import { schemaRef, type JsonSchema } from './JsonSchema.ts';
import { open, reading, syncing, type Operation, type Parameter } from './Operation.ts';
import {
  externalIdSchema,
  filter,
  idempotencyParameter,
  pageParameters,
  venueIdParameter,
} from './parameters.ts';
import { pageResponse } from './pageResponse.ts';
import { refusals } from './problemResponses.ts';
import { airportObjects } from './sync/airportObjects.ts';
import { publishedSchemas, syncObjects } from './sync/publishedSchemas.ts';
import type { SyncObject } from './sync/SyncObject.ts';
import {
  outcomes,
  runExample,
  runStatuses,
  sourceExample,
  sourceInputExample,
} from './syncSchemas.ts';

const sourceIdParameter: Parameter = {
  name: 'sourceId',
  in: 'path',
  required: true,
  description: 'Id of the source, chosen by you.',
  schema: { ...externalIdSchema, description: 'Id of the source.' },
  example: 'cms',
};

const runIdParameter: Parameter = {
  name: 'runId',
  in: 'path',
  required: true,
  description: 'Id of the run.',
  schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  example: runExample.id,
};

const notModified = { description: 'Not modified since the version in `If-None-Match`.' };
const sources = '/venues/{venueId}/sync-sources';
const source = `${sources}/{sourceId}`;
const runs = `${source}/runs`;

const answer = (description: string, name: string, value: unknown) => ({
  description,
  content: { 'application/json': { schema: schemaRef(name), example: value } },
});

const tags = ['Data sync'] as const;

const sourceOperations: readonly Operation[] = [
  {
    method: 'get',
    path: sources,
    operationId: 'listSyncSources',
    summary: 'List sync sources',
    description: 'Lists the systems from which a venue’s data is pulled.',
    tags,
    security: syncing,
    parameters: [venueIdParameter, ...pageParameters(100, 500)],
    responses: {
      200: pageResponse('sources', schemaRef('SyncSource'), sourceExample),
      304: notModified,
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'get',
    path: source,
    operationId: 'getSyncSource',
    summary: 'Get a sync source',
    description: 'Returns the source, without the values of its request headers.',
    tags,
    security: syncing,
    parameters: [venueIdParameter, sourceIdParameter],
    responses: {
      200: answer('The source.', 'SyncSource', sourceExample),
      304: notModified,
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'put',
    path: source,
    operationId: 'putSyncSource',
    summary: 'Create or replace a sync source',
    description:
      'Configures where a venue’s data comes from and how often it is pulled. Nothing is pulled until a run starts. Fields that only the server sets are ignored, so you can send a response back.',
    tags,
    security: syncing,
    parameters: [venueIdParameter, sourceIdParameter, idempotencyParameter],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: schemaRef('SyncSourceInput'), example: sourceInputExample },
      },
    },
    responses: {
      200: answer('The source was replaced.', 'SyncSource', sourceExample),
      201: answer('The source was created.', 'SyncSource', sourceExample),
      ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 507),
    },
  },
  {
    method: 'delete',
    path: source,
    operationId: 'deleteSyncSource',
    summary: 'Delete a sync source',
    description:
      'Stops pulling from the source and deletes its runs. Records that it created are kept.',
    tags,
    security: syncing,
    parameters: [venueIdParameter, sourceIdParameter, idempotencyParameter],
    responses: {
      204: { description: 'The source was deleted.' },
      ...refusals(400, 401, 403, 404, 409, 422, 507),
    },
  },
];

const runOperations: readonly Operation[] = [
  {
    method: 'post',
    path: runs,
    operationId: 'startSyncRun',
    summary: 'Start a sync run',
    description:
      'Pulls every endpoint of the source now. With `dryRun`, nothing is stored and the report shows what would change. A source has one run at a time.',
    tags,
    security: syncing,
    parameters: [venueIdParameter, sourceIdParameter, idempotencyParameter],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: schemaRef('SyncRunInput'), example: { dryRun: true } },
      },
    },
    responses: {
      202: answer('The run is queued or running.', 'SyncRun', {
        ...runExample,
        status: 'queued',
      }),
      ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 507),
    },
  },
  {
    method: 'get',
    path: runs,
    operationId: 'listSyncRuns',
    summary: 'List sync runs',
    description: 'Lists the runs of a source, the newest first. Runs are kept for 30 days.',
    tags,
    security: syncing,
    parameters: [
      venueIdParameter,
      sourceIdParameter,
      ...pageParameters(100, 500),
      filter('status', 'Status of the run.', { type: 'string', enum: [...runStatuses] }),
    ],
    responses: {
      200: pageResponse('runs', schemaRef('SyncRun'), runExample),
      304: notModified,
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'get',
    path: `${runs}/{runId}`,
    operationId: 'getSyncRun',
    summary: 'Get the status of a sync run',
    description: 'Returns the progress of each endpoint, and the number of records by outcome.',
    tags,
    security: syncing,
    parameters: [venueIdParameter, sourceIdParameter, runIdParameter],
    responses: {
      200: answer('The run.', 'SyncRun', runExample),
      304: notModified,
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'get',
    path: `${runs}/{runId}/report`,
    operationId: 'getSyncReport',
    summary: 'Get the report of a sync run',
    description:
      'Returns the outcome of each record in the order in which they were read: changes, and errors with a JSON Pointer into the endpoint’s response.',
    tags,
    security: syncing,
    parameters: [
      venueIdParameter,
      sourceIdParameter,
      runIdParameter,
      ...pageParameters(100, 500),
      filter('outcome', 'Outcome of the record.', { type: 'string', enum: [...outcomes] }),
    ],
    responses: {
      200: pageResponse('records', schemaRef('SyncRecord'), {
        object: 'locations',
        externalId: 'shop-17',
        outcome: 'updated',
        changes: [
          { pointer: '/openingHoursSpecification/0/closes', before: '19:00', after: '20:00' },
        ],
      }),
      304: notModified,
      ...refusals(400, 401, 403, 404),
    },
  },
];

const schemaOperation: Operation = {
  method: 'get',
  path: '/schemas/{schema}',
  operationId: 'getSchema',
  summary: 'Get a JSON Schema',
  description: `Returns the JSON Schema (2020-12) of a synced object or of webhook events. The URLs are stable: ${Object.keys(publishedSchemas).join(', ')}; each with \`.json\`.`,
  tags: ['Contract'],
  security: open,
  parameters: [
    {
      name: 'schema',
      in: 'path',
      required: true,
      description: 'Name of the schema followed by `.json`.',
      schema: { type: 'string', pattern: '^[\\w.-]{1,60}$' },
      example: 'location.json',
    },
  ],
  responses: {
    200: {
      description: 'The schema.',
      content: { 'application/schema+json': { schema: { type: 'object' } } },
    },
    304: notModified,
    ...refusals(400, 404),
  },
};

/** Synced airport data: lists by name. */
function airportList({ endpoint, title, description, example }: SyncObject): Operation {
  return {
    method: 'get',
    path: `/venues/{venueId}/${endpoint}`,
    operationId: airportOperationId(title),
    summary: `List ${endpoint.replaceAll('-', ' ')}`,
    description: `${description} As of the last sync.`,
    tags: ['Airport data'],
    security: reading,
    parameters: [
      venueIdParameter,
      ...pageParameters(100, 500),
      filter('updatedSince', 'Only records changed at this time or later.', {
        type: 'string',
        format: 'date-time',
      }),
    ],
    responses: {
      200: pageResponse(nameOfList(endpoint), schemaRef(title.replaceAll(/[ -]\w/g, toCapital)), {
        ...example,
        syncedAt: '2026-06-01T08:00:00.000Z',
      }),
      304: notModified,
      ...refusals(400, 401, 403, 404),
    },
  };
}

const toCapital = (match: string) => match.slice(1).toUpperCase();

/** `Check-in counter` becomes `listCheckInCounters`. */
function airportOperationId(title: string): string {
  const name = title.replaceAll(/[ -]\w/g, toCapital);
  return `list${name}${name === 'Parking' ? '' : 's'}`;
}

/** `check-in-counters` becomes `checkInCounters`. */
export function nameOfList(endpoint: string): string {
  return endpoint.replaceAll(/-\w/g, toCapital);
}

/** Sources, runs, reports, schemas, and synced airport data. */
export const syncOperations: readonly Operation[] = [
  ...sourceOperations,
  ...runOperations,
  ...airportObjects.map(airportList),
  schemaOperation,
];

/** Fetched images are files in the bundle. */
const keptImage: JsonSchema = {
  type: 'string',
  maxLength: 2000,
  pattern: '^(https?://[^\\s]+|assets/[\\w.-]+)$',
  description: 'The logo, as a file of the bundle: `assets/…`.',
};

/** Items of a list of airport data, by the name of its schema. */
export const airportSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  airportObjects.map(({ title, description, record }) => [
    title.replaceAll(/[ -]\w/g, toCapital),
    {
      ...record,
      description,
      properties: {
        ...record.properties,
        ...(record.properties?.['logo'] && { logo: keptImage }),
        syncedAt: {
          type: 'string',
          format: 'date-time',
          description: 'Time of the last change by a sync.',
        },
      },
      // A logo that could not be fetched is omitted.
      required: [...(record.required ?? []).filter((name) => name !== 'logo'), 'syncedAt'],
    },
  ]),
);

/** Endpoints of a source. */
export const endpointNames = syncObjects.map(({ endpoint }) => endpoint);
