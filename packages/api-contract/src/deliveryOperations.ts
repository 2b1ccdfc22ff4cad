import { closedObject, listOf, schemaRef, type JsonSchema } from './JsonSchema.ts';
import { writing, type Operation, type Parameter } from './Operation.ts';
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
    status: { type: 'integer', description: 'HTTP status of the answer.' },
    error: { type: 'string', description: 'Why there was no answer.' },
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
      '`pending`: to be sent, or to be sent again. `delivered`: answered with 2xx. `dead`: given up.',
  },
  attempts: { type: 'integer', minimum: 0, description: 'How often it was sent.' },
  createdAt: time,
  nextAttemptAt: { ...time, description: 'When it is sent next; only while pending.' },
  lastStatus: { type: 'integer', description: 'HTTP status of the last answer.' },
  lastError: { type: 'string', description: 'Why there was no answer the last time.' },
};
const optional = ['nextAttemptAt', 'lastStatus', 'lastError'];

/** A message to a webhook, as it is listed. */
export const deliverySchema = closedObject(fields, optional);

/** A message to a webhook with its body and every attempt. */
export const deliveryDetailsSchema = closedObject(
  {
    ...fields,
    payload: schemaRef('WebhookEvent'),
    log: listOf(attempt, 100, 'The attempts, the oldest first; the last hundred.'),
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
  description: 'It is on its way; ask for the delivery to see how it went.',
  content: {
    'application/json': {
      schema: schemaRef('WebhookDelivery'),
      example: { ...example, status: 'pending', attempts: 0 },
    },
  },
};

/** Tests of webhooks, and the log of what was sent to them. */
export const deliveryOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/webhooks/{webhookId}/test',
    operationId: 'testWebhook',
    summary: 'Send a test to a webhook',
    description:
      'Sends an event of type `webhook.test`. It is signed and retried like every event.',
    tags: ['Webhooks'],
    security: writing,
    parameters: [webhookIdParameter, idempotencyParameter],
    responses: { 202: accepted, ...refusals(400, 401, 403, 404, 409, 422, 507) },
  },
  {
    method: 'get',
    path,
    operationId: 'listWebhookDeliveries',
    summary: 'List what was sent to a webhook',
    description:
      'The newest first. `?status=dead` lists the dead letters: those that failed at every attempt. Kept for 30 days.',
    tags: ['Webhooks'],
    security: writing,
    parameters: [
      webhookIdParameter,
      ...pageParameters(100, 500),
      filter('status', 'How far it is.', { type: 'string', enum: [...statuses] }),
    ],
    responses: {
      200: pageResponse('deliveries', schemaRef('WebhookDelivery'), example),
      304: { description: 'The copy that `If-None-Match` names is good.' },
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'get',
    path: `${path}/{deliveryId}`,
    operationId: 'getWebhookDelivery',
    summary: 'Get one delivery',
    description: 'The delivery with its payload and every attempt.',
    tags: ['Webhooks'],
    security: writing,
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
      304: { description: 'The copy that `If-None-Match` names is good.' },
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'post',
    path: `${path}/{deliveryId}/resend`,
    operationId: 'resendWebhookDelivery',
    summary: 'Send a delivery again',
    description:
      'Sends the same event once more, with the same id and all its attempts anew. For dead letters, and for what a receiver lost.',
    tags: ['Webhooks'],
    security: writing,
    parameters: [webhookIdParameter, idParameter, idempotencyParameter],
    responses: { 202: accepted, ...refusals(400, 401, 403, 404, 409, 422, 507) },
  },
];
