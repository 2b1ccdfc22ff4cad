import type { Context } from 'hono';

/**
 * The origin of the page that asks by a program, where it is not of this server; as browsers say it,
 * who let no page say anything else.
 *
 * @returns undefined for a page of this server, and for programs that are in no page
 */
export function askingPage({ req }: Context): string | undefined {
  const origin = req.header('Origin');
  if (origin !== undefined && hostOf(origin) !== new URL(req.url).host) return origin;
  const isCrossSite = ['cross-site', 'same-site'].includes(req.header('Sec-Fetch-Site') ?? '');
  return isCrossSite ? 'another origin' : undefined;
}

/** Host and port. A proxy may have taken the encryption off, so that the scheme says nothing. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
