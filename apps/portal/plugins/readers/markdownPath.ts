/** Pages without text: the home page, blog lists, search, and error pages. */
const withoutText = /^\/(404.*|search-results|stats|blog(\/(archive|authors|page|tags).*)?)?$/;

/**
 * Path of a page's Markdown version.
 *
 * @param path - of the page, with or without a trailing slash
 * @returns undefined for pages without a Markdown version
 */
export function markdownPath(path: string): string | undefined {
  return withoutText.test(path) ? undefined : `${path.replace(/\/$/, '')}.md`;
}
