import { ts } from 'ts-morph';
import { oldModule } from './names.ts';

/** Determines what a node refers to in 5.x. */
export class OldTypes {
  readonly #file: ts.SourceFile;
  readonly #checker: ts.TypeChecker;

  constructor(file: ts.SourceFile, checker: ts.TypeChecker) {
    this.#file = file;
    this.#checker = checker;
  }

  memberKey(node: ts.PropertyAccessExpression): string | undefined {
    return this.#keyOf(this.#checker.getSymbolAtLocation(node.name));
  }

  /** Owner and name in 5.x of a member of a value or pattern. */
  keyIn(node: ts.Node, name: string): string | undefined {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeAtLocation(node));
    return this.#keyOf(this.#checker.getPropertyOfType(type, name));
  }

  /** Name of a value's class or interface in 5.x. */
  ownerOf(node: ts.Expression): string | undefined {
    return this.#nameOf(this.#checker.getTypeAtLocation(node));
  }

  /** A variable in scope with a type of 5.x, as text. */
  inScope(node: ts.Node, owner: 'Venue' | 'MapView'): string | undefined {
    const kinds = ts.SymbolFlags.Variable | ts.SymbolFlags.Alias;
    const found = this.#checker.getSymbolsInScope(node, kinds).filter((symbol) => {
      if (symbol.declarations?.[0]?.getSourceFile() !== this.#file) return false;
      const isImport = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      const real = isImport ? this.#checker.getAliasedSymbol(symbol) : symbol;
      if ((real.flags & ts.SymbolFlags.Variable) === 0) return false;
      const type = this.#checker.getTypeOfSymbolAtLocation(real, node);
      return this.#nameOf(type) === owner && !isOptional(type);
    });
    const name = owner === 'Venue' ? 'venue' : 'mapView';
    return (found.find((symbol) => symbol.name === name) ?? found[0])?.name;
  }

  /** Name in 5.x of an identifier that is imported from 5.x; undefined for others. */
  importedName(node: ts.Identifier): string | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node);
    const [specifier] = symbol?.declarations ?? [];
    if (!specifier || !ts.isImportSpecifier(specifier)) return undefined;
    const { moduleSpecifier } = specifier.parent.parent.parent as ts.ImportDeclaration;
    if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== oldModule)
      return undefined;
    return (specifier.propertyName ?? specifier.name).text;
  }

  isAlias(node: ts.Identifier): boolean {
    const [specifier] = this.#checker.getSymbolAtLocation(node)?.declarations ?? [];
    return (
      specifier !== undefined &&
      ts.isImportSpecifier(specifier) &&
      specifier.propertyName !== undefined
    );
  }

  /** `E_SDK_EVENT.CLICK` and the like, by their names in 5.x. */
  constantOf(node: ts.PropertyAccessExpression): string | undefined {
    if (!ts.isIdentifier(node.expression)) return undefined;
    const name = this.importedName(node.expression);
    return name !== undefined && name === name.toUpperCase()
      ? `${name}.${node.name.text}`
      : undefined;
  }

  eventOf(node: ts.Expression): string | undefined {
    const type = this.#checker.getTypeAtLocation(node);
    return type.isStringLiteral() ? type.value : undefined;
  }

  /** A name that is free in the scope of a node. */
  freshName(wanted: string, node: ts.Node): string {
    const taken = new Set(
      this.#checker.getSymbolsInScope(node, ts.SymbolFlags.Value).map(({ name }) => name),
    );
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
    return name;
  }

  /** Whether a value is a string. */
  isText(node: ts.Expression): boolean {
    return (this.#checker.getTypeAtLocation(node).flags & ts.TypeFlags.StringLike) !== 0;
  }

  /** Whether a value is an array. */
  isList(node: ts.Expression): boolean {
    return this.#checker.getTypeAtLocation(node).getSymbol()?.name.includes('Array') === true;
  }

  /** Whether a function has no parameters. */
  takesNothing(node: ts.Expression): boolean {
    return this.#checker
      .getTypeAtLocation(node)
      .getCallSignatures()
      .every(({ parameters }) => parameters.length === 0);
  }

  /** Owner and name of a member in 5.x, such as `Polygon.map` or `Location.phone.number`. */
  #keyOf(symbol: ts.Symbol | undefined): string | undefined {
    const declaration = symbol?.declarations?.find((one) => isOld(one.getSourceFile()));
    return symbol && declaration && pathOf(declaration.parent, symbol.name);
  }

  #nameOf(type: ts.Type): string | undefined {
    const some = this.#checker.getNonNullableType(type);
    const [part = some] = some.isUnion() ? some.types : [some];
    const symbol = part.getSymbol();
    const isOfOld = symbol?.declarations?.some((one) => isOld(one.getSourceFile()));
    return isOfOld ? symbol?.name : undefined;
  }
}

export function isOldModule(node: ts.Expression | undefined): boolean {
  return node !== undefined && ts.isStringLiteral(node) && node.text === oldModule;
}

/** Whether a file declares the 5.x entry: its sources, or their build output. */
function isOld(file: ts.SourceFile): boolean {
  return /[\\/]compat[\\/]v5[\\/]/.test(file.fileName);
}

/** A name, qualified with the names of its parents. */
function pathOf(node: ts.Node, name: string): string | undefined {
  if (ts.isSourceFile(node)) return undefined;
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) {
    return `${node.name?.text ?? ''}.${name}`;
  }
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node);
  const path = isNamed && ts.isIdentifier(node.name) ? `${node.name.text}.${name}` : name;
  return ts.isVariableDeclaration(node) ? path : pathOf(node.parent, path);
}

function isOptional(type: ts.Type): boolean {
  return (
    type.isUnion() &&
    type.types.some(({ flags }) => flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null))
  );
}
