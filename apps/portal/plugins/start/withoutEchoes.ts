const tag = /<[a-z][^<>"]*(?:"[^"]*"[^<>"]*)*>/g;

/**
 * Takes out of a page's tags what the theme writes there without saying anything: empty classes, and
 * titles that repeat the label.
 *
 * @param html - a whole page
 */
export function withoutEchoes(html: string): string {
  return html.replace(tag, (found) =>
    found.replace(' class=""', '').replace(/( aria-label=("[^"]*")) title=\2/, '$1'),
  );
}
