import type { Context } from 'hono';
import type { ServerConfig } from '../config/readConfig.ts';
import type { Caller } from '../platform/api-requests/Caller.ts';
import type { Callers } from '../platform/api-requests/Callers.ts';
import type { RateLimit } from '../problem/RateLimit.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { senderOf } from '../problem/senderOf.ts';
import { type AccessTokens, demoWorkspace, type KeyPair } from '../venues/AccessTokens.ts';

/** Dependencies that know keys. */
export interface McpCallerParts {
  readonly callers: Callers;
  readonly tokens: AccessTokens;
  /** Limits wrong keys and secrets per address. */
  readonly refused: RateLimit;
}

/** In local use, callers without a key read what the demo key reads, which is public. */
const demoCaller: Caller = { workspace: demoWorkspace, scopes: ['read'] };

/** Maximum length of a key, a colon, and a secret. */
const maxPairLength = 401;

/**
 * Authenticates the caller of `/mcp` by a bearer token of the platform API, or by key and secret
 * with HTTP Basic. These do not expire, so they suit a client's configuration file.
 *
 * @throws RequestProblem 401 without valid credentials, 403 without the scope `read`
 */
export async function readMcpCaller(
  context: Context,
  config: ServerConfig,
  parts: McpCallerParts,
): Promise<Caller> {
  const caller = await authenticate(context, config, parts);
  if (caller.onlyVenue === undefined && caller.scopes.includes('read')) return caller;
  throw new RequestProblem(403, 'The endpoint /mcp needs a key with the scope "read".', {
    'WWW-Authenticate': 'Bearer error="insufficient_scope"',
  });
}

async function authenticate(
  context: Context,
  { isLocalUse }: ServerConfig,
  parts: McpCallerParts,
): Promise<Caller> {
  const authorization = context.req.header('Authorization');
  const pair = readPair(authorization);
  if (pair !== undefined) return callerOfPair(context, pair, parts);
  if (authorization === undefined && isLocalUse) return demoCaller;
  const caller = await parts.callers.identify(context);
  if (caller !== undefined) return caller;
  throw new RequestProblem(
    401,
    'Send a key and secret of this server as "Authorization: Basic <base64 of key:secret>", or a token of POST /api/v1/token as "Authorization: Bearer <token>".',
    { 'WWW-Authenticate': 'Basic realm="mcp", Bearer' },
  );
}

async function callerOfPair(
  context: Context,
  pair: KeyPair,
  { tokens, refused }: McpCallerParts,
): Promise<Caller> {
  const token = await tokens.issue(pair);
  if (token !== undefined) return tokens.requireCaller(`Bearer ${token}`);
  const allowance = refused.take(senderOf(context));
  if (!allowance.isAllowed) throw refused.problem('wrong keys or secrets', allowance);
  throw new RequestProblem(401, 'This key and secret are not valid.', {
    'WWW-Authenticate': 'Basic realm="mcp"',
  });
}

function readPair(authorization: string | undefined): KeyPair | undefined {
  const [, encoded] = /^Basic +([\w+/=-]{1,800})$/i.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8').slice(0, maxPairLength);
  const colon = text.indexOf(':');
  return colon < 0
    ? { key: text, secret: '' }
    : { key: text.slice(0, colon), secret: text.slice(colon + 1) };
}
