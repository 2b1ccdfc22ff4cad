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

/** Host and port. Behind a proxy that terminates TLS, the scheme differs. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
