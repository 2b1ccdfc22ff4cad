/** Replaces the structured breadcrumbs: only search engines read them, so `plugins/readers` adds them to the HTML. */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
