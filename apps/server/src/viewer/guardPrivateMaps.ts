import type { Context, MiddlewareHandler } from 'hono';
import type { OwnVenues } from '../platform/venue-content/OwnVenues.ts';
import type { ViewerLinks } from '../platform/private-maps/ViewerLinks.ts';
import { type Refusal, refusalPolicy, renderRefusedMap } from './renderRefusedMap.ts';
import type { ViewerAncestors } from './viewerPolicy.ts';

/** What decides who may see a private map. */
export interface PrivateMapGuard {
  readonly productName: string;
  readonly venues: OwnVenues;
  readonly links: ViewerLinks;
}

/** A map that is shown, in frames of whom, or why it is not. */
interface Verdict {
  readonly ancestors: ViewerAncestors;
  readonly refusal?: Refusal;
}

const ancestorsKey = 'viewerAncestors';

/** Who may frame the viewer's page, as {@link guardPrivateMaps} found. */
export function ancestorsOf(context: Context): ViewerAncestors {
  const found: unknown = context.get(ancestorsKey);
  return Array.isArray(found) ? (found as readonly string[]) : 'everybody';
}

/**
 * Shows the viewer of a private map to who comes with a link to it, and in frames of the link's
 * pages. Others get a page that says what to do. The data are guarded where they are read: who
 * opens the viewer in another way sees no map.
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
      : ({ ancestors: 'everybody', refusal: 'missing' } as const);
    const shown = refusal ?? (isFramedElsewhere(context, ancestors) ? 'elsewhere' : undefined);
    if (shown !== undefined) {
      // Who frames a map without right to is told so, too: the page holds nothing of the map.
      const framedBy = shown === 'elsewhere' ? 'everybody' : ancestors;
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
  const ancestors = link?.origins ?? 'everybody';
  return refusal === undefined ? { ancestors } : { ancestors, refusal };
}

/**
 * Whether a page that is not among the link's is about to frame the map. Its browser would refuse,
 * too, but say nothing that helps. A page that does not tell its address is left to the browser.
 */
function isFramedElsewhere({ req }: Context, ancestors: ViewerAncestors): boolean {
  const referrer = req.header('Referer');
  const isFrame = ['iframe', 'frame', 'embed', 'object'].includes(
    req.header('Sec-Fetch-Dest') ?? '',
  );
  if (ancestors === 'everybody' || !isFrame || referrer === undefined) return false;
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

/** No cache keeps the page, and no search engine shows its address. */
function keepOut(context: Context): void {
  context.header('Cache-Control', 'private, no-store');
  context.header('X-Robots-Tag', 'noindex');
}
