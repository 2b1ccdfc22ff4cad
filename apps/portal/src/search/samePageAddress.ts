const anySite = 'http://site.invalid';

/**
 * A hit's address as a path of this site, for the router; index addresses are absolute. What is no
 * web address is the start page: nothing that a service answers leads elsewhere or runs.
 */
export function samePageAddress(url: string): string {
  try {
    const { protocol, pathname, search, hash } = new URL(url, anySite);
    if (!/^https?:$/.test(protocol)) return '/';
    return `/${pathname.replace(/^\/+/, '')}${search}${hash}`;
  } catch {
    return '/';
  }
}
