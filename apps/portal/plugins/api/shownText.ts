const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as HTML. */
export function htmlText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}

/** The text that HTML made here shows. */
export function shownText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
