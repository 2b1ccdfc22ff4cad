/** Replaces the way to a page as data: only search engines read it, from the finished page (`plugins/readers`). */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
