/** Name of the cookie that says that asking the provider is worth it. It holds nothing else. */
const name = 'mezzanine_signed_in';
/** As long as providers usually keep a session. */
const lifetimeSeconds = 14 * 24 * 60 * 60;

/** Whether a reader signed in on this site, or on another of its domain, and did not sign out. */
export function hasSignedInCookie(): boolean {
  return document.cookie.split('; ').includes(`${name}=1`);
}

/** @param domain - that other sites share it on; empty: this host alone */
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
