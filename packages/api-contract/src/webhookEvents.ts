import { closedObject, type JsonSchema } from './JsonSchema.ts';
import { externalIdSchema } from './parameters.ts';

const time: JsonSchema = { type: 'string', format: 'date-time' };
const venueId: JsonSchema = { type: 'string', description: 'Id of the venue.' };
const runFields: Readonly<Record<string, JsonSchema>> = {
  venueId,
  sourceId: { type: 'string', description: 'Id of the sync source.' },
  runId: { type: 'string', description: 'Id of the run.' },
};
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });

/** Number of records of a run by outcome. */
export const runCountsSchema: JsonSchema = closedObject({
  created: count('Created records.'),
  updated: count('Updated records.'),
  deleted: count('Removed records.'),
  unchanged: count('Unchanged records.'),
  refused: count('Records that do not match their schema; their stored version is kept.'),
});

/** Data of each event type. */
export const eventData = {
  'venue.published': {
    description: 'A new bundle of a venue was published and can be downloaded.',
    data: closedObject(
      {
        venueId,
        publishedAt: { ...time, description: 'Time of publication.' },
        versionId: {
          type: 'string',
          description: 'Id of the version; missing for a demo venue.',
        },
      },
      ['versionId'],
    ),
    example: {
      venueId: 'my-office',
      publishedAt: '2026-06-01T08:00:00.000Z',
      versionId: 'ver_019e7f5a0c00c2f4a86b1d3e',
    },
  },
  'location.updated': {
    description:
      'A location was created, changed, or deleted through the API or by a sync. The bundle contains the change.',
    data: closedObject({
      venueId,
      externalId: externalIdSchema,
      change: { type: 'string', enum: ['created', 'updated', 'deleted'] },
      updatedAt: time,
    }),
    example: {
      venueId: 'mall',
      externalId: 'shop-17',
      change: 'updated',
      updatedAt: '2026-06-01T08:00:00.000Z',
    },
  },
  'sync.completed': {
    description: 'A sync run has read all its endpoints. Dry runs send no event.',
    data: closedObject({ ...runFields, counts: runCountsSchema }),
    example: {
      venueId: 'mall',
      sourceId: 'cms',
      runId: 'run_019e7f5a0c00c2f4a86b1d3e',
      counts: { created: 0, updated: 1, deleted: 0, unchanged: 41, refused: 0 },
    },
  },
  'sync.failed': {
    description:
      'A sync run could not read one of its endpoints. Data from other endpoints is stored.',
    data: closedObject({
      ...runFields,
      counts: runCountsSchema,
      reason: { type: 'string', description: 'The error.' },
    }),
    example: {
      venueId: 'mall',
      sourceId: 'cms',
      runId: 'run_019e7f5a0c00c2f4a86b1d3e',
      counts: { created: 0, updated: 0, deleted: 0, unchanged: 12, refused: 0 },
      reason: 'locations: https://cms.example.com/locations responded with 503 three times.',
    },
  },
  'webhook.disabled': {
    description:
      'A webhook of the workspace was disabled, because every message to it had failed for days.',
    data: closedObject({
      webhookId: { type: 'string', description: 'Id of the webhook that was disabled.' },
      failingSince: { ...time, description: 'When the first of these attempts failed.' },
      disabledAt: time,
    }),
    example: {
      webhookId: 'wh_89abcdef0123456789abcdef',
      failingSince: '2026-05-29T07:00:00.000Z',
      disabledAt: '2026-06-01T08:00:00.000Z',
    },
  },
  'webhook.test': {
    description: 'A test of this webhook was requested.',
    data: closedObject({ webhookId: { type: 'string', description: 'Id of the webhook.' } }),
    example: { webhookId: 'wh_0123456789abcdef01234567' },
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly description: string; readonly data: JsonSchema; readonly example: object }
  >
>;

/** An event type; `webhook.test` is sent only to the endpoint that requested it. */
export type WebhookEventType = keyof typeof eventData;

/** Event types that a webhook can subscribe to. */
export const subscribableEvents = Object.keys(eventData).filter(
  (type) => type !== 'webhook.test',
) as readonly Exclude<WebhookEventType, 'webhook.test'>[];

const eventOf = (type: WebhookEventType): JsonSchema => ({
  ...closedObject({
    id: {
      type: 'string',
      pattern: '^evt_[0-9a-f]{24}$',
      description: 'Id of the event, identical in all attempts. Apply each event only once.',
    },
    type: { type: 'string', const: type },
    createdAt: { ...time, description: 'Time of the event.' },
    data: eventData[type].data,
  }),
  title: type,
  description: eventData[type].description,
});

/** The body of a webhook request: an event. */
export const webhookEventSchema: JsonSchema = {
  title: 'Webhook event',
  description: 'The body of a webhook request.',
  oneOf: (Object.keys(eventData) as WebhookEventType[]).map(eventOf),
};

/** Headers of a webhook request, as in the Standard Webhooks specification. */
export const webhookHeaders = {
  'Webhook-Id': 'Id of the event, as in the body.',
  'Webhook-Timestamp': 'Time of signing, in seconds since 1970.',
  'Webhook-Signature':
    '`v1,` and the base64 of HMAC-SHA256 over `<Webhook-Id>.<Webhook-Timestamp>.<raw body>`; the key is the part of the secret after `whsec_`, decoded from base64.',
} as const;

/** Maximum difference in seconds between a timestamp and the receiver's clock. */
export const replayWindowSeconds = 300;

/** Seconds to wait after each failed attempt. If the last attempt fails, the delivery is dead. */
export const retrySeconds = [5, 30, 120, 600, 3600, 21_600, 86_400] as const;

/**
 * A webhook is disabled when every attempt has failed for this many days, with at least this many
 * attempts.
 */
export const disabling = { days: 3, attempts: 16 } as const;
