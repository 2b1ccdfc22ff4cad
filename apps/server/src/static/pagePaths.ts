/**
 * Pages that the portal, built without trailing slashes, links to without one, and that readers know
 * with one: each is the index of what lies below it.
 */
const indexes: ReadonlySet<string> = new Set(['/playground', '/showcase', '/showcase/5.0']);

/**
 * The address of the page that a built file holds, as the page names it itself.
 *
 * @param filePath Address of the file, such as `/docs/overview.html`.
 * @returns Such as `/docs/overview`; undefined for the not-found page and for what is not a page.
 */
export function pagePath(filePath: string): string | undefined {
  if (!filePath.endsWith('.html') || filePath === '/404.html') return undefined;
  if (filePath.endsWith('/index.html')) return filePath.slice(0, -'index.html'.length);
  return filePath.slice(0, -'.html'.length);
}

/** Every address that a page answers at without a redirect, its own first. */
export function addressesOf(page: string): readonly string[] {
  return indexes.has(page) ? [page, `${page}/`] : [page];
}
