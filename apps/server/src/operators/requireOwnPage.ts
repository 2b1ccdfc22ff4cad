import type { MiddlewareHandler } from 'hono';
import { RequestProblem } from '../problem/RequestProblem.ts';

/** Values of `Sec-Fetch-Site` for pages of this server, and for URLs that the user typed. */
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Rejects forms from pages of other sites. Local use has no session cookie that browsers could
 * withhold from them.
 */
export const requireOwnPage: MiddlewareHandler = async ({ req }, next) => {
  const site = req.header('Sec-Fetch-Site');
  const origin = req.header('Origin');
  const isOther = site === undefined ? isForeign(origin, req.url) : !ownSites.has(site);
  if (isOther) {
    throw new RequestProblem(
      403,
      'The form was sent from another site. Open /stats, and try again.',
    );
  }
  await next();
};

/** Browsers without `Sec-Fetch-Site` still send the origin of a form. Programs send neither. */
function isForeign(origin: string | undefined, url: string): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host;
}
