/** The link to the global stylesheet, which every page has first. */
const firstLink = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/;

/**
 * Links the styles of a page's own scripts after the global stylesheet, so that the page has them before
 * its scripts run.
 *
 * @param html - a built page
 * @param styles - URLs of the styles
 * @throws Error if the page has styles but no global stylesheet
 */
export function withPageStyles(html: string, styles: Iterable<string>): string {
  const links = Array.from(styles, (url) => `<link rel=stylesheet href="${url}">`).join('');
  if (links === '') return html;
  if (!firstLink.test(html)) {
    throw new Error(
      'A page with styles of its own has no <link rel="stylesheet">. Adapt ' +
        'plugins/performance/withPageStyles.ts to the HTML of this Docusaurus version.',
    );
  }
  return html.replace(firstLink, (first) => first + links);
}
