/** Pages that are no text: the home page, lists of the blog, the search, what is not there. */
const withoutText = /^\/(404.*|search-results|stats|blog(\/(archive|authors|page|tags).*)?)?$/;

/**
 * Where a page stands as Markdown.
 *
 * @param path Path of the page, with or without a slash at its end.
 * @returns undefined for pages that are not written as Markdown.
 */
export function markdownPath(path: string): string | undefined {
  return withoutText.test(path) ? undefined : `${path.replace(/\/$/, '')}.md`;
}
