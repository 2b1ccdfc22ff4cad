import type { JsonSchema } from './JsonSchema.ts';

/** A path, query, or header parameter of a request. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: string | number;
}

/** A header of a response. */
export interface ResponseHeader {
  readonly description: string;
  readonly schema: JsonSchema;
}

/** A response by status. */
export interface OperationResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, ResponseHeader | { readonly $ref: string }>>;
  readonly content?: Readonly<
    Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>
  >;
}

/** A request body of one content type. */
interface RequestContent {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** An operation of the API, in OpenAPI 3.1 terms. */
export interface Operation {
  readonly method: 'get' | 'put' | 'post' | 'patch' | 'delete';
  /** Path under `/api/v1`, with parameters in braces. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly [string];
  /** Empty for public operations; otherwise the scope that the key of the token needs. */
  readonly security: readonly { readonly bearer: readonly [Scope] }[];
  /** Whether public venues need no token. */
  readonly isOpenIfPublic?: true;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: true;
    /** By content type. A body of any other type than JSON is a file. */
    readonly content: Readonly<Record<string, RequestContent>>;
  };
  readonly responses: Readonly<Record<string, OperationResponse | { readonly $ref: string }>>;
}

/** The JSON that an operation takes; undefined if it takes no body, or a file. */
export function jsonBodyOf({ requestBody }: Operation): RequestContent | undefined {
  return requestBody?.content['application/json'];
}

/** Permissions of keys. */
export const scopes = ['read', 'write', 'sync', 'webhooks', 'search-admin', 'operator'] as const;

/** A permission of a key. */
export type Scope = (typeof scopes)[number];

/** Public. */
export const open: Operation['security'] = [];
/** Requires a token of a key with the scope `read`. */
export const reading: Operation['security'] = [{ bearer: ['read'] }];
/** Requires a token of a key with the scope `write`. */
export const writing: Operation['security'] = [{ bearer: ['write'] }];
/** Requires a token of a key with the scope `sync`. */
export const syncing: Operation['security'] = [{ bearer: ['sync'] }];
/** Requires a token of a key with the scope `webhooks`. */
export const notifying: Operation['security'] = [{ bearer: ['webhooks'] }];
/** Requires a token of a key with the scope `operator`. */
export const operating: Operation['security'] = [{ bearer: ['operator'] }];
