import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import { areaOf } from '../areaOf.ts';
import type { RequestProblem } from './RequestProblem.ts';

/**
 * Responds with an error in the format of the requested API: RFC 9457 under `/api/` and `/swift/` and at `/mcp`,
 * the search provider's `{ message, status }` under `/1/`, and a line of plain text elsewhere.
 */
export function respondWithProblem(context: Context, problem: RequestProblem): Response {
  const { status, message, headers } = problem;
  const path = context.req.path;
  const withHeaders = { 'Cache-Control': 'no-store', ...headers };
  if (areaOf(path) === 'search') return context.json({ message, status }, status, withHeaders);
  if (!hasProblemDocuments(path)) return context.text(`${message}\n`, status, withHeaders);
  return respondWithProblemDocument(context, problem);
}

/** Responds with an error in RFC 9457 format, regardless of the path. */
export function respondWithProblemDocument(
  context: Context,
  { status, message, headers, errors, extensions }: RequestProblem,
): Response {
  const requestId: unknown = context.get('requestId');
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: message,
    instance: context.req.path,
    ...(typeof requestId === 'string' && { requestId }),
    ...(errors.length > 0 && { errors }),
    ...extensions,
  };
  return context.body(JSON.stringify(body), status, {
    'Cache-Control': 'no-store',
    ...headers,
    'Content-Type': 'application/problem+json',
  });
}

/** Whether errors at a path are problem documents. Swift's package registry requires them. */
export function hasProblemDocuments(path: string): boolean {
  return ['api', 'assistants'].includes(areaOf(path)) || path.startsWith('/swift/');
}
