import { closedObject, listOf, schemaRef, textOf, type JsonSchema } from './JsonSchema.ts';
import { notifying, type Operation, type Parameter } from './Operation.ts';
import { idempotencyParameter, pageParameters } from './parameters.ts';
import { pageResponse } from './pageResponse.ts';
import { refusals } from './problemResponses.ts';
import { disabling, subscribableEvents } from './webhookEvents.ts';

const inputFields: Readonly<Record<string, JsonSchema>> = {
  url: {
    type: 'string',
    maxLength: 2000,
    pattern: '^https?://[^\\s]+$',
    description:
      'The https URL to send events to. It must not be in a private network. Redirects are not followed.',
  },
  events: {
    ...listOf(
      { type: 'string', enum: subscribableEvents },
      subscribableEvents.length,
      'Event types to send.',
    ),
    minItems: 1,
    uniqueItems: true,
  },
  description: textOf(500, 'Note for your own reference.'),
};

const fields: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'string', pattern: '^wh_[0-9a-f]{24}$' },
  ...inputFields,
  createdAt: { type: 'string', format: 'date-time' },
  status: {
    type: 'string',
    enum: ['enabled', 'disabled'],
    description: `\`disabled\`: nothing is sent, because every attempt failed for ${disabling.days} days. Enable it again when the receiver works.`,
  },
  disabledAt: {
    type: 'string',
    format: 'date-time',
    description: 'When it was disabled; only while disabled.',
  },
};
const optional = ['description', 'disabledAt'];

/** Request body of a webhook. */
export const webhookInputSchema = closedObject(inputFields, ['description']);

/** A webhook in a list. */
export const webhookSchema = closedObject(fields, optional);

/** A webhook with its signing secret, which is returned only once. */
export const createdWebhookSchema = closedObject(
  { ...fields, secret: { type: 'string', pattern: '^whsec_[A-Za-z0-9+/]{43}=$' } },
  optional,
);

const example = {
  id: 'wh_0123456789abcdef01234567',
  url: 'https://hooks.example.com/maps',
  events: ['location.updated'],
  createdAt: '2026-06-01T08:00:00.000Z',
  status: 'enabled',
};

/** The webhook id in the path. */
export const webhookIdParameter: Parameter = {
  name: 'webhookId',
  in: 'path',
  required: true,
  description: 'Id of the webhook.',
  schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  example: example.id,
};

const answer = (description: string, name: string, value: unknown) => ({
  description,
  content: { 'application/json': { schema: schemaRef(name), example: value } },
});

/** Webhooks of a workspace. */
export const webhookOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/webhooks',
    operationId: 'listWebhooks',
    summary: 'List webhooks',
    description: 'Lists the webhooks of the workspace, without their secrets.',
    tags: ['Webhooks'],
    security: notifying,
    parameters: [...pageParameters(100, 500)],
    responses: {
      200: pageResponse('webhooks', schemaRef('Webhook'), example),
      304: { description: 'Not modified since the version in `If-None-Match`.' },
      ...refusals(400, 401, 403),
    },
  },
  {
    method: 'post',
    path: '/webhooks',
    operationId: 'createWebhook',
    summary: 'Create a webhook',
    description: 'Returns the secret that signs its requests. The secret is returned only once.',
    tags: ['Webhooks'],
    security: notifying,
    parameters: [idempotencyParameter],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schemaRef('WebhookInput'),
          example: { url: example.url, events: example.events },
        },
      },
    },
    responses: {
      201: answer('The webhook was created.', 'CreatedWebhook', {
        ...example,
        secret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
      }),
      ...refusals(400, 401, 403, 409, 413, 415, 422, 507),
    },
  },
  {
    method: 'get',
    path: '/webhooks/{webhookId}',
    operationId: 'getWebhook',
    summary: 'Get a webhook',
    description: 'Returns the webhook, without its secret.',
    tags: ['Webhooks'],
    security: notifying,
    parameters: [webhookIdParameter],
    responses: {
      200: answer('The webhook.', 'Webhook', example),
      304: { description: 'Not modified since the version in `If-None-Match`.' },
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'delete',
    path: '/webhooks/{webhookId}',
    operationId: 'deleteWebhook',
    summary: 'Delete a webhook',
    description: 'Stops sending events to it.',
    tags: ['Webhooks'],
    security: notifying,
    parameters: [webhookIdParameter, idempotencyParameter],
    responses: {
      204: { description: 'The webhook was deleted.' },
      ...refusals(400, 401, 403, 404, 409, 422, 507),
    },
  },
  {
    method: 'post',
    path: '/webhooks/{webhookId}/enable',
    operationId: 'enableWebhook',
    summary: 'Enable a webhook',
    description:
      'Sends events to a disabled webhook again. Events that happened while it was disabled are not sent; its earlier dead letters can be sent again one by one.',
    tags: ['Webhooks'],
    security: notifying,
    parameters: [webhookIdParameter, idempotencyParameter],
    responses: {
      200: answer('The webhook is enabled.', 'Webhook', example),
      ...refusals(400, 401, 403, 404, 409, 422, 507),
    },
  },
];
