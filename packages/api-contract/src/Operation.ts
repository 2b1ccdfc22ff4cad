import type { JsonSchema } from './JsonSchema.ts';

/** A value in the path, the query or a header of a request. */
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

/** What comes back with one status. */
export interface OperationResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, ResponseHeader | { readonly $ref: string }>>;
  readonly content?: Readonly<
    Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>
  >;
}

/** One thing that can be asked of the interface, in the words of OpenAPI 3.1. */
export interface Operation {
  readonly method: 'get' | 'put' | 'post' | 'delete';
  /** Below `/api/v1`, with parameters in braces. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly [string];
  /** Empty for what anybody may ask; `write` among the roles where reading is not enough. */
  readonly security: readonly { readonly bearer: readonly string[] }[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: Readonly<
      Record<'application/json', { readonly schema: JsonSchema; readonly example: unknown }>
    >;
  };
  readonly responses: Readonly<Record<string, OperationResponse | { readonly $ref: string }>>;
}

/** Anybody may ask. */
export const open: Operation['security'] = [];
/** A token is needed. */
export const reading: Operation['security'] = [{ bearer: [] }];
/** A token of a key that may write is needed. */
export const writing: Operation['security'] = [{ bearer: ['write'] }];
