import { closedObject, listOf, schemaRef, type JsonSchema } from './JsonSchema.ts';
import { notifying, type Operation, type Parameter } from './Operation.ts';
import { filter, idempotencyParameter, pageParameters } from './parameters.ts';
import { pageResponse } from './pageResponse.ts';
import { refusals } from './problemResponses.ts';
import { eventData } from './webhookEvents.ts';
import { webhookIdParameter } from './webhookOperations.ts';

const time: JsonSchema = { type: 'string', format: 'date-time' };
const statuses = ['pending', 'delivered', 'dead'] as const;

const attempt = closedObject(
  {
    at: time,
    durationMs: { type: 'integer', minimum: 0, description: 'Milliseconds.' },
    status: { type: 'integer', description: 'HTTP status of the response.' },
    error: { type: 'string', description: 'Why there was no response.' },
  },
  ['status', 'error'],
);

const fields: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'string', pattern: '^dlv_[0-9a-f]{24}$' },
  eventId: { type: 'string', pattern: '^evt_[0-9a-f]{24}$' },
  eventType: { type: 'string', enum: Object.keys(eventData) },
  status: {
    type: 'string',
    enum: [...statuses],
    description:
      '`pending`: waiting for the first or another attempt. `delivered`: the endpoint responded with 2xx. `dead`: all attempts failed.',
  },
  attempts: { type: 'integer', minimum: 0, description: 'Number of attempts.' },
  createdAt: time,
  nextAttemptAt: { ...time, description: 'Time of the next attempt; only while pending.' },
  lastStatus: { type: 'integer', description: 'HTTP status of the last response.' },
  lastError: { type: 'string', description: 'Why the last attempt received no response.' },
};
const optional = ['nextAttemptAt', 'lastStatus', 'lastError'];

/** A webhook delivery in a list. */
export const deliverySchema = closedObject(fields, optional);

/** A webhook delivery with its payload and all attempts. */
export const deliveryDetailsSchema = closedObject(
  {
    ...fields,
    payload: schemaRef('WebhookEvent'),
    log: listOf(attempt, 100, 'The last hundred attempts, the oldest first.'),
  },
  optional,
);

const example = {
  id: 'dlv_019e7f5a0c00a1b2c3d4e5f6',
  eventId: 'evt_019e7f5a0c0042c9d1e8f0a7',
  eventType: 'location.updated',
  status: 'delivered',
  attempts: 1,
  createdAt: '2026-06-01T08:00:00.000Z',
  lastStatus: 204,
};

const idParameter: Parameter = {
  name: 'deliveryId',
  in: 'path',
  required: true,
  description: 'Id of the delivery.',
  schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  example: example.id,
};

const path = '/webhooks/{webhookId}/deliveries';
const accepted = {
  description: 'The delivery was queued. Get the delivery to see its result.',
  content: {
    'application/json': {
      schema: schemaRef('WebhookDelivery'),
      example: { ...example, status: 'pending', attempts: 0 },
    },
  },
};

/** Webhook tests, and the delivery log. */
export const deliveryOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/webhooks/{webhookId}/test',
    operationId: 'testWebhook',
    summary: 'Send a test event',
    description:
      'Sends an event of type `webhook.test` to one webhook. It is signed and retried like every other event.',
    tags: ['Webhooks'],
    security: notifying,
    parameters: [webhookIdParameter, idempotencyParameter],
    responses: { 202: accepted, ...refusals(400, 401, 403, 404, 409, 422, 507) },
  },
  {
    method: 'get',
    path,
    operationId: 'listWebhookDeliveries',
    summary: 'List deliveries',
    description:
      'Lists the deliveries to a webhook, the newest first. `?status=dead` lists dead letters: deliveries whose attempts all failed. Deliveries are kept for 30 days.',
    tags: ['Webhooks'],
    security: notifying,
    parameters: [
      webhookIdParameter,
      ...pageParameters(100, 500),
      filter('status', 'Status of the delivery.', { type: 'string', enum: [...statuses] }),
    ],
    responses: {
      200: pageResponse('deliveries', schemaRef('WebhookDelivery'), example),
      304: { description: 'Not modified since the version in `If-None-Match`.' },
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'get',
    path: `${path}/{deliveryId}`,
    operationId: 'getWebhookDelivery',
    summary: 'Get a delivery',
    description: 'Returns the delivery with its payload and all attempts.',
    tags: ['Webhooks'],
    security: notifying,
    parameters: [webhookIdParameter, idParameter],
    responses: {
      200: {
        description: 'The delivery.',
        content: {
          'application/json': {
            schema: schemaRef('WebhookDeliveryDetails'),
            example: {
              ...example,
              payload: {
                id: example.eventId,
                type: 'location.updated',
                createdAt: example.createdAt,
                data: eventData['location.updated'].example,
              },
              log: [{ at: '2026-06-01T08:00:00.400Z', durationMs: 38, status: 204 }],
            },
          },
        },
      },
      304: { description: 'Not modified since the version in `If-None-Match`.' },
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'post',
    path: `${path}/{deliveryId}/resend`,
    operationId: 'resendWebhookDelivery',
    summary: 'Resend a delivery',
    description:
      'Sends the same event again with the same id and a new series of attempts. Use it for dead letters and for events that the receiver lost.',
    tags: ['Webhooks'],
    security: notifying,
    parameters: [webhookIdParameter, idParameter, idempotencyParameter],
    responses: { 202: accepted, ...refusals(400, 401, 403, 404, 409, 422, 507) },
  },
];
