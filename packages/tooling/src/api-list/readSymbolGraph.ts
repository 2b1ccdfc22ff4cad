import type { ApiList, ListedSymbol, SymbolKind } from './ApiList.ts';
import { readDocComment } from './readDocComment.ts';
import type { Availability, GraphSymbol, SymbolGraph } from './SymbolGraph.ts';

const kinds: Readonly<Record<string, SymbolKind>> = {
  'swift.actor': 'class',
  'swift.associatedtype': 'typealias',
  'swift.class': 'class',
  'swift.enum': 'enum',
  'swift.enum.case': 'case',
  'swift.func': 'function',
  'swift.func.op': 'operator',
  'swift.init': 'constructor',
  'swift.method': 'function',
  'swift.property': 'property',
  'swift.protocol': 'protocol',
  'swift.struct': 'struct',
  'swift.subscript': 'operator',
  'swift.type.method': 'function',
  'swift.type.property': 'property',
  'swift.type.subscript': 'operator',
  'swift.typealias': 'typealias',
  'swift.var': 'property',
};

/**
 * Reads the public API from the symbol graph of a Swift module.
 *
 * @throws if the graph has a kind of symbol that lists do not support
 */
export function readSymbolGraph(graph: SymbolGraph): ApiList {
  // Omits default implementations, because their requirements have the same name and a comment.
  const defaults = new Set(
    graph.relationships
      .filter(({ kind }) => kind === 'defaultImplementationOf')
      .map(({ source }) => source),
  );
  const own = graph.symbols.filter(
    (symbol) => isOwn(symbol, graph.module.name) && !defaults.has(symbol.identifier.precise),
  );
  const byId = new Map(own.map((symbol) => [symbol.identifier.precise, symbol]));
  const ownerOf = new Map(
    graph.relationships
      .filter(({ kind }) => kind === 'memberOf' || kind === 'requirementOf')
      .map(({ source, target }) => [source, target]),
  );
  const listed = (owner: string | undefined): readonly ListedSymbol[] =>
    own
      .filter(({ identifier }) => knownOwner(identifier.precise) === owner)
      .sort(bySource)
      .map((symbol) => {
        const members = listed(symbol.identifier.precise);
        return {
          ...read(symbol, parentsOf(symbol, graph, byId), owner === undefined),
          ...(members.length > 0 && { members }),
        };
      });
  // Members of other modules' types, such as UIKit extensions, have no owner in the list.
  const knownOwner = (id: string): string | undefined => {
    const owner = ownerOf.get(id);
    return owner !== undefined && byId.has(owner) ? owner : undefined;
  };
  return { module: graph.module.name, language: 'swift', symbols: listed(undefined) };
}

/** Whether the source has the symbol. Requirements of `Codable` and the like inherit comments. */
function isOwn({ docComment, location, availability }: GraphSymbol, module: string): boolean {
  if (availability?.some(({ isUnconditionallyUnavailable }) => isUnconditionallyUnavailable)) {
    return false;
  }
  const isInherited = docComment?.module !== undefined && docComment.module !== module;
  return location !== undefined && !isInherited;
}

function read(
  symbol: GraphSymbol,
  parents: readonly string[],
  isTopLevel: boolean,
): Omit<ListedSymbol, 'members'> {
  const { kind, names, docComment, declarationFragments, availability = [] } = symbol;
  const name = symbol.pathComponents.at(-1) ?? names.title;
  const listedKind = kinds[kind.identifier];
  if (listedKind === undefined) {
    throw new Error(
      `${names.title} is a ${kind.identifier}, which API lists do not support. Add it to the kinds of readSymbolGraph.ts.`,
    );
  }
  const declaration = declarationFragments.map(({ spelling }) => spelling).join('');
  const type = listedKind === 'property' ? typeOf(declaration, name) : undefined;
  const deprecated = deprecationOf(availability);
  const platforms = availability.flatMap(platformOf);
  return {
    name,
    kind: listedKind,
    ...(isTopLevel && { file: fileOf(symbol) }),
    declaration,
    ...(type !== undefined && { type }),
    ...(parents.length > 0 && { parents }),
    ...(docComment !== undefined && {
      comment: readDocComment(docComment.lines.map(({ text }) => text)),
    }),
    ...(deprecated !== undefined && { deprecated }),
    ...(platforms.length > 0 && { platforms }),
  };
}

/** Path relative to the module's folder: `Session/MapSession.swift`. */
function fileOf({ location }: GraphSymbol): string {
  const file = decodeURIComponent(location?.uri ?? '');
  return file.slice(file.lastIndexOf('/Sources/') + '/Sources/'.length).replace(/^[^/]+\//, '');
}

function typeOf(declaration: string, name: string): string | undefined {
  const start = declaration.indexOf(`${name}: `);
  return start < 0
    ? undefined
    : declaration.slice(start + name.length + 2).replace(/ \{[^{}]*\}$/, '');
}

/** Types of the SDK, and `Error`; other protocols are not listed. */
function parentsOf(
  { identifier }: GraphSymbol,
  { relationships }: SymbolGraph,
  byId: ReadonlyMap<string, GraphSymbol>,
): readonly string[] {
  return relationships
    .filter(
      ({ kind, source }) =>
        /^(?:conformsTo|inheritsFrom)$/.test(kind) && source === identifier.precise,
    )
    .flatMap(({ target }) =>
      target === swiftError ? ['Error'] : (byId.get(target)?.pathComponents.join('.') ?? []),
    )
    .sort();
}

/** The mangled name of `Swift.Error`. */
const swiftError = 's:s5ErrorP';

function deprecationOf(availability: readonly Availability[]): string | undefined {
  const found = availability.find(
    ({ isUnconditionallyDeprecated, deprecated }) =>
      isUnconditionallyDeprecated === true || deprecated !== undefined,
  );
  if (found === undefined) return undefined;
  return found.message ?? (found.renamed === undefined ? '' : `Use \`${found.renamed}\`.`);
}

function platformOf({ domain, introduced }: Availability): readonly string[] {
  if (domain === undefined || introduced === undefined) return [];
  return [`${domain} ${introduced.major}.${introduced.minor ?? 0}`];
}

function bySource(one: GraphSymbol, other: GraphSymbol): number {
  const [a, b] = [sourceOf(one), sourceOf(other)];
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.character - b.character;
}

function sourceOf({ location }: GraphSymbol): {
  readonly file: string;
  readonly line: number;
  readonly character: number;
} {
  return { file: location?.uri ?? '', ...(location?.position ?? { line: 0, character: 0 }) };
}
