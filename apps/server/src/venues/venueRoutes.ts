import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { limitBody } from '../problem/limitBody.ts';
import { readJson } from '../problem/readJson.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { sendFile } from '../static/sendFile.ts';
import type { SiteFile } from '../static/siteManifest.ts';
import { tokenLifetimeSeconds, type AccessTokens } from './AccessTokens.ts';
import { findBundle, type VenueCatalog } from './VenueCatalog.ts';

const keyPairSchema = z.object({ key: z.string().max(200), secret: z.string().max(200) });

/** What the venue interface needs. */
export interface VenueParts {
  /** Folder that the bundles' paths are relative to. */
  readonly root: string;
  readonly venues: VenueCatalog;
  readonly tokens: AccessTokens;
}

/** The public list of venues, tokens for a key, and bundles for a token. */
export function venueRoutes({ root, venues, tokens }: VenueParts): Hono {
  const routes = new Hono();

  routes.get('/api/v1/venues', (context) => {
    context.header('Cache-Control', 'no-cache');
    return context.json({ venues: venues.listings });
  });

  routes.post('/api/v1/token', limitBody(4096), async (context) => {
    const accessToken = await tokens.issue(await readJson(context, keyPairSchema));
    if (accessToken === undefined) {
      throw new RequestProblem(
        401,
        'No venue opens with this key and secret. Check both; the demo pair stands on the page /docs/demo-keys-and-maps.',
      );
    }
    context.header('Cache-Control', 'no-store');
    return context.json({ accessToken, tokenType: 'Bearer', expiresIn: tokenLifetimeSeconds });
  });

  routes.get('/api/v1/venues/:id/bundle', async (context) => {
    await requireToken(context, tokens);
    const file = bundleFor(venues, context.req.param('id'), context.req.query('version'));
    context.header('Vary', 'Authorization', { append: true });
    return sendFile(context, { root, file, cacheControl: 'private, no-cache' });
  });

  return routes;
}

/** Throws 404 for a venue or a version that is not there, and names those that are. */
function bundleFor(venues: VenueCatalog, id: string, version: string | undefined): SiteFile {
  const venue = venues.getVenue(id);
  if (venue === undefined) {
    const ids = venues.listings.map((listing) => listing.id).join(', ');
    throw new RequestProblem(404, `No venue has the id "${id.slice(0, 60)}". Venues: ${ids}.`);
  }
  const file = findBundle(venue, version);
  if (file === undefined) {
    const given = (version ?? '').slice(0, 20);
    const versions = venue.listing.formatVersions.join(', ');
    throw new RequestProblem(
      404,
      `The venue "${id}" is not there in version "${given}" of the format. Versions: ${versions}.`,
    );
  }
  return file;
}

/** Own lines instead of Hono's `bearerAuth`, which cannot answer with a problem document. */
async function requireToken(context: Context, tokens: AccessTokens): Promise<void> {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
  const fault = token === undefined ? 'missing' : await tokens.findFault(token);
  if (fault === undefined) return;
  const remedy = 'Get one with POST /api/v1/token and send it as "Authorization: Bearer <token>".';
  const challenge = fault === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"';
  throw new RequestProblem(401, `The access token is ${fault}. ${remedy}`, {
    'WWW-Authenticate': challenge,
  });
}
