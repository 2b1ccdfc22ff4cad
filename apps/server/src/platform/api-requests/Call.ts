import type { operations } from '@mezzanine/api-client';
import type { Context } from 'hono';
import type { Caller } from './Caller.ts';

/** Ids of the operations. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Content<T> = T extends { content: Record<string, infer Body> } ? Body : undefined;
type Success<Responses> = Content<Responses[Extract<keyof Responses, 200 | 201 | 202>]>;

/** A request that is valid for the contract. */
export interface Call<Id extends OperationId> {
  readonly context: Context;
  readonly caller: Caller;
  readonly path: NonNullable<Parameters<Id>['path']>;
  readonly query: NonNullable<Parameters<Id>['query']>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: operations[Id] extends {
    requestBody: { content: { 'application/json': infer Body } };
  }
    ? Body
    : undefined;
}

/** A successful response whose body is JSON already, because the server keeps it for later requests. */
export interface EncodedAnswer {
  readonly json: string;
  /** Of the text. */
  readonly etag: string;
}

/** The response to a request. */
export interface Answer<Id extends OperationId> {
  readonly status: 200 | 201 | 202 | 204;
  readonly body?: Success<operations[Id]['responses']>;
  readonly headers?: Readonly<Record<string, string>>;
}
