import type { Context } from 'hono';

/**
 * The origin of a page on another host that sent the request from a script. Browsers set it, and
 * pages cannot change it.
 *
 * @returns undefined for a page of this server, and for programs outside of a page
 */
export function askingPage({ req }: Context): string | undefined {
  const origin = req.header('Origin');
  if (origin !== undefined && hostOf(origin) !== new URL(req.url).host) return origin;
  const isCrossSite = ['cross-site', 'same-site'].includes(req.header('Sec-Fetch-Site') ?? '');
  return isCrossSite ? 'another origin' : undefined;
}

/** Key of a request's variable: whether a link lists the page that sent it. */
export const namedPageKey = 'isNamedPage';

/**
 * The origin of a page on another host that shows the response as an image. Browsers send no `Origin` for
 * images, but a `Referer`, which pages can leave out, and cannot change to another origin.
 *
 * @returns undefined for a page of this server, and for programs outside of a page, such as mail servers
 */
export function showingPage(context: Context): string | undefined {
  const page = askingPage(context);
  const referer = context.req.header('Referer') ?? '';
  if (page === undefined || context.req.header('Origin') !== undefined) return page;
  return URL.canParse(referer) ? new URL(referer).origin : page;
}

/** Host and port. Behind a proxy that terminates TLS, the scheme differs. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
