/** HTML and links of a page of the API reference. */
export interface ApiPageData {
  /** HTML of each piece, by its number. */
  readonly parts: Readonly<Record<string, string>>;
  /** Ids on the page and its links, so that the build detects broken links. */
  readonly anchors: readonly string[];
  readonly links: readonly string[];
}
