/**
 * Pages whose address ends in a slash although the portal is built without trailing slashes:
 * each is the index of what lies below it.
 */
const slashed: ReadonlySet<string> = new Set(['/playground', '/showcase', '/showcase/5.0']);

/**
 * The one address of the page that a built file holds.
 *
 * @param filePath Address of the file, such as `/docs/overview.html`.
 * @returns Such as `/docs/overview`; undefined for the not-found page and for what is not a page.
 */
export function pagePath(filePath: string): string | undefined {
  if (!filePath.endsWith('.html') || filePath === '/404.html') return undefined;
  if (filePath.endsWith('/index.html')) return filePath.slice(0, -'index.html'.length);
  const path = filePath.slice(0, -'.html'.length);
  return slashed.has(path) ? `${path}/` : path;
}
