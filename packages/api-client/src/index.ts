export { createApiClient } from './createApiClient.ts';
export type { ApiClient, ApiClientOptions } from './createApiClient.ts';
export type { components, operations, paths } from './contract.ts';
