/**
 * A hit's address as a path of this site, for the router; index addresses are absolute. What is no
 * web address is the start page: nothing that a service answers leads elsewhere or runs.
 */
export function samePageAddress(url: string): string {
  const base = 'http://site.invalid';
  if (!URL.canParse(url, base)) return '/';
  const { protocol, pathname, search, hash } = new URL(url, base);
  if (protocol !== 'http:' && protocol !== 'https:') return '/';
  return `/${pathname.replace(/^\/+/, '')}${search}${hash}`;
}
