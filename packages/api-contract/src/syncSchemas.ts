import { closedObject, listOf, textOf, type JsonSchema } from './JsonSchema.ts';
import { externalIdSchema } from './parameters.ts';
import { syncObjects } from './sync/publishedSchemas.ts';
import { runCountsSchema } from './webhookEvents.ts';

const time: JsonSchema = { type: 'string', format: 'date-time' };
const endpoints = syncObjects.map(({ endpoint }) => endpoint);

/** How far a run is. */
export const runStatuses = ['queued', 'running', 'completed', 'failed'] as const;
/** What becomes of a record. */
export const outcomes = ['created', 'updated', 'deleted', 'unchanged', 'refused'] as const;

const address: JsonSchema = {
  type: 'string',
  maxLength: 2000,
  pattern: '^https?://[^\\s]+$',
  description:
    'Where its JSON is: a list of records, or `{ "items": […], "next": "address of the next page" }`.',
};

const sourceFields: Readonly<Record<string, JsonSchema>> = {
  name: textOf(200, 'What it is called.'),
  endpoints: {
    ...closedObject(
      Object.fromEntries(endpoints.map((endpoint) => [endpoint, address])),
      endpoints,
    ),
    description: 'An https address for each kind of object that the source has.',
  },
  everyMinutes: {
    type: 'integer',
    minimum: 5,
    maximum: 10_080,
    description: 'How often a run starts by itself. Left out: never.',
  },
  whenMissing: {
    type: 'string',
    enum: ['keep', 'delete'],
    description:
      'What becomes of records that this source brought and no longer lists. Default: `keep`. Airport data is always taken away.',
  },
};

const headerValue: JsonSchema = { type: 'string', maxLength: 2000, pattern: '^[\\x20-\\x7e]*$' };

/** What is sent to create or replace a source. */
const syncSourceInputSchema = closedObject(
  {
    ...sourceFields,
    headers: listOf(
      closedObject({
        name: { type: 'string', pattern: '^[A-Za-z0-9-]{1,60}$' },
        value: headerValue,
      }),
      10,
      'Headers sent with every request, such as `Authorization`. They are kept, and not told again.',
    ),
  },
  ['name', 'everyMinutes', 'whenMissing', 'headers'],
);

/** A source as it is listed. */
const syncSourceSchema = closedObject(
  {
    id: externalIdSchema,
    ...sourceFields,
    headerNames: listOf({ type: 'string' }, 10, 'Names of the headers sent with every request.'),
    nextRunAt: { ...time, description: 'When a run starts by itself.' },
    createdAt: time,
  },
  ['name', 'everyMinutes', 'nextRunAt'],
);

/** What is sent to start a run. */
const syncRunInputSchema = closedObject(
  {
    dryRun: { type: 'boolean', description: 'Only report what would change. Default: false.' },
  },
  ['dryRun'],
);

/** How far one endpoint of a run is. */
const progressSchema = closedObject(
  {
    object: { type: 'string', enum: endpoints },
    status: { type: 'string', enum: ['waiting', 'reading', 'done', 'failed'] },
    records: { type: 'integer', minimum: 0, description: 'Records the endpoint has, once known.' },
    done: { type: 'integer', minimum: 0, description: 'Records that are dealt with.' },
    error: { type: 'string', description: 'Why it could not be read.' },
  },
  ['records', 'error'],
);

/** A run and how far it is. */
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
      'The endpoints, in the order they are read.',
    ),
    reason: { type: 'string', description: 'Why it failed.' },
  },
  ['startedAt', 'finishedAt', 'reason'],
);

const place = { type: 'string', description: 'JSON Pointer.' } as const;

/** What became of one record of a run. */
const syncRecordSchema = closedObject(
  {
    object: { type: 'string', enum: endpoints },
    externalId: { type: 'string', description: 'Missing where the record has none.' },
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
      'What it changed, or would change.',
    ),
    errors: listOf(
      closedObject({
        pointer: { ...place, description: 'JSON Pointer into the list that the endpoint gave.' },
        detail: { type: 'string', description: 'What is wrong there.' },
      }),
      50,
      'Why it was refused.',
    ),
    notes: listOf(
      { type: 'string' },
      50,
      'What was left out though the record was taken, such as an image that could not be fetched.',
    ),
  },
  ['externalId', 'changes', 'errors', 'notes'],
);

/** Sent to create a source. */
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

/** A source as it comes back. */
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

/** A run that is over. */
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

/** The schemas of sync by the names they have in the contract. */
export const syncComponentSchemas: Readonly<Record<string, JsonSchema>> = {
  SyncSource: syncSourceSchema,
  SyncSourceInput: syncSourceInputSchema,
  SyncRun: syncRunSchema,
  SyncRunInput: syncRunInputSchema,
  SyncRecord: syncRecordSchema,
};
