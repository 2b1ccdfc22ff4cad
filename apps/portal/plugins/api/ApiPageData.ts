/** What the server knows of a page of the API reference. */
export interface ApiPageData {
  /** HTML by the number of the piece it is. */
  readonly parts: Readonly<Record<string, string>>;
  /** Ids in it, and addresses it leads to: so that broken links stop the build. */
  readonly anchors: readonly string[];
  readonly links: readonly string[];
}
