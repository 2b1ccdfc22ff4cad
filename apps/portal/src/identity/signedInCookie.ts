/** Name of the cookie that says whether to request a session from the provider. It contains nothing else. */
const name = 'mezzanine_signed_in';
/** The usual lifetime of a provider's session. */
const lifetimeSeconds = 14 * 24 * 60 * 60;

/** Whether a user signed in on this site, or on another of its domain, and did not sign out. */
export function hasSignedInCookie(): boolean {
  return document.cookie.split('; ').includes(`${name}=1`);
}

/** @param domain - domain that shares the cookie; empty: only this host */
export function writeSignedInCookie(isSignedIn: boolean, domain: string): void {
  const parts = [
    `${name}=${isSignedIn ? '1' : ''}`,
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${isSignedIn ? lifetimeSeconds : 0}`,
    ...(domain === '' ? [] : [`Domain=${domain}`]),
    ...(window.location.protocol === 'https:' ? ['Secure'] : []),
  ];
  document.cookie = parts.join('; ');
}
