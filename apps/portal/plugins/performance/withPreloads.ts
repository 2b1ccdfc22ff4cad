/**
 * Preloads the scripts that the main script of a page would request only when it runs.
 *
 * @param html - a built page
 * @param scripts - URLs of all scripts of the page; those that it loads itself are ignored
 */
export function withPreloads(html: string, scripts: Iterable<string>): string {
  const links = Array.from(scripts)
    .filter((url) => !html.includes(url))
    .map((url) => `<link rel=preload as=script href="${url}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
