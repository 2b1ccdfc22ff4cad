/** A symbol, and where it is described. */
export interface SymbolPlace {
  readonly name: string;
  /** Path of the page that describes it, without `#`. */
  readonly path: string;
  /** Its id on that page. */
  readonly anchor: string;
}

/** The symbols of a version. */
export interface SymbolFinder {
  readonly symbols: readonly SymbolPlace[];
  /** The symbol that inline code of a guide names: `MapSession`, `loadVenue()`. */
  byCode(code: string): SymbolPlace | undefined;
}

/** URL of a symbol's description: `/web-sdk/api-reference/…#camera`. */
export function addressOf({ path, anchor }: SymbolPlace): string {
  return `${path}#${anchor}`;
}
