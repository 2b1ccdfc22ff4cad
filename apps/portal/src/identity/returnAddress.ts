/** Parameters that a provider adds when it sends a reader back. */
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

/** Whether an address is one that the provider sent a reader back to after a sign-in. */
export function isAnswer(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  const isHere = pathname === playground || `${pathname}/` === playground;
  return (
    isHere && searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'))
  );
}

/** Path, query and hash of an address, without what a provider added. */
export function placeOf(address: string): string {
  const { pathname, searchParams, hash } = new URL(address);
  for (const name of isAnswer(address) ? ofProvider : []) searchParams.delete(name);
  const query = searchParams.toString();
  return pathname + (query === '' ? '' : `?${query}`) + hash;
}

/**
 * The place to go back to: what was asked for if it is on this site, else the playground.
 *
 * @param origin - of this site
 */
export function safePlace(asked: string | undefined, origin: string): string {
  if (asked === undefined || !asked.startsWith('/') || !URL.canParse(asked, origin))
    return playground;
  const url = new URL(asked, origin);
  if (url.origin !== origin || /^\/(oidc|identity)(\/|$)/.test(url.pathname)) return playground;
  return placeOf(url.href);
}
