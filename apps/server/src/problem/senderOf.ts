import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';

/** What {@link believeProxies} leaves for {@link senderOf}. */
const senderKey = 'sender';

/**
 * Who sent a request: the address of the connection, or whom a trusted proxy says it asks for. What
 * a header of anybody else says about it, anybody could have written.
 */
export function senderOf(context: Context): string {
  const named: unknown = context.get(senderKey);
  return typeof named === 'string' ? named : connectionOf(context);
}

/**
 * Lets proxies of one's own say whom they ask for, by `X-Forwarded-For`: without that, all who come
 * through one share one limit. Of its addresses, the last that is no proxy counts: what stands
 * before it, the client may have written.
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
    // A request without a socket.
    return '';
  }
}

/** IPv4 as such, also where the socket speaks IPv6. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
