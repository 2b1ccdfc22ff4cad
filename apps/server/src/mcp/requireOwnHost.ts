import type { MiddlewareHandler } from 'hono';
import type { ServerConfig } from '../config/readConfig.ts';
import { isThisMachine } from '../config/identitySchema.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';

/**
 * Accepts requests to the server's own name, from programs and from its own pages. Otherwise, a
 * page of another site in a browser on this machine could call the endpoint, directly or by DNS
 * rebinding.
 *
 * @throws RequestProblem 403 for another host or origin
 */
export function requireOwnHost({ publicOrigin, isLocalUse }: ServerConfig): MiddlewareHandler {
  return async (context, next) => {
    const { host, hostname } = new URL(context.req.url);
    const isPublicHost = publicOrigin !== undefined && new URL(publicOrigin).host === host;
    const isOwn = isPublicHost || isThisMachine(hostname) || (!isLocalUse && !publicOrigin);
    if (!isOwn) {
      throw new RequestProblem(
        403,
        `The host "${host.slice(0, 100)}" does not belong to this server. Use the URL that it printed when it started.`,
      );
    }
    const origin = context.req.header('Origin');
    if (origin !== undefined && !isOwnOrigin(origin, host, publicOrigin)) {
      throw new RequestProblem(
        403,
        `Pages of ${origin.slice(0, 100)} may not use /mcp. It is for programs, which send no Origin.`,
      );
    }
    await next();
  };
}

/** Behind a proxy that terminates TLS, the scheme differs. */
function isOwnOrigin(origin: string, host: string, publicOrigin: string | undefined): boolean {
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}
