import type { IncomingMessage, ServerResponse } from 'node:http';
import { areaOf } from '../areaOf.ts';
import { hasProblemDocuments } from '../problem/respondWithProblem.ts';

/** Seconds after which a client can retry. */
const retrySeconds = 1;
const detail = 'The server is busy. Send the request again in a second.';

/**
 * Responds with 503 without the application: many requests are rejected at once, and each must cost
 * as little as possible. The format is the same as in `respondWithProblem`.
 */
export function refuseOverload(request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const [type, body] = bodyFor(path);
  response.writeHead(503, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Retry-After': retrySeconds,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // Without this header, pages of other origins could not distinguish this from a server that is
    // down.
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function bodyFor(path: string): readonly [type: string, body: string] {
  if (areaOf(path) === 'search') {
    return ['application/json', JSON.stringify({ message: detail, status: 503 })];
  }
  if (!hasProblemDocuments(path)) return ['text/plain; charset=utf-8', `${detail}\n`];
  const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail };
  return ['application/problem+json', JSON.stringify({ ...problem, instance: path })];
}
