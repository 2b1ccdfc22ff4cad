import ts from 'typescript';

/** What the compiler knows about a name. */
export interface NameType {
  /** As the compiler writes it: `const venue: Venue`; '' when there is nothing to say. */
  readonly type: string;
  /** First paragraph of its description, as Markdown; '' without one. */
  readonly text: string;
}

/** A name in a program. */
export interface TypedName extends NameType {
  /** From 0. */
  readonly line: number;
  /** From the line's first character that is no space: pages quote code with less indent. */
  readonly column: number;
  readonly name: string;
}

/** Longer types are cut: nobody reads them in passing. */
const maxLength = 400;

/** Reads what the compiler says about the names in modules, as an editor shows it. */
export class NameReader {
  readonly #service: ts.LanguageService;
  readonly #program: ts.Program | undefined;
  /** By symbol, then by its type there: most names stand in many places, and asking takes long. */
  readonly #known = new Map<ts.Symbol, Map<object, NameType>>();

  constructor(service: ts.LanguageService) {
    this.#service = service;
    this.#program = service.getProgram();
  }

  /** Every name in a module that the compiler has something to say about, in order. */
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
    // That of `as const` is no name.
    if (ts.isIdentifier(node) && node.text !== 'const') found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The call that a name is the function of: its type there is that of one signature. */
function callOf(node: ts.Identifier): ts.CallLikeExpression | undefined {
  const callee = ts.isPropertyAccessExpression(node.parent) ? node.parent : node;
  const { parent } = callee;
  const isCallee = ts.isCallExpression(parent) || ts.isNewExpression(parent);
  return isCallee && parent.expression === callee ? parent : undefined;
}

/** Without its kind in brackets, and without what an import says of itself; '' for `any`. */
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
    // `{@link Venue}` comes in three parts; only the name is for readers.
    .filter(({ kind }) => kind !== 'link')
    .map((part) => part.text)
    .join('');
  return (text.split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ').trim();
}
