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

/** How many records of a run ended how. */
export const runCountsSchema: JsonSchema = closedObject({
  created: count('Records that were not there before.'),
  updated: count('Records that changed.'),
  deleted: count('Records that were taken away.'),
  unchanged: count('Records that were as they are.'),
  refused: count('Records that are not as their schema says; what is stored stays.'),
});

/** What is told of each type of event. */
export const eventData = {
  'venue.published': {
    description: 'A new bundle of a venue was published, and can be downloaded.',
    data: closedObject({
      venueId,
      publishedAt: { ...time, description: 'When it was taken over.' },
    }),
    example: { venueId: 'mall', publishedAt: '2026-06-01T08:00:00.000Z' },
  },
  'location.updated': {
    description:
      'A location was created, changed or deleted, by the API or by a sync. The bundle has it.',
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
    description: 'A sync run has read all its endpoints. Dry runs tell nothing.',
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
      'A sync run could not read one of its endpoints. What it read of the others is stored.',
    data: closedObject({
      ...runFields,
      counts: runCountsSchema,
      reason: { type: 'string', description: 'What went wrong.' },
    }),
    example: {
      venueId: 'mall',
      sourceId: 'cms',
      runId: 'run_019e7f5a0c00c2f4a86b1d3e',
      counts: { created: 0, updated: 0, deleted: 0, unchanged: 12, refused: 0 },
      reason: 'locations: https://cms.example.com/locations answered 503, three times.',
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
    description: 'Somebody asked for a test of this webhook.',
    data: closedObject({ webhookId: { type: 'string', description: 'Id of the webhook.' } }),
    example: { webhookId: 'wh_0123456789abcdef01234567' },
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly description: string; readonly data: JsonSchema; readonly example: object }
  >
>;

/** A type of event; `webhook.test` is sent to who asks for it and to nobody else. */
export type WebhookEventType = keyof typeof eventData;

/** Types that a webhook can ask for. */
export const subscribableEvents = Object.keys(eventData).filter(
  (type) => type !== 'webhook.test',
) as readonly Exclude<WebhookEventType, 'webhook.test'>[];

const eventOf = (type: WebhookEventType): JsonSchema => ({
  ...closedObject({
    id: {
      type: 'string',
      pattern: '^evt_[0-9a-f]{24}$',
      description: 'Id of the event: the same however often it is sent. Apply each once.',
    },
    type: { type: 'string', const: type },
    createdAt: { ...time, description: 'When it happened.' },
    data: eventData[type].data,
  }),
  title: type,
  description: eventData[type].description,
});

/** The body of a message: what happened. */
export const webhookEventSchema: JsonSchema = {
  title: 'Webhook event',
  description: 'The body of what is posted to a webhook.',
  oneOf: (Object.keys(eventData) as WebhookEventType[]).map(eventOf),
};

/** Headers of a message (those of the Standard Webhooks specification). */
export const webhookHeaders = {
  'Webhook-Id': 'Id of the event, as in the body.',
  'Webhook-Timestamp': 'When this message was signed: seconds since 1970.',
  'Webhook-Signature':
    '`v1,` and the base64 of HMAC-SHA256 over `<Webhook-Id>.<Webhook-Timestamp>.<raw body>`; the key is what the secret says after `whsec_`, decoded from base64.',
} as const;

/** Seconds by which a timestamp may differ from the receiver's clock. */
export const replayWindowSeconds = 300;

/** Seconds to wait after each attempt that failed; after the last one a delivery is dead. */
export const retrySeconds = [5, 30, 120, 600, 3600, 21_600, 86_400] as const;

/**
 * A webhook is disabled when nothing but failed attempts went to it for this many days, and there
 * were at least this many of them.
 */
export const disabling = { days: 3, attempts: 16 } as const;
