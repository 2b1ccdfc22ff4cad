import {
  closedObject,
  ignoredFields,
  listOf,
  schemaRef,
  textOf,
  type JsonSchema,
} from './JsonSchema.ts';
import { operating, type Operation, type Parameter, scopes } from './Operation.ts';
import { idempotencyParameter, pageParameters } from './parameters.ts';
import { pageResponse } from './pageResponse.ts';
import { refusals } from './problemResponses.ts';

/** How long the old secret of a rotated key works by default: one day, in seconds. */
export const defaultOverlapSeconds = 86_400;
/** How long it can work at most: 30 days, in seconds. */
export const maxOverlapSeconds = 2_592_000;

const time = (description: string): JsonSchema => ({
  type: 'string',
  format: 'date-time',
  description,
});
const name = textOf(100, 'Display name.');
const scopeList: JsonSchema = {
  ...listOf({ type: 'string', enum: scopes }, scopes.length, 'What the key can do.'),
  minItems: 1,
  uniqueItems: true,
};
const workspaceId: JsonSchema = {
  type: 'string',
  pattern: '^[a-z0-9][a-z0-9-]{0,62}$',
  description: 'Id of the workspace.',
};

/** Fields of a workspace that only the server sets. */
const addedFields = { id: workspaceId, createdAt: time('Time of creation.') };

/** A workspace: venues, webhooks, and keys that belong together. */
export const workspaceSchema = closedObject({ ...addedFields, name });

/** Request body of a workspace. A response is accepted, too: the server's fields are ignored. */
export const workspaceInputSchema = closedObject({ ...ignoredFields(addedFields), name }, [
  ...Object.keys(addedFields),
]);

const keyFields: Readonly<Record<string, JsonSchema>> = {
  key: { type: 'string', pattern: '^key_[0-9a-f]{24}$', description: 'The public key.' },
  workspaceId,
  name,
  scopes: scopeList,
  createdAt: time('Time of creation.'),
  lastUsedAt: time('Last use, to the minute; missing if the key was never used.'),
  revokedAt: time('Time of revocation; missing if the key is active.'),
  oldSecretExpiresAt: time('Time at which the secret before the last rotation stops working.'),
};
const optionalKeyFields = ['lastUsedAt', 'revokedAt', 'oldSecretExpiresAt'];

/** A key in a list. */
export const apiKeySchema = closedObject(keyFields, optionalKeyFields);

/** A new key, or one with a new secret. */
export const createdApiKeySchema = closedObject(
  {
    ...keyFields,
    secret: { type: 'string', description: 'The secret, which is returned only once.' },
  },
  optionalKeyFields,
);

/** Request body of a key. */
export const apiKeyInputSchema = closedObject({ name, scopes: scopeList });

/** Request body of a rotation. */
export const rotationSchema = closedObject(
  {
    overlapSeconds: {
      type: 'integer',
      minimum: 0,
      maximum: maxOverlapSeconds,
      default: defaultOverlapSeconds,
      description: 'Time for which the old secret still works.',
    },
  },
  ['overlapSeconds'],
);

const workspaceExample = { id: 'acme', name: 'Acme', createdAt: '2026-06-01T08:00:00.000Z' };
const keyExample = {
  key: 'key_0123456789abcdef01234567',
  workspaceId: 'acme',
  name: 'Publishing',
  scopes: ['read', 'write'],
  createdAt: '2026-06-01T08:00:00.000Z',
};
const createdExample = { ...keyExample, secret: 'sk_…' };

const inPath = (name: string, schema: JsonSchema, example: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description: name === 'keyId' ? 'The public key.' : 'Id of the workspace.',
  schema,
  example,
});
const workspaceParameter = inPath('workspaceId', workspaceId, 'acme');
const keyParameter = inPath(
  'keyId',
  { type: 'string', pattern: '^[\\w-]{1,100}$' },
  keyExample.key,
);

const json = (schema: JsonSchema, example: unknown) => ({
  'application/json': { schema, example },
});
const notModified = { description: 'Not modified since the version in `If-None-Match`.' };
const common = { tags: ['Keys'] as const, security: operating };

