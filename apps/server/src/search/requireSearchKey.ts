import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { ServerSite } from '../config/readConfig.ts';
import type { RateLimit } from '../problem/RateLimit.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { senderOf } from '../problem/senderOf.ts';

/** Credentials of the search API. */
export interface SearchKeys extends Pick<ServerSite['search'], 'appId' | 'apiKey'> {
  /** Grants the rights of `apiKey`, and the administration of indexes. */
  readonly adminKey: string;
  /** Whether a secret belongs to a key that can administer search. Default: none does. */
  readonly isAdminSecret?: (secret: string) => Promise<boolean>;
}

/** Accepts requests with the application id and a key, in the query or as headers. */
export function requireSearchKey(keys: SearchKeys): MiddlewareHandler {
  return async (context, next) => {
    await readKey(context, keys);
    await next();
  };
}

/**
 * Accepts requests with the application id and the admin key.
 *
 * @param refused - counts rejected requests, so that keys cannot be guessed
 */
export function requireAdminKey(keys: SearchKeys, refused: RateLimit): MiddlewareHandler {
  return async (context, next) => {
    if ((await findKey(context, keys)) !== 'admin') {
      const allowance = refused.take(senderOf(context));
      if (!allowance.isAllowed) throw refused.problem('refused requests', allowance);
      await readKey(context, keys);
      throw new RequestProblem(403, 'Method not allowed with this API key');
    }
    await next();
  };
}

async function readKey(context: Context, keys: SearchKeys): Promise<'search' | 'admin'> {
  const found = await findKey(context, keys);
  if (found === undefined) throw new RequestProblem(403, 'Invalid Application-ID or API key');
  return found;
}

async function findKey(
  context: Context,
  { appId, apiKey, adminKey, isAdminSecret }: SearchKeys,
): Promise<'search' | 'admin' | undefined> {
  // The provider's clients use different cases for the names.
  const query = new Map(
    Object.entries(context.req.query()).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const read = (name: string) => query.get(name) ?? context.req.header(name);
  const key = read('x-algolia-api-key') ?? '';
  if (read('x-algolia-application-id') === appId) {
    if (isSame(key, adminKey)) return 'admin';
    if (key === apiKey) return 'search';
    if (key.startsWith('sk_') && (await isAdminSecret?.(key)) === true) return 'admin';
  }
  return undefined;
}

/** Constant-time comparison, so that the response time reveals nothing about the key. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
