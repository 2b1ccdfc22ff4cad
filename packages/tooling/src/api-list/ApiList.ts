/**
 * The public API of a module of a native SDK, as its compiler sees it. Lists are committed, so the
 * portal renders references without the toolchains of the SDKs.
 */
export interface ApiList {
  /** Its name in the build: `MezzanineCore`, `core`. */
  readonly module: string;
  readonly language: 'swift' | 'kotlin';
  /** By file, and in source order within a file. */
  readonly symbols: readonly ListedSymbol[];
}

/** What a declaration declares. */
export type SymbolKind =
  | 'annotation'
  | 'case'
  | 'class'
  | 'constructor'
  | 'enum'
  | 'function'
  | 'interface'
  | 'object'
  | 'operator'
  | 'property'
  | 'protocol'
  | 'struct'
  | 'typealias';

/** A declaration that apps can use. */
export interface ListedSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  /** Its file, relative to the sources of the module. Only for symbols outside of other symbols. */
  readonly file?: string;
  /** The whole declaration without its body, as text. */
  readonly declaration: string;
  /** The type of a property. */
  readonly type?: string;
  /** Types of the SDK that it conforms to or extends. */
  readonly parents?: readonly string[];
  readonly comment?: ListedComment;
  /** What to use instead; empty if the comment does not say. */
  readonly deprecated?: string;
  /** Minimum versions of platforms that differ from the module's: `iOS 17.0`. */
  readonly platforms?: readonly string[];
  /** In source order. */
  readonly members?: readonly ListedSymbol[];
}

/** A documentation comment. All text is Markdown. */
export interface ListedComment {
  readonly summary: string;
  /** By name, in the order of the comment. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly returns?: string;
  readonly throws?: readonly string[];
}

/** Serializes a list: one symbol per line, so that changes are easy to review. */
export function apiListText({ module, language, symbols }: ApiList): string {
  const head = `{"module":${JSON.stringify(module)},"language":${JSON.stringify(language)},"symbols":[`;
  return `${head}\n${symbols.map((symbol) => symbolText(symbol, 1)).join(',\n')}\n]}\n`;
}

function symbolText(symbol: ListedSymbol, level: number): string {
  const { members = [], ...own } = symbol;
  const indent = ' '.repeat(level);
  const line = `${indent}${JSON.stringify(own)}`;
  if (members.length === 0) return line;
  const lines = members.map((member) => symbolText(member, level + 1));
  return `${line.slice(0, -1)},"members":[\n${lines.join(',\n')}\n${indent}]}`;
}
