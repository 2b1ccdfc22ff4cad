import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { RateLimit } from '../../problem/RateLimit.ts';
import { respondWithProblem } from '../../problem/respondWithProblem.ts';
import { senderOf } from '../../problem/senderOf.ts';
import type { ContractValidator } from '../../validation/ContractValidator.ts';
import { operations } from '@mezzanine/api-contract/open-api-document';
import type { Operation } from '@mezzanine/api-contract/operation';
import { routeOf } from './routeOf.ts';

/** Context of every request to the platform API. */
export interface ApiGuard {
  readonly limit: RateLimit;
  /** Validates responses. Undefined in production, where it would take too much time. */
  readonly answers: ContractValidator | undefined;
  readonly onFault: (error: unknown, requestId?: string) => void;
}

/** Format of request ids that clients may set. */
const requestIdPattern = /^[\w-]{8,64}$/;

/** A random id. Node.js has a stock of UUIDs; asking the system for random bytes took 5% of a request. */
function newRequestId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 16);
}

/** Operations by route. */
const byRoute = new Map(
  operations.map((operation) => [
    `${operation.method.toUpperCase()} ${routeOf(operation)}`,
    operation,
  ]),
);

/** The operation of the matched route. */
function operationFor(context: Context): Operation | undefined {
  for (const { method, path } of matchedRoutes(context)) {
    const operation = byRoute.get(`${method} ${path}`);
    if (operation !== undefined) return operation;
  }
  return undefined;
}

/** Assigns request ids, counts requests, and validates responses against the contract. */
export function guardApi({ limit, answers, onFault }: ApiGuard): MiddlewareHandler {
  return async (context, next) => {
    const given = context.req.header('X-Request-Id') ?? '';
    const requestId = requestIdPattern.test(given) ? given : newRequestId();
    context.set('requestId', requestId);
    context.header('X-Request-Id', requestId);
    const operation = operationFor(context);
    if (operation === undefined) return next();
    countRequest(context, limit);
    await next();
    if (answers === undefined || context.res.status >= 500) return;
    const faults = await faultsOfAnswer(context, operation, answers);
    if (faults.length === 0) return;
    const what = `${context.req.method} ${context.req.path} ${context.res.status}`;
    onFault(
      new Error(`A response violates the contract: ${what}: ${faults.join('; ')}`),
      requestId,
    );
    context.res = undefined;
    context.res = respondWithProblem(
      context,
      new RequestProblem(
        500,
        'The server could not process this request. The cause is in its log.',
      ),
    );
  };
}

/** Fields of draft-ietf-httpapi-ratelimit-headers. */
function countRequest(context: Context, limit: RateLimit): void {
  const allowance = limit.take(senderOf(context));
  const { isAllowed, remaining, resetSeconds } = allowance;
  context.header('RateLimit-Policy', `"default";q=${limit.most};w=${limit.windowSeconds}`);
  context.header('RateLimit', `"default";r=${remaining};t=${resetSeconds}`);
  if (!isAllowed) throw limit.problem('requests', allowance);
}

async function faultsOfAnswer(
  context: Context,
  operation: Operation,
  validator: ContractValidator,
): Promise<readonly string[]> {
  const { res } = context;
  const type = res.headers.get('Content-Type')?.split(';')[0];
  const isHead = context.req.method === 'HEAD';
  const isJson = type?.endsWith('json') === true && !isHead;
  const body: unknown = isJson ? await res.clone().json() : undefined;
  if (isHead) return [];
  const isEmpty = [204, 304, 416].includes(res.status);
  return validator
    .faultsOfAnswer(operation, res.status, isEmpty ? undefined : type, body)
    .map(({ pointer, detail }) => `${pointer} ${detail}`.trim());
}
