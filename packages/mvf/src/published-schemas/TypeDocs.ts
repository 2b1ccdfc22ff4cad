import ts from 'typescript';

/** A TypeScript type and the TSDoc of its members, which provide the descriptions. */
export class TypeDocs {
  readonly #checker: ts.TypeChecker;
  readonly #type: ts.Type;

  private constructor(checker: ts.TypeChecker, type: ts.Type) {
    this.#checker = checker;
    this.#type = type;
  }

  /** The exported interface with this name in a TypeScript file. */
  static ofFile(path: string, name: string): TypeDocs {
    const program = ts.createProgram([path], {
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      exactOptionalPropertyTypes: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      types: [],
    });
    const checker = program.getTypeChecker();
    const file = program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    const symbol = module?.exports?.get(ts.escapeLeadingUnderscores(name));
    if (!symbol) throw new RangeError(`${path} has no export ${name}.`);
    return new TypeDocs(checker, checker.getDeclaredTypeOfSymbol(symbol));
  }

  /** The TSDoc of a member, on one line; undefined if there is no such member. */
  descriptionOf(key: string): string {
    const symbol = this.#type.getProperty(key);
    const parts = symbol?.getDocumentationComment(this.#checker) ?? [];
    return ts
      .displayPartsToString(parts)
      .replace(/\{@link (\w+)\}/g, '`$1`')
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** A name for a member that is the same wherever its declaration is used. */
  declarationOf(key: string): string {
    const [declaration] = this.#type.getProperty(key)?.declarations ?? [];
    return `${declaration?.getSourceFile().fileName}:${declaration?.pos}`;
  }

  /** The type of a member. */
  member(key: string): TypeDocs {
    const symbol = this.#type.getProperty(key);
    if (!symbol) throw new RangeError(`${this.#name()} has no member ${key}.`);
    return this.#of(this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(symbol)));
  }

  /** The type of an array's items. */
  item(): TypeDocs {
    const item = this.#type.getNumberIndexType();
    if (!item) throw new RangeError(`${this.#name()} is not an array.`);
    return this.#of(item);
  }

  /** The type of a record's values. */
  value(): TypeDocs {
    const value = this.#type.getStringIndexType();
    if (!value) throw new RangeError(`${this.#name()} is not a record.`);
    return this.#of(value);
  }

  /** The parts of a union, or the type itself. */
  options(): TypeDocs[] {
    const { types } = this.#type as Partial<ts.UnionType>;
    return this.#type.isUnion() && types ? types.map((type) => this.#of(type)) : [this];
  }

  /** Whether its member `type` has this value, which distinguishes geometries. */
  isOfType(word: string): boolean {
    const symbol = this.#type.getProperty('type');
    const type = symbol && this.#checker.getTypeOfSymbol(symbol);
    return type?.isStringLiteral() === true && type.value === word;
  }

  /** Whether it is an array. */
  isArray(): boolean {
    return this.#checker.isArrayType(this.#type);
  }

  #of(type: ts.Type): TypeDocs {
    return new TypeDocs(this.#checker, type);
  }

  #name(): string {
    return this.#checker.typeToString(this.#type);
  }
}
