/** A documentation set whose programs are TypeScript. */
export interface TypeScriptSet {
  /** Files of the site with declarations, later ones in addition. */
  readonly typeFiles: readonly string[];
  /** Whether programs can use the names of browsers. */
  readonly isBrowser: boolean;
  /** By version, the latest first. */
  readonly versions: Readonly<Record<string, TypeScriptVersion>>;
}

/** A version of an SDK, and how programs import it. */
interface TypeScriptVersion {
  /** The only entry of the SDK that its programs import. */
  readonly entry: string;
  /** Names that fragments use without declaring them, with their types. */
  readonly given: Readonly<Record<string, string>>;
}
