/** The parts of the output of `swift symbolgraph-extract` that lists need. */
export interface SymbolGraph {
  readonly module: { readonly name: string };
  readonly symbols: readonly GraphSymbol[];
  readonly relationships: readonly {
    readonly kind: string;
    readonly source: string;
    readonly target: string;
  }[];
}

/** A symbol of the graph. */
export interface GraphSymbol {
  readonly kind: { readonly identifier: string };
  readonly identifier: { readonly precise: string };
  /** The names of the enclosing types, and its own name. */
  readonly pathComponents: readonly string[];
  readonly names: { readonly title: string };
  readonly docComment?: {
    /** Another module, if the comment is inherited. */
    readonly module?: string;
    readonly lines: readonly { readonly text: string }[];
  };
  readonly declarationFragments: readonly { readonly kind: string; readonly spelling: string }[];
  readonly availability?: readonly Availability[];
  readonly location?: {
    readonly uri: string;
    readonly position: { readonly line: number; readonly character: number };
  };
}

/** An `@available` attribute. */
export interface Availability {
  readonly domain?: string;
  readonly introduced?: { readonly major: number; readonly minor?: number };
  readonly message?: string;
  readonly renamed?: string;
  readonly isUnconditionallyDeprecated?: boolean;
  readonly isUnconditionallyUnavailable?: boolean;
  readonly deprecated?: object;
}
