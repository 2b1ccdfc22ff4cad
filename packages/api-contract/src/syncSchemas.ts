import { closedObject, ignoredFields, listOf, textOf, type JsonSchema } from './JsonSchema.ts';
import { externalIdSchema } from './parameters.ts';
import { syncObjects } from './sync/publishedSchemas.ts';
import { runCountsSchema } from './webhookEvents.ts';

const time: JsonSchema = { type: 'string', format: 'date-time' };
const endpoints = syncObjects.map(({ endpoint }) => endpoint);

/** Status of a run. */
export const runStatuses = ['queued', 'running', 'completed', 'failed'] as const;
/** Outcome of a record. */
export const outcomes = ['created', 'updated', 'deleted', 'unchanged', 'refused'] as const;

const address: JsonSchema = {
  type: 'string',
  maxLength: 2000,
  pattern: '^https?://[^\\s]+$',
  description:
    'URL of the JSON data: an array of records, or `{ "items": […], "next": "URL of the next page" }`.',
};

const sourceFields: Readonly<Record<string, JsonSchema>> = {
  name: textOf(200, 'Display name.'),
  endpoints: {
    ...closedObject(
      Object.fromEntries(endpoints.map((endpoint) => [endpoint, address])),
      endpoints,
    ),
    description: 'An https URL for each kind of object that the source provides.',
  },
  everyMinutes: {
    type: 'integer',
    minimum: 5,
    maximum: 10_080,
    description: 'Interval of automatic runs. Default: never.',
  },
  whenMissing: {
    type: 'string',
    enum: ['keep', 'delete'],
    description:
      'What happens to records of this source that it no longer lists. Default: `keep`. Airport data is always removed.',
  },
};

const headerValue: JsonSchema = { type: 'string', maxLength: 2000, pattern: '^[\\x20-\\x7e]*$' };

/** Fields of a source that only the server sets. */
const addedFields: Readonly<Record<string, JsonSchema>> = {
  id: externalIdSchema,
  headerNames: listOf({ type: 'string' }, 10, 'Names of the headers sent with every request.'),
  nextRunAt: { ...time, description: 'Time of the next automatic run.' },
  createdAt: time,
};

/** Request body of a source. A response is accepted, too: the server's fields are ignored. */
const syncSourceInputSchema = closedObject(
  {
    ...sourceFields,
    headers: listOf(
      closedObject({
        name: { type: 'string', pattern: '^[A-Za-z0-9-]{1,60}$' },
        value: headerValue,
      }),
      10,
      'Headers sent with every request, such as `Authorization`. Their values are stored and never returned. Without this field, a source keeps its headers, and its endpoints must be on hosts that it already has; an empty list removes them.',
    ),
    ...ignoredFields(addedFields),
  },
  ['name', 'everyMinutes', 'whenMissing', 'headers', ...Object.keys(addedFields)],
);

/** A source in a list. */
const syncSourceSchema = closedObject(
  {
    ...sourceFields,
    ...addedFields,
  },
  ['name', 'everyMinutes', 'nextRunAt'],
);

/** Request body of a run. */
const syncRunInputSchema = closedObject(
  {
    dryRun: { type: 'boolean', description: 'Only report what would change. Default: false.' },
  },
  ['dryRun'],
);

/** Progress of an endpoint in a run. */
const progressSchema = closedObject(
  {
    object: { type: 'string', enum: endpoints },
    status: { type: 'string', enum: ['waiting', 'reading', 'done', 'failed'] },
    records: {
      type: 'integer',
      minimum: 0,
      description: 'Number of records of the endpoint, once known.',
    },
    done: { type: 'integer', minimum: 0, description: 'Number of processed records.' },
    error: { type: 'string', description: 'Why the endpoint could not be read.' },
  },
  ['records', 'error'],
);

/** A run and its progress. */
const syncRunSchema = closedObject(
  {
    id: { type: 'string', pattern: '^run_[0-9a-f]{24}$' },
    sourceId: externalIdSchema,
    venueId: { type: 'string' },
    status: { type: 'string', enum: [...runStatuses] },
    dryRun: { type: 'boolean' },
    createdAt: time,
    startedAt: time,
    finishedAt: time,
    counts: runCountsSchema,
    progress: listOf(
      progressSchema,
      endpoints.length,
      'Endpoints in the order in which they are read.',
    ),
    reason: { type: 'string', description: 'Why the run failed.' },
  },
  ['startedAt', 'finishedAt', 'reason'],
);

const place = { type: 'string', description: 'JSON Pointer.' } as const;

/** Outcome of one record in a run. */
const syncRecordSchema = closedObject(
  {
    object: { type: 'string', enum: endpoints },
    externalId: { type: 'string', description: 'Missing if the record has none.' },
    outcome: { type: 'string', enum: [...outcomes] },
    changes: listOf(
      closedObject(
        {
          pointer: { ...place, description: 'JSON Pointer into the stored record.' },
          before: {},
          after: {},
        },
        ['before', 'after'],
      ),
      200,
      'Fields that changed, or would change in a dry run.',
    ),
    errors: listOf(
      closedObject({
        pointer: { ...place, description: 'JSON Pointer into the endpoint’s response.' },
        detail: { type: 'string', description: 'The error at that position.' },
      }),
      50,
      'Why the record was rejected.',
    ),
    notes: listOf(
      { type: 'string' },
      50,
      'Values that were omitted from an accepted record, such as an image that could not be fetched.',
    ),
  },
  ['externalId', 'changes', 'errors', 'notes'],
);

/** Request body of an example source. */
export const sourceInputExample = {
  name: 'Tenant database',
  endpoints: {
    locations: 'https://cms.example.com/maps/locations',
    categories: 'https://cms.example.com/maps/categories',
  },
  everyMinutes: 1440,
  whenMissing: 'delete',
  headers: [{ name: 'Authorization', value: 'Bearer your-own-token' }],
};

/** The example source as returned. */
export const sourceExample = {
  id: 'cms',
  name: sourceInputExample.name,
  endpoints: sourceInputExample.endpoints,
  everyMinutes: 1440,
  whenMissing: 'delete',
  headerNames: ['Authorization'],
  nextRunAt: '2026-06-02T08:00:00.000Z',
  createdAt: '2026-06-01T08:00:00.000Z',
};

/** A finished run. */
export const runExample = {
  id: 'run_019e7f5a0c00c2f4a86b1d3e',
  sourceId: 'cms',
  venueId: 'mall',
  status: 'completed',
  dryRun: false,
  createdAt: '2026-06-01T08:00:00.000Z',
  startedAt: '2026-06-01T08:00:00.100Z',
  finishedAt: '2026-06-01T08:00:02.000Z',
  counts: { created: 0, updated: 1, deleted: 0, unchanged: 41, refused: 0 },
  progress: [
    { object: 'categories', status: 'done', records: 6, done: 6 },
    { object: 'locations', status: 'done', records: 36, done: 36 },
  ],
};

/** Sync schemas by their names in the contract. */
export const syncComponentSchemas: Readonly<Record<string, JsonSchema>> = {
  SyncSource: syncSourceSchema,
  SyncSourceInput: syncSourceInputSchema,
  SyncRun: syncRunSchema,
  SyncRunInput: syncRunInputSchema,
  SyncRecord: syncRecordSchema,
};
