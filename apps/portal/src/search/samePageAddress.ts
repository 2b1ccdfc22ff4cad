/** A hit's address as a path of this site, for the router; index addresses are absolute. */
export function samePageAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}
