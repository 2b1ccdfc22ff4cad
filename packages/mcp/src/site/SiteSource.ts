/** What to search for. */
export interface SiteQuery {
  /** Words of the query. */
  readonly text: string;
  /** Documentation set, such as `web-sdk`. Default: all. */
  readonly set?: string | undefined;
  /** Version of the set, such as `6.0`. Default: all, the latest first. */
  readonly version?: string | undefined;
  /** Purpose of the pages, such as `reference`. Default: all. */
  readonly kind?: string | undefined;
  /** Maximum number of hits, 1 to 100. */
  readonly limit: number;
}

/** A page or section that matches a query. */
export interface SiteHit {
  /** Path of the page, with the anchor of the section. */
  readonly path: string;
  /** Headings from the title of the page to the section. */
  readonly headings: readonly string[];
  /** Text that matches, if it is not a heading. */
  readonly content: string | undefined;
  /** Documentation set, such as `web-sdk`. */
  readonly set: string;
  /** Version of the set; empty if it has none. */
  readonly version: string;
  /** Purpose of the page, such as `guide`. */
  readonly kind: string;
}

/** The built documentation: its search and its files. */
export interface SiteSource {
  /** URL of the site without a path, for links; empty if it is not served. */
  readonly origin: string;
  /** Searches with the engine and the index of the site itself, best hits first. */
  search(query: SiteQuery): Promise<readonly SiteHit[]>;
  /**
   * Reads a text file.
   *
   * @param path - path of its URL, such as `/web-sdk/camera.md`
   * @returns undefined if there is none
   * @throws ToolError if the site cannot be reached or the file is too large
   */
  readText(path: string): Promise<string | undefined>;
}

/** A built site whose packages can be read, too. */
export interface PackageSource extends SiteSource {
  /**
   * Reads a file that is not text.
   *
   * @param path - path of its URL, such as `/downloads/mezzanine-ios-sdk.zip`
   * @returns undefined if there is none
   * @throws ToolError if the site cannot be reached or the file is too large
   */
  readBytes(path: string): Promise<Uint8Array | undefined>;
}

/** Maximum size of a file of the site, in bytes. */
export const maxSiteFileBytes = 32 * 2 ** 20;
