/**
 * Index pages that can be opened with a trailing slash, too. The portal is built and linked without
 * trailing slashes, but users know these URLs with one.
 */
const indexes: ReadonlySet<string> = new Set(['/playground', '/showcase', '/showcase/5.0']);

/**
 * The canonical path of the page in a built file.
 *
 * @param filePath Path of the file, such as `/docs/overview.html`.
 * @returns Such as `/docs/overview`; undefined for the not-found page and for files that are not
 *   pages.
 */
export function pagePath(filePath: string): string | undefined {
  if (!filePath.endsWith('.html') || filePath === '/404.html') return undefined;
  if (filePath.endsWith('/index.html')) return filePath.slice(0, -'index.html'.length);
  return filePath.slice(0, -'.html'.length);
}

/** All paths of a page that do not redirect, the canonical one first. */
export function addressesOf(page: string): readonly string[] {
  return indexes.has(page) ? [page, `${page}/`] : [page];
}
