import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { OwnVenues } from '../places/OwnVenues.ts';

const share = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['Authorization', 'Content-Type', 'If-None-Match', 'Range', 'X-Request-Id'],
  exposeHeaders: [
    ...['ETag', 'Content-Range', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id'],
  ],
  maxAge: 86_400,
});

/**
 * Lets pages of any origin read, and get tokens: neither uses a cookie. Writes are for servers, so
 * that browsers are not told that they may. What is of a private venue is for pages of this server
 * alone, and no browser keeps it.
 */
export function shareApi(venues: OwnVenues): MiddlewareHandler {
  return async (context, next) => {
    const id = venueOf(context);
    if (id === undefined || !(await venues.isPrivate(id))) {
      context.header('Cross-Origin-Resource-Policy', 'cross-origin');
      return share(context, next);
    }
    if (context.req.method === 'OPTIONS') {
      throw new RequestProblem(403, 'A private venue is read by no page of another origin.');
    }
    await next();
    context.header('Cache-Control', 'private, no-store');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
    context.header('Vary', 'Origin', { append: true });
    return undefined;
  };
}

/** The id of the venue that an address is of, as the routes read it. */
function venueOf({ req }: Context): string | undefined {
  const part = /^\/api\/v1\/venues\/([^/]+)/.exec(req.path)?.[1];
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return part;
  }
}
