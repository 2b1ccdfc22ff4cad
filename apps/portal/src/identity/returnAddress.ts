/** Query parameters that providers add to redirects. */
const ofProvider = [
  'code',
  'state',
  'iss',
  'session_state',
  'error',
  'error_description',
  'error_uri',
];
const playground = '/playground/';

/** Whether a provider redirected to this URL after a sign-in. */
export function isAnswer(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  const isHere = pathname === playground || `${pathname}/` === playground;
  return (
    isHere && searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'))
  );
}

/** Path, query, and fragment of a URL, without parameters of the provider. */
export function placeOf(address: string): string {
  const { pathname, searchParams, hash } = new URL(address);
  for (const name of isAnswer(address) ? ofProvider : []) searchParams.delete(name);
  const query = searchParams.toString();
  return pathname + (query === '' ? '' : `?${query}`) + hash;
}

/**
 * Returns the requested page if it is on this site, otherwise the playground.
 *
 * @param origin - origin of this site
 */
export function safePlace(asked: string | undefined, origin: string): string {
  if (asked === undefined || !asked.startsWith('/') || !URL.canParse(asked, origin))
    return playground;
  const url = new URL(asked, origin);
  if (url.origin !== origin || /^\/(oidc|identity)(\/|$)/.test(url.pathname)) return playground;
  return placeOf(url.href);
}
