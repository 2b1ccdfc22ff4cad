import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address of the connection: what a header says about it, anybody could have written. */
export function senderOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    // A request without a socket.
    return '';
  }
}
