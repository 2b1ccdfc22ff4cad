import type { Context, MiddlewareHandler } from 'hono';
import { allowAnyOrigin } from '../security/allowAnyOrigin.ts';
import { type ViewerAncestors, viewerPolicy } from './viewerPolicy.ts';

/** Dependencies of the viewer's headers. */
export interface ViewerHeaderOptions {
  /** Origins that may frame the requested page. Default: all. */
  readonly ancestorsOf?: (context: Context) => ViewerAncestors | Promise<ViewerAncestors>;
}

/** The page itself, and its worker, which fetches what the page may fetch. */
const documents: ReadonlySet<string> = new Set(['/viewer/', '/viewer/sw.js']);

/**
 * Scripts that other sites load: the element, and the map on the customer's own page with its
 * dependencies.
 */
const shared = /^\/viewer\/(web\.(js|css)|mezzanine-map\.js|assets\/.*)$/;

const share = allowAnyOrigin({ exposeHeaders: ['ETag'] });

/**
 * Headers of files under `/viewer/`. It is the only path that others may frame, and nothing there
 * reads a cookie. A missing file has the same headers as the rest of the server.
 */
export function viewerHeaders(options: ViewerHeaderOptions = {}): MiddlewareHandler {
  const ancestorsOf = options.ancestorsOf ?? (() => 'everyone');
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
    // A link may contain a token for a private map, so other servers only get the origin.
    context.header('Referrer-Policy', 'strict-origin');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return undefined;
  };
}
