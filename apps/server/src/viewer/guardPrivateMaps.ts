import type { Context, MiddlewareHandler } from 'hono';
import type { OwnVenues } from '../platform/venue-content/OwnVenues.ts';
import type { ViewerLinks } from '../platform/private-maps/ViewerLinks.ts';
import { type Refusal, refusalPolicy, renderRefusedMap } from './renderRefusedMap.ts';
import type { ViewerAncestors } from './viewerPolicy.ts';

/** Dependencies that decide who may see a private map. */
export interface PrivateMapGuard {
  readonly productName: string;
  readonly venues: OwnVenues;
  readonly links: ViewerLinks;
}

/** A visible map and the origins that may frame it, or why it is not visible. */
interface Verdict {
  readonly ancestors: ViewerAncestors;
  readonly refusal?: Refusal;
}

const ancestorsKey = 'viewerAncestors';

/** Origins that may frame the viewer's page, according to {@link guardPrivateMaps}. */
export function ancestorsOf(context: Context): ViewerAncestors {
  const found: unknown = context.get(ancestorsKey);
  return Array.isArray(found) ? (found as readonly string[]) : 'everyone';
}

/**
 * Shows the viewer of a private map to anyone with a link to it, and in frames of the link's pages.
 * Others get a page with instructions. Data is protected where it is read, so opening the viewer in
 * another way shows no map.
 */
export function guardPrivateMaps(guard: PrivateMapGuard): MiddlewareHandler {
  return async (context, next) => {
    const { searchParams } = new URL(context.req.url);
    const [venue, ...otherVenues] = searchParams.getAll('venue');
    const [access, ...otherAccess] = searchParams.getAll('access');
    const hasLink = access !== undefined && access !== '';
    if (!hasLink && !(await isAnyPrivate(guard.venues, [venue ?? '', ...otherVenues]))) {
      return next();
    }
    const isTwice = otherVenues.length + otherAccess.length > 0;
    const { ancestors, refusal } = hasLink
      ? await judgeLink(guard.links, access, isTwice ? undefined : venue)
      : ({ ancestors: 'everyone', refusal: 'missing' } as const);
    const shown = refusal ?? (isFramedElsewhere(context, ancestors) ? 'elsewhere' : undefined);
    if (shown !== undefined) {
      // Pages that may not frame the map get the explanation, too. It does not contain the map.
      const framedBy = shown === 'elsewhere' ? 'everyone' : ancestors;
      return refuse(context, renderRefusedMap(guard.productName, shown), framedBy);
    }
    context.set(ancestorsKey, ancestors);
    await next();
    keepOut(context);
    return undefined;
  };
}

async function isAnyPrivate(venues: OwnVenues, ids: readonly string[]): Promise<boolean> {
  const found = await Promise.all(ids.slice(0, 5).map((id) => venues.isPrivate(id)));
  return found.includes(true);
}

async function judgeLink(
  links: ViewerLinks,
  access: string,
  venue: string | undefined,
): Promise<Verdict> {
  const { link, fault } = await links.read(access);
  const refusal = fault ?? (link?.venue === venue ? undefined : 'other-venue');
  const ancestors = link?.origins ?? 'everyone';
  return refusal === undefined ? { ancestors } : { ancestors, refusal };
}

/**
 * Whether a page that is not listed in the link is about to frame the map. Its browser would block
 * it, too, but without a helpful message. A page that does not send its origin is left to the
 * browser.
 */
function isFramedElsewhere({ req }: Context, ancestors: ViewerAncestors): boolean {
  const referrer = req.header('Referer');
  const isFrame = ['iframe', 'frame', 'embed', 'object'].includes(
    req.header('Sec-Fetch-Dest') ?? '',
  );
  if (ancestors === 'everyone' || !isFrame || referrer === undefined) return false;
  if (!URL.canParse(referrer)) return false;
  const { origin, host } = new URL(referrer);
  return host !== new URL(req.url).host && !ancestors.includes(origin);
}

function refuse(context: Context, page: string, framedBy: ViewerAncestors): Response {
  keepOut(context);
  context.header('Content-Security-Policy', refusalPolicy(framedBy));
  context.header('Referrer-Policy', 'no-referrer');
  return context.html(page, 403);
}

/** Keeps the page out of caches, and its URL out of search engines. */
function keepOut(context: Context): void {
  context.header('Cache-Control', 'private, no-store');
  context.header('X-Robots-Tag', 'noindex');
}
