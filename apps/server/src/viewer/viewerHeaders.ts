import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { type ViewerAncestors, viewerPolicy } from './viewerPolicy.ts';

/** What the headers of the viewer depend on. */
export interface ViewerHeaderOptions {
  /** Who may frame the page that is asked for. Default: everybody. */
  readonly ancestorsOf?: (context: Context) => ViewerAncestors | Promise<ViewerAncestors>;
}

/** The page itself, and its worker, which fetches what the page may fetch. */
const documents: ReadonlySet<string> = new Set(['/viewer/', '/viewer/sw.js']);

/**
 * Programs that pages elsewhere load: the element, the map on a page of one's own, and what the
 * latter is made of.
 */
const shared = /^\/viewer\/(web\.(js|css)|mezzanine-map\.js|assets\/.*)$/;

const share = cors({ origin: '*', exposeHeaders: ['ETag'], maxAge: 86_400 });

/**
 * Headers of what stands below `/viewer/`. It is the only place that others may frame, and nothing
 * of it reads a cookie; what is missing there has the headers of everything else.
 */
export function viewerHeaders(options: ViewerHeaderOptions = {}): MiddlewareHandler {
  const ancestorsOf = options.ancestorsOf ?? (() => 'everybody');
  return async (context, next) => {
    const { path } = context.req;
    if (shared.test(path)) {
      const preflight = await share(context, next);
      context.header('Cross-Origin-Resource-Policy', 'cross-origin');
      return preflight;
    }
    await next();
    if (!documents.has(path) || context.res.status >= 400) return undefined;
    context.header('Content-Security-Policy', viewerPolicy(await ancestorsOf(context)));
    // A link may hold what opens a private map: other servers learn the origin, and no more.
    context.header('Referrer-Policy', 'strict-origin');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return undefined;
  };
}
