import { relative } from 'node:path';
import ts from 'typescript';
import { DeclaredSurface, declarationFileOf, type Declared } from './DeclaredSurface.ts';
import type { PublicEntry } from './publicEntries.ts';

/** An exported name of an entry. */
interface Exported {
  readonly name: string;
  readonly target: ts.Symbol;
  readonly source: ts.SourceFile;
  /** Whether it is a class that is only exported as a type. */
  readonly isTypeOnly: boolean;
}

/** The public surface of an entry. */
export interface EntrySurface {
  /** Sorted lines `export … from` for re-exports from other packages. */
  readonly passedOn: readonly string[];
  /** Declarations, by exported name. */
  readonly declared: readonly string[];
  /** Declarations that the ones above refer to and that are not exported. */
  readonly named: readonly string[];
  /** Visible symbols of the package, exported or not, with names for messages. */
  readonly symbols: readonly { readonly name: string; readonly symbol: ts.Symbol }[];
}

/** Reads the public surface of packages from their sources. */
export class Surface {
  readonly checker: ts.TypeChecker;
  readonly #root: string;
  readonly #program: ts.Program;
  readonly #declared: DeclaredSurface;
  readonly #packages: ReadonlyMap<string, string>;

  /** @param entries - of all packages, so that re-exports are listed by name */
  constructor(root: string, entries: readonly PublicEntry[]) {
    this.#root = root;
    this.#program = programOf(root, entries);
    this.checker = this.#program.getTypeChecker();
    this.#declared = new DeclaredSurface(this.#program);
    const names = entries.filter(({ report }) => report.endsWith('/index.md'));
    this.#packages = new Map(names.map(({ folder, specifier }) => [folder, specifier]));
  }

  /** The surface of one entry. */
  of(entry: PublicEntry): EntrySurface {
    const source = this.#program.getSourceFile(entry.source);
    const module = source && this.checker.getSymbolAtLocation(source);
    if (!source || !module)
      throw new Error(`${entry.source} has no exports. Export something, or remove the entry.`);
    const wholes = this.#wholes(source);
    const all = this.checker.getExportsOfModule(module).map((symbol) => this.#exported(symbol));
    const isOwn = ({ source: at }: Exported) => this.#folderOf(at) === entry.folder;
    const own = all.filter(isOwn).sort(byName);
    const passed = all.filter(
      (one) => !isOwn(one) && !wholes.some(({ targets }) => targets.get(one.name) === one.target),
    );
    const places = own.map(({ target, source: at }): Declared => ({
      file: declarationFileOf(at.fileName),
      name: target.name,
    }));
    const named = this.#namedOnly(places);
    return {
      passedOn: [
        ...wholes.map(({ from }) => `export * from '${from}';`),
        ...passed.sort(byName).map((one) => this.#passLine(one)),
      ],
      declared: places.map((place, index) => this.#print(place, own[index])),
      named: named.map((place) => this.#print(place)),
      symbols: [
        ...own.map(({ name, target }) => ({ name, symbol: target })),
        ...named.flatMap((place) => this.#symbolAt(place)),
      ],
    };
  }

  #exported(symbol: ts.Symbol): Exported {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const target = isAlias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const source = target.declarations?.[0]?.getSourceFile();
    if (!source) throw new Error(`${symbol.name} is exported, but not declared.`);
    const isValue = (target.flags & ts.SymbolFlags.Value) !== 0;
    return { name: symbol.name, target, source, isTypeOnly: isValue && isTypeExport(symbol) };
  }

  /** Packages that are re-exported as a whole with `export *`. */
  #wholes(source: ts.SourceFile) {
    return source.statements.flatMap((statement) => {
      if (!ts.isExportDeclaration(statement) || statement.exportClause) return [];
      const specifier = statement.moduleSpecifier;
      const module = specifier && this.checker.getSymbolAtLocation(specifier);
      if (!module || !ts.isStringLiteral(specifier)) return [];
      const exports = this.checker.getExportsOfModule(module).map((one) => this.#exported(one));
      const targets = new Map(exports.map(({ name, target }) => [name, target]));
      return [{ from: specifier.text, targets }];
    });
  }

  #passLine({ name, target, source, isTypeOnly }: Exported): string {
    const from = this.#packages.get(this.#folderOf(source)) ?? this.#folderOf(source);
    const what = name === target.name ? name : `${target.name} as ${name}`;
    const isValue = (target.flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly;
    return `export ${isValue ? '' : 'type '}{ ${what} } from '${from}';`;
  }

  #folderOf(source: ts.SourceFile): string {
    return relative(this.#root, source.fileName).split('/').slice(0, 2).join('/');
  }

  /** Finds other declarations that `places` refer to, directly or indirectly. */
  #namedOnly(places: readonly Declared[]): readonly Declared[] {
    const key = ({ file, name }: Declared) => `${file} ${name}`;
    const seen = new Set(places.map(key));
    const found: Declared[] = [];
    const queue = [...places];
    for (let place = queue.shift(); place; place = queue.shift()) {
      for (const named of this.#declared.namedBy(place)) {
        if (seen.has(key(named)) || this.#declared.print(named) === undefined) continue;
        seen.add(key(named));
        found.push(named);
        queue.push(named);
      }
    }
    return found.sort(byName);
  }

  #print(place: Declared, exported?: Exported): string {
    const text = this.#declared.print(place);
    if (text === undefined) throw new Error(`${place.file} does not declare ${place.name}.`);
    const { name = place.name, isTypeOnly = false } = exported ?? {};
    const as = name === place.name ? '' : `// exported as ${name}\n`;
    return `${as}${isTypeOnly ? '// exported as a type: instances come from the package\n' : ''}${text}`;
  }

  #symbolAt({ file, name }: Declared) {
    const base = file.replace(/\.d\.ts$/, '');
    const source = [`${base}.ts`, `${base}.tsx`].flatMap(
      (path) => this.#program.getSourceFile(path) ?? [],
    )[0];
    // The compiler stores all names of a module here, exported or not.
    const locals = (source as { readonly locals?: ts.SymbolTable } | undefined)?.locals;
    const local = locals?.get(name as ts.__String);
    return local ? [{ name, symbol: this.checker.getExportSymbolOfSymbol(local) }] : [];
  }
}

function isTypeExport({ declarations }: ts.Symbol): boolean {
  const specifier = declarations?.find(ts.isExportSpecifier);
  return specifier !== undefined && (specifier.isTypeOnly || specifier.parent.parent.isTypeOnly);
}

const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

function programOf(root: string, entries: readonly PublicEntry[]): ts.Program {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (path) =>
    ts.sys.readFile(path),
  ) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(
    entries.map(({ source }) => source),
    {
      ...options,
      noEmit: false,
      allowJs: false,
      checkJs: false,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
    },
  );
}
