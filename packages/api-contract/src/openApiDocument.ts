import { deliveryDetailsSchema, deliveryOperations, deliverySchema } from './deliveryOperations.ts';
import { closedObject, type JsonSchema } from './JsonSchema.ts';
import {
  apiKeyInputSchema,
  apiKeySchema,
  createdApiKeySchema,
  keyOperations,
  rotationSchema,
  workspaceInputSchema,
  workspaceSchema,
} from './keyOperations.ts';
import { open, type Operation } from './Operation.ts';
import { featureCollectionSchema, placeOperations } from './placeOperations.ts';
import { directionsSchema, imageSchema, noDirectionsSchema } from './placeSchemas.ts';
import {
  createdViewerAccessSchema,
  privateMapOperations,
  venueVisibilitySchema,
  viewerAccessInputSchema,
  viewerAccessSchema,
} from './privateMapOperations.ts';
import { problemResponses, problemSchema, refusals } from './problemResponses.ts';
import { kindTexts, recordOperations } from './recordOperations.ts';
import { inputSchemaOf, openingHoursSchema, recordSchemaOf } from './recordSchemas.ts';
import { airportSchemas, syncOperations } from './syncOperations.ts';
import { staticMapOperations } from './staticMapOperations.ts';
import { syncComponentSchemas } from './syncSchemas.ts';
import { venueVersionOperations } from './venueVersionOperations.ts';
import {
  findingSchema,
  lossSchema,
  venueVersionReportSchema,
  venueVersionSchema,
} from './venueVersionSchemas.ts';
import { venueListingSchema, venueOperations, venueSchema } from './venueOperations.ts';
import { webhookEventSchema } from './webhookEvents.ts';
import {
  createdWebhookSchema,
  webhookInputSchema,
  webhookOperations,
  webhookSchema,
} from './webhookOperations.ts';

const contractOperation: Operation = {
  method: 'get',
  path: '/openapi.json',
  operationId: 'getContract',
  summary: 'Get the API contract',
  description:
    'Returns the OpenAPI 3.1 document that the server validates requests and responses against.',
  tags: ['Contract'],
  security: open,
  parameters: [],
  responses: {
    200: {
      description: 'The document.',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { openapi: { type: 'string' } } },
        },
      },
    },
    304: { description: 'Not modified since the version in `If-None-Match`.' },
    ...refusals(400),
  },
};

/** All operations of the API. */
export const operations: readonly Operation[] = [
  ...venueOperations,
  ...venueVersionOperations,
  ...kindTexts.flatMap(recordOperations),
  ...placeOperations,
  ...staticMapOperations,
  ...privateMapOperations,
  ...webhookOperations,
  ...deliveryOperations,
  ...syncOperations,
  ...keyOperations,
  contractOperation,
];

/** Schemas that operations reference by name. */
export const componentSchemas: Readonly<Record<string, JsonSchema>> = {
  Problem: problemSchema,
  KeyPair: closedObject({
    key: { type: 'string', maxLength: 200 },
    secret: { type: 'string', maxLength: 200 },
  }),
  Token: closedObject({
    accessToken: { type: 'string' },
    tokenType: { type: 'string', const: 'Bearer' },
    expiresIn: { type: 'integer', description: 'Seconds.' },
  }),
  VenueListing: venueListingSchema,
  Venue: venueSchema,
  VenueVersion: venueVersionSchema,
  VenueVersionReport: venueVersionReportSchema,
  Finding: findingSchema,
  Loss: lossSchema,
  OpeningHours: openingHoursSchema,
  ...Object.fromEntries(
    kindTexts.flatMap(({ kind, title }) => [
      [title, recordSchemaOf(kind)],
      [`${title}Input`, inputSchemaOf(kind)],
    ]),
  ),
  FeatureCollection: featureCollectionSchema,
  Directions: directionsSchema,
  NoDirections: noDirectionsSchema,
  Image: imageSchema,
  VenueVisibility: venueVisibilitySchema,
  ViewerAccess: viewerAccessSchema,
  ViewerAccessInput: viewerAccessInputSchema,
  CreatedViewerAccess: createdViewerAccessSchema,
  Webhook: webhookSchema,
  WebhookInput: webhookInputSchema,
  CreatedWebhook: createdWebhookSchema,
  WebhookEvent: webhookEventSchema,
  WebhookDelivery: deliverySchema,
  WebhookDeliveryDetails: deliveryDetailsSchema,
  Workspace: workspaceSchema,
  WorkspaceInput: workspaceInputSchema,
  ApiKey: apiKeySchema,
  ApiKeyInput: apiKeyInputSchema,
  CreatedApiKey: createdApiKeySchema,
  KeyRotation: rotationSchema,
  ...syncComponentSchemas,
  ...airportSchemas,
};

/** The API contract as an OpenAPI 3.1 document. */
export function openApiDocument(productName: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path, isOpenIfPublic, ...operation } of operations) {
    const security = isOpenIfPublic ? [...operation.security, {}] : operation.security;
    (paths[path] ??= {})[method] = { ...operation, security };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${productName} platform API`,
      version: '1.0.0',
      description:
        'Venues, their contents, and directions. Exchange a key and its secret for a token, and send the token as `Authorization: Bearer …`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    tags: [...new Set(operations.flatMap(({ tags }) => tags))].map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas,
      responses: problemResponses,
      headers: {
        ETag: {
          description: 'Identifies this version; send it as `If-None-Match` or `If-Match`.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
