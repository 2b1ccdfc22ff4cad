import ts from 'typescript';

/** Information from the compiler about a name. */
export interface NameType {
  /** As formatted by the compiler: `const venue: Venue`; '' if there is none. */
  readonly type: string;
  /** First paragraph of its comment, as Markdown; '' without one. */
  readonly text: string;
}

/** A name in a program. */
export interface TypedName extends NameType {
  /** From 0. */
  readonly line: number;
  /** From the first character of the line that is not a space, because pages indent quoted code less. */
  readonly column: number;
  readonly name: string;
}

/** Longer types are truncated. */
const maxLength = 400;

/** Reads types and descriptions of the names in modules, as shown in editors. */
export class NameReader {
  readonly #service: ts.LanguageService;
  readonly #program: ts.Program | undefined;
  /** By symbol, then by type: most names occur many times, and each query is slow. */
  readonly #known = new Map<ts.Symbol, Map<object, NameType>>();

  constructor(service: ts.LanguageService) {
    this.#service = service;
    this.#program = service.getProgram();
  }

  /** Every name in a module with a type or description, in order. */
  namesOf(file: string): readonly TypedName[] {
    const source = this.#program?.getSourceFile(file);
    if (source === undefined) return [];
    const lines = source.text.split('\n');
    return identifiersIn(source).flatMap((node) => {
      const known = this.#typeOf(node);
      if (known.type === '') return [];
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const column = character - (lines[line] ?? '').search(/\S/);
      return [{ line, column, name: node.text, ...known }];
    });
  }

  #typeOf(node: ts.Identifier): NameType {
    const checker = this.#program?.getTypeChecker();
    const symbol = checker?.getSymbolAtLocation(node);
    if (checker === undefined || symbol === undefined) return this.#ask(node);
    const call = callOf(node);
    const inPlace = (call && checker.getResolvedSignature(call)) ?? checker.getTypeAtLocation(node);
    const known = this.#known.get(symbol) ?? new Map<object, NameType>();
    this.#known.set(symbol, known);
    const type = known.get(inPlace) ?? this.#ask(node);
    known.set(inPlace, type);
    return type;
  }

  #ask(node: ts.Identifier): NameType {
    const { fileName } = node.getSourceFile();
    const info = this.#service.getQuickInfoAtPosition(fileName, node.getStart());
    return { type: typeText(info), text: firstParagraph(info?.documentation) };
  }
}

function identifiersIn(source: ts.SourceFile): readonly ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    // The `const` of `as const` is an identifier, but not a name.
    if (ts.isIdentifier(node) && node.text !== 'const') found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The call of a function name, where the type is a single signature. */
function callOf(node: ts.Identifier): ts.CallLikeExpression | undefined {
  const callee = ts.isPropertyAccessExpression(node.parent) ? node.parent : node;
  const { parent } = callee;
  const isCallee = ts.isCallExpression(parent) || ts.isNewExpression(parent);
  return isCallee && parent.expression === callee ? parent : undefined;
}

/** Removes the kind in parentheses and the import statement; '' for `any`. */
function typeText(info: ts.QuickInfo | undefined): string {
  const text = ts
    .displayPartsToString(info?.displayParts)
    .replace(/^\([a-z ]+\) /, '')
    .replace(/\nimport [^\n]*$/, '')
    .trim();
  if (/: any$/.test(text) || /^(import|module) /.test(text)) return '';
  return text.length > maxLength ? `${text.slice(0, maxLength)} …` : text;
}

function firstParagraph(parts: readonly ts.SymbolDisplayPart[] | undefined): string {
  const text = (parts ?? [])
    // `{@link Venue}` has three parts; only the name is shown.
    .filter(({ kind }) => kind !== 'link')
    .map((part) => part.text)
    .join('');
  return (text.split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ').trim();
}
