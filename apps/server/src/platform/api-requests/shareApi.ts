import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { allowAnyOrigin } from '../../security/allowAnyOrigin.ts';
import type { OwnVenues } from '../venue-content/OwnVenues.ts';
import { seenVenueKey } from '../venue-content/SeenVenue.ts';
import { namedPageKey } from '../private-maps/askingPage.ts';
import type { ViewerLinks } from '../private-maps/ViewerLinks.ts';

const readHeaders = ['Authorization', 'Content-Type', 'If-None-Match', 'Range', 'X-Request-Id'];

const share = allowAnyOrigin({
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: readHeaders,
  exposeHeaders: [
    'ETag',
    'Content-Range',
    'Retry-After',
    'RateLimit',
    'RateLimit-Policy',
    'X-Request-Id',
  ],
});

/** Dependencies that provide private venues and their links. */
export interface SharedApi {
  readonly venues: OwnVenues;
  readonly links: ViewerLinks;
}

const privateKey = 'isPrivateVenue';

/**
 * Allows pages of any origin to read and to request tokens, because neither uses a cookie. Writes
 * are meant for servers, so CORS does not allow them. Private venues can be read by pages of this
 * server, and by pages whose origin is listed in the link that they send. Browsers do not cache
 * those responses.
 */
export function shareApi(parts: SharedApi): Hono {
  return new Hono()
    .use('/api/v1/venues/:venueId/*', (context: Context, next) => keepPrivate(context, next, parts))
    .use('/api/v1/*', sharePublic);
}

const sharePublic: MiddlewareHandler = async (context, next) => {
  if (context.get(privateKey) === true) return next();
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return share(context, next);
};

async function keepPrivate(
  context: Context,
  next: Next,
  { venues, links }: SharedApi,
): Promise<Response | undefined> {
  const id = context.req.param('venueId') ?? '';
  const seen = await venues.see(id);
  const { isPrivate } = seen;
  context.set(seenVenueKey, seen);
  if (isPrivate && context.req.method === 'OPTIONS') return answerPreflight(context, links, id);
  context.set(privateKey, isPrivate);
  await next();
  if (!isPrivate) return undefined;
  context.header('Cache-Control', 'private, no-store');
  // A link lists the pages that may show an image of the venue.
  const policy = context.get(namedPageKey) === true ? 'cross-origin' : 'same-origin';
  context.header('Cross-Origin-Resource-Policy', policy);
  context.header('Vary', 'Origin', { append: true });
  return undefined;
}

/** Preflight requests do not contain the link, so any link to the venue may list the origin. */
async function answerPreflight(
  context: Context,
  links: ViewerLinks,
  venue: string,
): Promise<Response> {
  const origin = context.req.header('Origin') ?? '';
  if (!(await links.anyNames(venue, origin))) {
    throw new RequestProblem(
      403,
      'This page may not read the private venue. Only pages that a link to the venue lists may read it.',
    );
  }
  return context.body(null, 204, {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': readHeaders.join(', '),
    'Access-Control-Max-Age': '600',
    'Cache-Control': 'private, no-store',
    Vary: 'Origin',
  });
}
