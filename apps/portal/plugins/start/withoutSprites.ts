const sprite = /<svg style="display: none;"><defs>[\s\S]*?<\/defs><\/svg>\s*/;
const symbolId = /<symbol id="?([\w-]+)/g;

/**
 * Takes the theme's collection of symbols out of a page that shows none of them: the site has icons of
 * its own, and each symbol is work before the page is seen.
 *
 * @param html - a whole page
 */
export function withoutSprites(html: string): string {
  const found = sprite.exec(html)?.[0];
  if (found === undefined) return html;
  const ids = [...found.matchAll(symbolId)].map(([, id = '']) => id);
  return ids.some((id) => html.includes(`#${id}`)) ? html : html.replace(found, '');
}
