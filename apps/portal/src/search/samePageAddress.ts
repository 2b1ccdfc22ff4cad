const anySite = 'http://site.invalid';

/**
 * Converts a hit's absolute URL to a path of this site, for the router. Anything other than a web URL
 * becomes the start page, so that the service cannot redirect users or run scripts.
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
