/**
 * The tags of the versions that a search covers, as in the search dialog: of the page's set its own version, of
 * others the chosen one, or the latest.
 *
 * @param latest - name of the latest version by set
 * @param pageTag - tag of the page, such as `docs-web-sdk-5.0`; empty for a page outside all sets
 * @param chosenOf - the version of a set that the reader chose on its pages; null if there is none
 */
export function earlyTags(
  latest: Readonly<Record<string, string>>,
  pageTag: string,
  chosenOf: (set: string) => string | null,
): readonly string[] {
  const tags = Object.entries(latest).map(([set, version]) => {
    const isOwn = new RegExp(`^docs-${set}-(\\d[\\d.]*|current)$`).test(pageTag);
    return isOwn ? pageTag : `docs-${set}-${chosenOf(set) ?? version}`;
  });
  return ['default', ...tags];
}
