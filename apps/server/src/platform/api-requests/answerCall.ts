import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { isNotModified } from '../../static/validators.ts';
import type { Operation } from '@mezzanine/api-contract/operation';
import type { Answer, EncodedAnswer, OperationId } from './Call.ts';

/** ETag of a JSON response. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/** Encodes a body once, for responses to several requests. */
export function encodeAnswer(body: unknown): EncodedAnswer {
  const json = JSON.stringify(body);
  return { json, etag: etagOf(json) };
}

/** Writes a response, or 304 if the client already has it. */
export function answerCall<Id extends OperationId>(
  context: Context,
  operation: Operation,
  answer: Answer<Id> | EncodedAnswer,
): Response {
  if (operation.security.length > 0) context.header('Vary', 'Authorization', { append: true });
  if ('json' in answer) return answerJson(context, operation, { status: 200, encoded: answer });
  const { status, body, headers = {} } = answer;
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (body === undefined || status === 204) return context.body(null, status);
  return answerJson(context, operation, { status, encoded: encodeAnswer(body) });
}

function answerJson(
  context: Context,
  operation: Operation,
  {
    status,
    encoded: { json, etag },
  }: { readonly status: 200 | 201 | 202; readonly encoded: EncodedAnswer },
): Response {
  context.header('ETag', etag);
  context.header('Cache-Control', operation.security.length > 0 ? 'private, no-cache' : 'no-cache');
  const conditions = { ifNoneMatch: context.req.header('If-None-Match') };
  if (operation.method === 'get' && isNotModified(conditions, { etag, modified: NaN })) {
    return context.body(null, 304);
  }
  return context.body(json, status, { 'Content-Type': typeOf(operation, status) });
}

function typeOf({ responses }: Operation, status: number): string {
  const response = responses[String(status)];
  const content = response !== undefined && 'content' in response ? response.content : undefined;
  return Object.keys(content ?? {})[0] ?? 'application/json';
}
