import type { Context } from 'hono';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { AccessTokens } from '../../venues/AccessTokens.ts';
import type { Operation } from '../contract/Operation.ts';
import { anybody, type Caller } from './Caller.ts';

/**
 * Who asks.
 *
 * @throws RequestProblem 401 without a good token, 403 where its key may not write
 */
export async function requireCaller(
  context: Context,
  { security }: Operation,
  tokens: AccessTokens,
): Promise<Caller> {
  const [scheme] = security;
  if (scheme === undefined) return anybody;
  const caller = await tokens.requireCaller(context.req.header('Authorization'));
  if (caller.mayWrite || !scheme.bearer.includes('write')) return caller;
  throw new RequestProblem(
    403,
    'The key of this token may read, not write. Use the workspace key: npm run api-key',
    { 'WWW-Authenticate': 'Bearer error="insufficient_scope"' },
  );
}
