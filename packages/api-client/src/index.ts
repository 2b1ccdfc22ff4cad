export { createApiClient } from './createApiClient.ts';
export { verifyWebhook, WebhookVerificationError } from './verifyWebhook.ts';
export type { ApiClient, ApiClientOptions } from './createApiClient.ts';
export type { WebhookEvent, WebhookMessage } from './verifyWebhook.ts';
export type { components, operations, paths } from './contract.ts';
