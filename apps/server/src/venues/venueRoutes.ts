import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { Callers } from '../platform/api-requests/Callers.ts';
import { operationOf } from '@mezzanine/api-contract/operation-of';
import type { OwnVenues } from '../platform/venue-content/OwnVenues.ts';
import type { LiveBundles } from '../platform/venue-content/LiveBundles.ts';
import type { MadeBundle } from '../platform/venue-content/VenueModels.ts';
import { limitBody } from '../problem/limitBody.ts';
import { RateLimit } from '../problem/RateLimit.ts';
import { rateLimits } from '../problem/rateLimits.ts';
import { readJson } from '../problem/readJson.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { senderOf } from '../problem/senderOf.ts';
import { sendFile } from '../static/sendFile.ts';
import type { SiteFile } from '../static/siteManifest.ts';
import { isNotModified } from '../static/validators.ts';
import { type AccessTokens, tokenLifetimeSeconds } from './AccessTokens.ts';
import { type CatalogVenue, findBundle } from './VenueCatalog.ts';

const keyPairSchema = z.object({ key: z.string().max(200), secret: z.string().max(200) });

/** Dependencies of the venue API. */
export interface VenueParts {
  /** Folder that the bundles' paths are relative to. */
  readonly root: string;
  /** Venues, and who may read them. */
  readonly venues: OwnVenues;
  /** Authenticates callers. */
  readonly callers: Callers;
  /** Bundles that differ from the built ones. */
  readonly bundles: LiveBundles;
  readonly tokens: AccessTokens;
  /** Monotonic time in milliseconds. Default: `performance.now()`. */
  readonly monotonicNow?: () => number;
}

/** The public list of venues, tokens for a key, and bundles for a token. */
export function venueRoutes(parts: VenueParts): Hono {
  const { root, venues, callers, bundles, tokens } = parts;
  const refused = new RateLimit(rateLimits.refusedPairs, parts.monotonicNow);
  const routes = new Hono();

  routes.get('/api/v1/venues', async (context) => {
    context.header('Cache-Control', 'no-cache');
    const caller = await callers.identify(context);
    context.header('Vary', 'Authorization', { append: true });
    const listings = caller ? await venues.listingsFor(caller) : await venues.publicListings();
    return context.json({ venues: listings });
  });

  routes.post('/api/v1/token', limitBody(4096), async (context) => {
    const accessToken = await tokens.issue(await readJson(context, keyPairSchema));
    if (accessToken === undefined) {
      const allowance = refused.take(senderOf(context));
      if (!allowance.isAllowed) throw refused.problem('wrong keys or secrets', allowance);
      throw new RequestProblem(
        401,
        'This key and secret are not valid. The demo key is listed at /docs/demo-keys-and-maps.',
      );
    }
    context.header('Cache-Control', 'no-store');
    return context.json({ accessToken, tokenType: 'Bearer', expiresIn: tokenLifetimeSeconds });
  });

  routes.get('/api/v1/venues/:venueId/bundle', async (context) => {
    const id = context.req.param('venueId');
    const caller = await callers.require(context, operationOf('getBundle'), id);
    const venue = await venues.require(caller, id);
    const file = bundleFor(venue, context.req.query('version'));
    context.header('Vary', 'Authorization', { append: true });
    const language = context.req.query('language');
    const isOld = file !== findBundle(venue);
    const made = await bundles.find(venue, { language, isOld });
    if (made !== undefined) return sendMade(context, made);
    return sendFile(context, { root, file, cacheControl: 'private, no-cache' });
  });

  return routes;
}

/** Throws 404 for an unknown version, and lists the available ones. */
function bundleFor(venue: CatalogVenue, version: string | undefined): SiteFile {
  const file = findBundle(venue, version);
  if (file !== undefined) return file;
  const { id, formatVersions } = venue.listing;
  const given = (version ?? '').slice(0, 20);
  throw new RequestProblem(
    404,
    `The venue "${id}" does not exist in version "${given}" of the format. Versions: ${formatVersions.join(', ')}.`,
  );
}

/** Sends a bundle that was created for a request. It is small, so ranges are not supported. */
function sendMade(context: Context, { bytes, etag }: MadeBundle): Response {
  context.header('ETag', etag);
  context.header('Cache-Control', 'private, no-cache');
  const conditions = { ifNoneMatch: context.req.header('If-None-Match') };
  if (isNotModified(conditions, { etag, modified: NaN })) return context.body(null, 304);
  return context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'application/zip' });
}
