import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';

/** Set by {@link believeProxies} for {@link senderOf}. */
const senderKey = 'sender';

/**
 * Returns the client's address, from the connection or from a trusted proxy's header. Other headers
 * can be forged.
 */
export function senderOf(context: Context): string {
  const named: unknown = context.get(senderKey);
  return typeof named === 'string' ? named : connectionOf(context);
}

/**
 * Trusts `X-Forwarded-For` from the given proxies. Uses the last address that is not a proxy,
 * because clients can forge earlier ones.
 *
 * @param proxies - IP addresses of the proxies
 */
export function believeProxies(proxies: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    if (proxies.includes(connectionOf(context))) {
      const named = (context.req.header('X-Forwarded-For') ?? '')
        .split(',')
        .map((address) => plainAddress(address.trim()));
      const client = named.findLast((address) => !proxies.includes(address));
      if (client !== undefined && isIP(client) > 0) context.set(senderKey, client);
    }
    await next();
  };
}

function connectionOf(context: Context): string {
  try {
    return plainAddress(getConnInfo(context).remote.address ?? '');
  } catch {
    // The request has no socket.
    return '';
  }
}

/** Converts IPv4-mapped IPv6 addresses to IPv4. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