const workspaceOperations: readonly Operation[] = [
  {
    ...common,
    method: 'get',
    path: '/workspaces',
    operationId: 'listWorkspaces',
    summary: 'List workspaces',
    description: 'Lists the workspaces of the server.',
    parameters: [...pageParameters(100, 500)],
    responses: {
      200: pageResponse('workspaces', schemaRef('Workspace'), workspaceExample),
      304: notModified,
      ...refusals(400, 401, 403),
    },
  },
  {
    ...common,
    method: 'put',
    path: '/workspaces/{workspaceId}',
    operationId: 'putWorkspace',
    summary: 'Create or rename a workspace',
    description:
      'Creates a workspace. Its keys can only change its own venues, webhooks, and links, and cannot read private venues of other workspaces.',
    parameters: [workspaceParameter, idempotencyParameter],
    requestBody: {
      required: true,
      content: json(schemaRef('WorkspaceInput'), { name: workspaceExample.name }),
    },
    responses: {
      200: {
        description: 'It was renamed.',
        content: json(schemaRef('Workspace'), workspaceExample),
      },
      201: {
        description: 'It was created.',
        content: json(schemaRef('Workspace'), workspaceExample),
      },
      ...refusals(400, 401, 403, 409, 413, 415, 422, 507),
    },
  },
  {
    ...common,
    method: 'delete',
    path: '/workspaces/{workspaceId}',
    operationId: 'deleteWorkspace',
    summary: 'Delete a workspace',
    description: 'Deletes a workspace that has no venues and no webhooks, and revokes its keys.',
    parameters: [workspaceParameter, idempotencyParameter],
    responses: {
      204: { description: 'The workspace was deleted.' },
      ...refusals(400, 401, 403, 404, 409, 422, 507),
    },
  },
];

/** Workspaces and their keys. */
export const keyOperations: readonly Operation[] = [
  ...workspaceOperations,
  {
    ...common,
    method: 'get',
    path: '/workspaces/{workspaceId}/keys',
    operationId: 'listKeys',
    summary: 'List keys',
    description: 'Lists the keys of a workspace, including revoked keys, without their secrets.',
    parameters: [workspaceParameter, ...pageParameters(100, 500)],
    responses: {
      200: pageResponse('keys', schemaRef('ApiKey'), keyExample),
      304: notModified,
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    ...common,
    method: 'post',
    path: '/workspaces/{workspaceId}/keys',
    operationId: 'createKey',
    summary: 'Create a key',
    description:
      'Creates a key with scopes. The response has its secret, which is not shown again.',
    parameters: [workspaceParameter],
    requestBody: {
      required: true,
      content: json(schemaRef('ApiKeyInput'), { name: keyExample.name, scopes: keyExample.scopes }),
    },
    responses: {
      201: {
        description: 'The key was created.',
        content: json(schemaRef('CreatedApiKey'), createdExample),
      },
      ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 507),
    },
  },
  {
    ...common,
    method: 'post',
    path: '/workspaces/{workspaceId}/keys/{keyId}/rotate',
    operationId: 'rotateKey',
    summary: 'Rotate a key',
    description:
      'Gives a key a new secret. The old secret keeps working during the overlap, so that you can update apps one by one.',
    parameters: [workspaceParameter, keyParameter],
    requestBody: {
      required: true,
      content: json(schemaRef('KeyRotation'), { overlapSeconds: 3600 }),
    },
    responses: {
      200: {
        description: 'The key has a new secret.',
        content: json(schemaRef('CreatedApiKey'), {
          ...createdExample,
          oldSecretExpiresAt: '2026-06-01T09:00:00.000Z',
        }),
      },
      ...refusals(400, 401, 403, 404, 413, 415, 422, 507),
    },
  },
  {
    ...common,
    method: 'delete',
    path: '/workspaces/{workspaceId}/keys/{keyId}',
    operationId: 'revokeKey',
    summary: 'Revoke a key',
    description: 'The key, its secrets, and its tokens stop working immediately.',
    parameters: [workspaceParameter, keyParameter, idempotencyParameter],
    responses: {
      204: { description: 'The key was revoked.' },
      ...refusals(400, 401, 403, 404, 409, 422, 507),
    },
  },
];
