import type { JSONOutput } from 'typedoc';
import type { ApiPackage } from './apiPages.ts';
import type { ExportGroup } from './exportGroups.ts';
import { kinds } from './kinds.ts';
import type { ApiModule } from './readProject.ts';
import type { SymbolFinder, SymbolPlace } from './SymbolPlace.ts';

/** An exported symbol and where it is described. */
export interface ApiSymbol extends SymbolPlace {
  readonly api: ApiPackage;
  readonly group: string;
  readonly declaration: JSONOutput.DeclarationReflection;
}

/** The symbols of one package. */
export interface ApiPart {
  readonly api: ApiPackage;
  readonly module: ApiModule;
  readonly groups: readonly ExportGroup[];
  /** Path of the page for a group of symbols. */
  readonly pathOf: (group: string) => string;
}

/** Finds symbols by the numbers that types refer to, and by name. */
export class ApiIndex implements SymbolFinder {
  readonly symbols: readonly ApiSymbol[];
  readonly #byNumber: ReadonlyMap<number, ApiSymbol>;

  /**
   * @param modules - all packages whose declarations can be re-exported; default: those of `parts`
   * @throws if an exported symbol belongs to no group, or a page has a name twice
   */
  constructor(
    parts: readonly ApiPart[],
    modules: readonly ApiModule[] = parts.map(({ module }) => module),
  ) {
    const declared = new Map<number, JSONOutput.DeclarationReflection>();
    for (const module of modules) {
      for (const child of module.children ?? []) {
        if (child.kind !== kinds.reference) declared.set(child.id, child);
      }
    }
    this.symbols = parts.flatMap((part) => symbolsOf(part, declared));
    const first = new Map<number, ApiSymbol>();
    for (const symbol of this.symbols) {
      if (!first.has(symbol.declaration.id)) first.set(symbol.declaration.id, symbol);
    }
    this.#byNumber = first;
    refuseTwins(this.symbols);
  }

  /** The symbol that a type refers to; undefined for types that no package exports. */
  byNumber(number: number): ApiSymbol | undefined {
    return this.#byNumber.get(number);
  }

  /**
   * Finds a symbol by name.
   *
   * @param api - the package to prefer if several have a symbol of that name
   */
  byName(name: string, api: ApiPackage['id'] = 'js'): ApiSymbol | undefined {
    const found = this.symbols.filter((symbol) => symbol.name === name);
    return found.find((symbol) => symbol.api.id === api) ?? found[0];
  }

  /** The symbol that inline code names; `<Marker>` is a component of React. */
  byCode(code: string): ApiSymbol | undefined {
    const element = /^<(?<name>[A-Z]\w*)(?: ?\/)?>$/.exec(code)?.groups?.['name'];
    if (element === undefined) return this.byName(code.replace(/\(\)$/, ''));
    const symbol = this.byName(element, 'react');
    return symbol?.api.id.startsWith('js') ? undefined : symbol;
  }

  /** The symbols of a group of a package, in the order of its `index.ts`. */
  ofGroup(api: ApiPackage['id'], group: string): readonly ApiSymbol[] {
    return this.symbols.filter((symbol) => symbol.api.id === api && symbol.group === group);
  }
}

function symbolsOf(
  { api, module, groups, pathOf }: ApiPart,
  declared: ReadonlyMap<number, JSONOutput.DeclarationReflection>,
): readonly ApiSymbol[] {
  const children = new Map((module.children ?? []).map((child) => [child.name, child]));
  const valueNames = groups
    .flatMap(({ names }) => names)
    .filter((name) => /^[A-Z0-9_]+$/.test(name));
  const symbols = groups.flatMap((group) =>
    group.names.flatMap((name): ApiSymbol[] => {
      const child = children.get(name);
      const target = child === undefined ? undefined : targetOf(child);
      const declaration = target === undefined ? child : declared.get(target);
      if (declaration === undefined) return [];
      const place = { path: pathOf(group.name), anchor: anchorOf(name, valueNames) };
      return [{ name, ...place, api, group: group.name, declaration }];
    }),
  );
  const grouped = new Set(symbols.map(({ name }) => name));
  const strays = [...children.values()].filter(
    (child) => !grouped.has(child.name) && child.kind !== kinds.reference,
  );
  if (strays.length === 0) return symbols;
  const names = strays.map(({ name }) => name).join(', ');
  throw new Error(
    `${api.entryPoint} exports ${names}, but none of its topics lists it. Move the export under a topic comment.`,
  );
}

/** Ids must not differ only by case: the value type of `STATE` gets the id `state-type`. */
function anchorOf(name: string, valueNames: readonly string[]): string {
  const anchor = name.toLowerCase();
  const isType = !valueNames.includes(name);
  return isType && valueNames.includes(name.toUpperCase()) ? `${anchor}-type` : anchor;
}

/** Number of the symbol that a re-export refers to. */
function targetOf(child: JSONOutput.DeclarationReflection): number | undefined {
  return child.kind === kinds.reference && 'target' in child ? (child.target as number) : undefined;
}

function refuseTwins(symbols: readonly ApiSymbol[]): void {
  const addresses = new Set<string>();
  for (const { name, path, anchor } of symbols) {
    const address = `${path}#${anchor}`;
    if (addresses.has(address))
      throw new Error(`Two symbols have the URL ${address}; one of them is ${name}.`);
    addresses.add(address);
  }
}
