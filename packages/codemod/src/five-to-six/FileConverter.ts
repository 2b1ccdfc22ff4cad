/* oxlint-disable max-lines -- Printing a node and its rules call each other, and files must not import each other. */
import { ts } from 'ts-morph';
import { helpers, type Helper, type HelperName } from './helpers.ts';
import {
  advices,
  comparedTexts,
  constants,
  members,
  newModule,
  oldModule,
  types,
  unchanged,
  type Advice,
} from './names.ts';
import { callRules, type CallContext } from './callRules.ts';
import { memberRules } from './memberRules.ts';
import { makerRules, mapRules, outdoorRules, positionRules, venueRules } from './optionRules.ts';
import { OptionWriter, type Entry, type OptionRule } from './OptionWriter.ts';
import { sections } from './texts.ts';

/** What became of a file. */
export interface ConvertedFile {
  readonly text: string;
  /** Calls, members, and types that were converted. */
  readonly converted: number;
  /** Comments that were added for what is left. */
  readonly left: readonly LeftOver[];
  /** Options without effect that were removed, by their names. */
  readonly dropped: readonly string[];
}

/** A place that needs work by hand. */
export interface LeftOver {
  /** Line in the file before the conversion, from 1. */
  readonly line: number;
  /** What to do. */
  readonly text: string;
}

/** Writes a member of a value, which may be missing. */
type WriteMember = (base: string, isOptional: boolean) => string;

const guide = '/web-sdk/migration-guide';
const ranks = ['low', 'medium', 'high', 'always'] as const;

/** Converts one file from 5.x to 6. */
export class FileConverter {
  readonly #file: ts.SourceFile;
  readonly #checker: ts.TypeChecker;
  readonly #isScript: boolean;
  readonly #helpers = new Set<HelperName>();
  readonly #imports = new Map<string, 'type' | 'value'>();
  readonly #kept = new Set<string>();
  readonly #dropped: string[] = [];
  readonly #left: LeftOver[] = [];
  /** Comments of the statement that is printed, the innermost last. */
  readonly #notes: Set<string>[] = [];
  readonly #printed = new Map<ts.Node, string>();
  readonly #noted = new Set<ts.Node>();
  #converted = 0;

  constructor(file: ts.SourceFile, checker: ts.TypeChecker) {
    this.#file = file;
    this.#checker = checker;
    this.#isScript = /\.[cm]?jsx?$/.test(file.fileName);
  }

  /** Converts the file; the text is unchanged if it has nothing of 5.x. */
  convert(): ConvertedFile {
    const start = { text: this.#file.text, converted: 0, left: [], dropped: [] };
    const body = this.#file.statements
      .map(
        (statement) =>
          this.#file.text.slice(statement.pos, statement.getStart(this.#file)) +
          this.#print(statement),
      )
      .join('');
    const end = this.#file.text.slice(this.#file.statements.at(-1)?.end ?? 0);
    if (this.#converted === 0 && this.#left.length === 0 && !body.includes(MARK)) return start;
    const text = this.#withImports(body + end);
    return { text, converted: this.#converted, left: this.#left, dropped: this.#dropped };
  }

  // Printing

  /** A node as text of 6. */
  #print(node: ts.Node): string {
    // Rules look at parts more than once, and each is counted and noted once.
    const known = this.#printed.get(node);
    if (known !== undefined) return known;
    const isStatement = ts.isStatement(node) && !ts.isBlock(node);
    const text = isStatement
      ? this.#printStatement(node)
      : (this.#rewrite(node) ?? this.#printChildren(node));
    this.#printed.set(node, text);
    return text;
  }

  #printChildren(node: ts.Node): string {
    let text = '';
    let at = node.getStart(this.#file);
    ts.forEachChild(node, (child) => {
      const start = child.getStart(this.#file);
      if (start < at) return;
      text += this.#file.text.slice(at, start) + this.#print(child);
      at = child.end;
    });
    return text + this.#file.text.slice(at, node.end);
  }

  #printStatement(node: ts.Statement): string {
    const notes = new Set<string>();
    this.#notes.push(notes);
    const text = this.#rewriteStatement(node) ?? this.#rewrite(node) ?? this.#printChildren(node);
    this.#notes.pop();
    const start = node.getStart(this.#file);
    const above = this.#file.text.slice(node.pos, start);
    const indent = this.#indentAt(start);
    return [...[...notes].filter((note) => !above.includes(note)), text].join(`\n${indent}`);
  }

  #indentAt(position: number): string {
    const lineStart = this.#file.text.lastIndexOf('\n', position - 1) + 1;
    return /^[ \t]*/.exec(this.#file.text.slice(lineStart, position))?.[0] ?? '';
  }

  #note(node: ts.Node, { text, section: anchor }: Advice): void {
    // A call that is left says so for the method that it calls.
    const call = callWith(node);
    if (call !== node && call !== undefined && this.#noted.has(call)) return;
    this.#noted.add(node);
    this.#notes.at(-1)?.add(`// TODO(codemod): ${text} See ${guide}#${anchor}`);
    const { line } = this.#file.getLineAndCharacterOfPosition(node.getStart(this.#file));
    this.#left.push({ line: line + 1, text });
  }

  #use(helper: HelperName): HelperName {
    this.#helpers.add(helper);
    for (const type of helpers[helper].types) this.#import(type, 'type');
    return helper;
  }

  #import(name: string, kind: 'type' | 'value'): void {
    if (this.#imports.get(name) !== 'value') this.#imports.set(name, kind);
  }

  // What a node is in 5.x

  /** Owner and name in 5.x of a member, such as `Polygon.map` or `Location.phone.number`. */
  #keyOf(symbol: ts.Symbol | undefined): string | undefined {
    const declaration = symbol?.declarations?.find((one) => isOld(one.getSourceFile()));
    return symbol && declaration && pathOf(declaration.parent, symbol.name);
  }

  #keyIn(type: ts.Type, name: string): string | undefined {
    const some = this.#checker.getNonNullableType(type);
    return this.#keyOf(this.#checker.getPropertyOfType(some, name));
  }

  /** Name of the class or interface of 5.x that a value has. */
  #ownerOf(node: ts.Expression): string | undefined {
    return this.#nameOf(this.#checker.getTypeAtLocation(node));
  }

  #nameOf(type: ts.Type): string | undefined {
    const some = this.#checker.getNonNullableType(type);
    const [part = some] = some.isUnion() ? some.types : [some];
    const symbol = part.getSymbol();
    const isOfOld = symbol?.declarations?.some((one) => isOld(one.getSourceFile()));
    return isOfOld ? symbol?.name : undefined;
  }

  #memberKey(node: ts.PropertyAccessExpression): string | undefined {
    return this.#keyOf(this.#checker.getSymbolAtLocation(node.name));
  }

  /** A variable in scope with a type of 5.x, as text. */
  #inScope(node: ts.Node, owner: 'Venue' | 'MapView'): string | undefined {
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

  /** The venue as text of 6, by a variable or a map view. */
  #venue(node: ts.Node): string | undefined {
    const venue = this.#inScope(node, 'Venue');
    if (venue !== undefined) return venue;
    const mapView = this.#inScope(node, 'MapView') ?? this.#receiver(node);
    return mapView && `${mapView}.venue`;
  }

  /** The map view in `this.mapView.Camera.set(…)`, as text of 6. */
  #receiver(node: ts.Node): string | undefined {
    const access = ts.isCallExpression(node) ? node.expression : node;
    if (ts.isPropertyAccessExpression(access) && ts.isPropertyAccessExpression(access.expression)) {
      const { expression } = access.expression;
      if (this.#ownerOf(expression) === 'MapView') return this.#print(expression);
    }
    return ts.isStatement(node) || ts.isSourceFile(node) ? undefined : this.#receiver(node.parent);
  }

  /** The map view that a controller belongs to, as text of 6. */
  #mapViewOf(controller: ts.Expression): string | undefined {
    if (
      ts.isPropertyAccessExpression(controller) &&
      this.#ownerOf(controller.expression) === 'MapView'
    ) {
      return this.#print(controller.expression);
    }
    return this.#inScope(controller, 'MapView');
  }

  // Imports

  #oldImports(): readonly ts.ImportDeclaration[] {
    return this.#file.statements.filter(
      (one): one is ts.ImportDeclaration =>
        ts.isImportDeclaration(one) && isOldModule(one.moduleSpecifier),
    );
  }

  /** The name that an identifier has in 5.x, if it is imported from there under that name. */
  #importedName(node: ts.Identifier): string | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node);
    const [specifier] = symbol?.declarations ?? [];
    if (!specifier || !ts.isImportSpecifier(specifier)) return undefined;
    const { moduleSpecifier } = specifier.parent.parent.parent as ts.ImportDeclaration;
    if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== oldModule)
      return undefined;
    return (specifier.propertyName ?? specifier.name).text;
  }

  /** Replaces the import of 5.x, whose statement was printed as a mark. */
  #withImports(text: string): string {
    const names = [...this.#imports].sort(([a], [b]) => a.localeCompare(b));
    const shown = names.filter(([, kind]) => !this.#isScript || kind === 'value');
    const allTypes = shown.every(([, kind]) => kind === 'type');
    const list = shown.map(([name, kind]) =>
      kind === 'type' && !allTypes ? `type ${name}` : name,
    );
    const lines = [
      ...(list.length > 0
        ? [importLine(allTypes ? 'import type' : 'import', list, newModule)]
        : []),
      ...(this.#kept.size > 0 ? [importLine('import', [...this.#kept].sort(), oldModule)] : []),
    ];
    const used: readonly Helper[] = [...this.#helpers].map((name): Helper => helpers[name]);
    const setups = used.flatMap(({ setup }) => setup ?? []);
    const above = setups.length > 0 ? `\n\n${this.#code(setups.join('\n'))}` : '';
    const below = used.map(({ code }) => `\n${this.#code(code)}\n`).join('');
    const [before = '', after] = withMark(text, lines.length > 0).split(MARK);
    if (after === undefined) return text + below;
    return before + lines.join('\n') + insertAfterImports(after, above) + below;
  }

  /** A helper as the language of the file has it. */
  #code(code: string): string {
    if (!this.#isScript) return code;
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
    });
    return outputText.trimEnd();
  }

  // Statements

  #rewriteStatement(node: ts.Statement): string | undefined {
    if (ts.isImportDeclaration(node)) return this.#rewriteImport(node);
    if (ts.isExportDeclaration(node) && isOldModule(node.moduleSpecifier)) {
      this.#note(node, { text: 'Export the names of version 6.', section: sections.names });
      return undefined;
    }
    if (ts.isVariableStatement(node)) return this.#rewriteVariables(node);
    if (ts.isForOfStatement(node)) return this.#rewriteForOf(node);
    if (!ts.isExpressionStatement(node)) return undefined;
    return this.#rewriteTwoEvents(node.expression);
  }

  #rewriteImport(node: ts.ImportDeclaration): string | undefined {
    if (!this.#oldImports().includes(node)) return undefined;
    const { namedBindings } = node.importClause ?? {};
    if (namedBindings && !ts.isNamedImports(namedBindings)) {
      this.#note(node, { text: 'Import the names that you use.', section: sections.names });
      return node.getText(this.#file);
    }
    const isFirst = this.#oldImports()[0] === node;
    return isFirst ? MARK : '';
  }

  /** `mapView.on(E_SDK_EVENT.STATE_CHANGED, …)`: two events of 6. */
  #rewriteTwoEvents(node: ts.Expression): string | undefined {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
      return undefined;
    const [type, listener] = node.arguments;
    if (!/^MapView\.(on|off)$/.test(this.#memberKey(node.expression) ?? '') || !type || !listener) {
      return undefined;
    }
    if (this.#eventOf(type) !== 'state-changed') return undefined;
    this.#converted += 1;
    const mapView = this.#print(node.expression.expression);
    const text = this.#withoutUnused(listener);
    const suffix = this.#isScript ? '' : ' as const';
    return (
      `for (const type of ['stack-change', 'follow-change']${suffix}) ` +
      `${mapView}.${node.expression.name.text}(type, ${text});`
    );
  }

  /** A listener whose parameter is gone from its body. */
  #withoutUnused(listener: ts.Expression): string {
    const text = this.#print(listener);
    if (!ts.isArrowFunction(listener) || listener.parameters.length !== 1) return text;
    const { name } = listener.parameters[0] ?? {};
    const body = this.#print(listener.body);
    if (!name || !ts.isIdentifier(name) || new RegExp(`\\b${name.text}\\b`).test(body)) return text;
    return `() => ${body}`;
  }

  #rewriteVariables(node: ts.VariableStatement): string | undefined {
    const { declarations } = node.declarationList;
    const [only] = declarations;
    if (declarations.length !== 1 || !only?.initializer) return undefined;
    const keyword = this.#file.text.slice(node.getStart(this.#file), only.getStart(this.#file));
    const indent = this.#indentAt(node.getStart(this.#file));
    const after = this.#outdoorAfter(only);
    const pattern = ts.isObjectBindingPattern(only.name)
      ? this.#splitPattern(only.name)
      : undefined;
    if (!pattern?.isSplit) {
      return after === undefined ? undefined : `${this.#printChildren(node)}\n${indent}${after}`;
    }
    const isName = ts.isIdentifier(only.initializer);
    const base = isName ? this.#print(only.initializer) : pattern.base;
    const lines = [
      ...(isName ? [] : [`${keyword}${base} = ${this.#print(only.initializer)};`]),
      ...(pattern.simple === '' ? [] : [`${keyword}${pattern.simple} = ${base};`]),
      ...pattern.complex.map((write) => `${keyword}${write(base)};`),
    ];
    return lines.join(`\n${indent}`);
  }

  #rewriteForOf(node: ts.ForOfStatement): string | undefined {
    const list = node.initializer;
    if (!ts.isVariableDeclarationList(list)) return undefined;
    const [declaration] = list.declarations;
    if (!declaration || !ts.isObjectBindingPattern(declaration.name)) return undefined;
    const pattern = this.#splitPattern(declaration.name);
    if (!pattern.isSplit) return undefined;
    const head = `for (const ${pattern.base} of ${this.#print(node.expression)})`;
    return `${head} ${this.#withPrologue(node.statement, pattern.lines, node)}`;
  }

  // Patterns

  /**
   * Splits a pattern into the part that 6 can take apart as well, and statements for the rest.
   *
   * @returns `isSplit` is false if the pattern can be printed as a pattern
   */
  #splitPattern(pattern: ts.ObjectBindingPattern) {
    const type = this.#checker.getTypeAtLocation(pattern);
    const simple: string[] = [];
    const complex: ((base: string) => string)[] = [];
    let owner = '';
    for (const element of pattern.elements) {
      const name = element.propertyName ?? element.name;
      const key = ts.isIdentifier(name) ? this.#keyIn(type, name.text) : undefined;
      const write = key && !element.initializer ? this.#complexMember(key, pattern) : undefined;
      if (key && write && ts.isIdentifier(element.name)) {
        const local = element.name.text;
        [owner = ''] = key.split('.');
        complex.push((base) => `${local} = ${write(base, false)}`);
        this.#converted += 1;
      } else simple.push(this.#print(element));
    }
    const base = this.#freshName(baseNames[owner] ?? 'source', pattern);
    const simpleText = simple.length > 0 ? `{ ${simple.join(', ')} }` : '';
    const lines = [
      ...(simpleText === '' ? [] : [`const ${simpleText} = ${base};`]),
      ...complex.map((write) => `const ${write(base)};`),
    ];
    return { isSplit: complex.length > 0, base, simple: simpleText, complex, lines };
  }

  #freshName(wanted: string, node: ts.Node): string {
    const taken = new Set(
      this.#checker.getSymbolsInScope(node, ts.SymbolFlags.Value).map(({ name }) => name),
    );
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
    return name;
  }

  /** A body with statements before its own. */
  #withPrologue(
    body: ts.ConciseBody | ts.Statement,
    lines: readonly string[],
    owner: ts.Node,
  ): string {
    const indent = `${this.#indentAt(owner.getStart(this.#file))}  `;
    const head = lines.map((line) => `\n${indent}${line}`).join('');
    if (ts.isBlock(body)) return `{${head}${this.#print(body).slice(1)}`;
    const text = this.#print(body);
    const rest = ts.isStatement(body) ? text : `return ${unwrapped(text)};`;
    return `{${head}\n${indent}${rest}\n${indent.slice(2)}}`;
  }

  #rewriteFunction(
    node: ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression | ts.MethodDeclaration,
  ) {
    if (!node.body) return undefined;
    const splits = node.parameters.map(({ name }) =>
      ts.isObjectBindingPattern(name) ? this.#splitPattern(name) : undefined,
    );
    if (!splits.some((one) => one?.isSplit)) return undefined;
    let text = '';
    let at = node.getStart(this.#file);
    node.parameters.forEach((parameter, index) => {
      const split = splits[index];
      text += this.#file.text.slice(at, parameter.getStart(this.#file));
      if (split?.isSplit) {
        const type = parameter.type ? `: ${this.#print(parameter.type)}` : '';
        const value = parameter.initializer ? ` = ${this.#print(parameter.initializer)}` : '';
        text += split.base + type + value;
      } else text += this.#print(parameter);
      at = parameter.end;
    });
    text += this.#file.text.slice(at, node.body.getStart(this.#file));
    const lines = splits.flatMap((split) => (split?.isSplit ? split.lines : []));
    return text + this.#withPrologue(node.body, lines, node);
  }

  // Nodes

  #rewrite(node: ts.Node): string | undefined {
    if (ts.isExpression(node)) return this.#rewriteExpression(node);
    if (ts.isBindingElement(node)) return this.#rewriteElement(node);
    if (ts.isTypeReferenceNode(node)) return this.#rewriteType(node);
    const isFunction = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
    return isFunction ? this.#rewriteFunction(node) : undefined;
  }

  #rewriteExpression(node: ts.Expression): string | undefined {
    if (ts.isCallExpression(node)) return this.#rewriteCall(node);
    if (ts.isNewExpression(node)) return this.#rewriteNew(node);
    if (ts.isPropertyAccessExpression(node)) return this.#rewriteMember(node);
    if (ts.isBinaryExpression(node)) return this.#rewriteBinary(node);
    if (ts.isVoidExpression(node) || ts.isAwaitExpression(node)) return this.#rewriteWaiting(node);
    if (ts.isIdentifier(node)) return this.#rewriteIdentifier(node);
    const isFunction = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
    return isFunction ? this.#rewriteFunction(node) : undefined;
  }

  /** `setMap` returns nothing to wait for. */
  #rewriteWaiting(node: ts.VoidExpression | ts.AwaitExpression): string | undefined {
    const { expression } = node;
    if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) {
      return undefined;
    }
    return this.#memberKey(expression.expression) === 'MapView.setMap'
      ? this.#print(expression)
      : undefined;
  }

  #rewriteType(node: ts.TypeReferenceNode): string | undefined {
    if (!ts.isIdentifier(node.typeName)) return undefined;
    const name = this.#importedName(node.typeName);
    if (name === undefined || this.#isAlias(node.typeName)) return undefined;
    const known = types[name];
    if (!known) {
      this.#kept.add(`type ${name}`);
      this.#note(
        node,
        advices[name] ?? { text: `${name} has no type of its own.`, section: sections.names },
      );
      return undefined;
    }
    this.#converted += 1;
    for (const one of known.imports) this.#import(one, 'type');
    const isPart = ts.isArrayTypeNode(node.parent) || ts.isTypeOperatorNode(node.parent);
    return isPart && known.imports.length > 1 ? `(${known.text})` : known.text;
  }

  #isAlias(node: ts.Identifier): boolean {
    const [specifier] = this.#checker.getSymbolAtLocation(node)?.declarations ?? [];
    return (
      specifier !== undefined &&
      ts.isImportSpecifier(specifier) &&
      specifier.propertyName !== undefined
    );
  }

  #rewriteIdentifier(node: ts.Identifier): string | undefined {
    if (ts.isShorthandPropertyAssignment(node.parent) || ts.isImportSpecifier(node.parent))
      return undefined;
    const name = this.#importedName(node);
    if (name === undefined) return undefined;
    if (this.#isAlias(node)) return this.#keepAlias(node, name);
    if (name === 'MezzanineError') {
      this.#import(name, 'value');
      return name;
    }
    this.#kept.add(name);
    this.#note(
      node,
      advices[name] ?? { text: `Replace ${name} by hand.`, section: sections.names },
    );
    return undefined;
  }

  /** A name that the file gave itself stays. */
  #keepAlias({ text }: ts.Identifier, name: string): undefined {
    const known = types[name];
    if (known?.imports.length === 1) this.#import(`${known.text} as ${text}`, 'type');
    else this.#kept.add(`${name} as ${text}`);
    return undefined;
  }

  #rewriteElement(node: ts.BindingElement): string | undefined {
    const name = node.propertyName ?? node.name;
    if (!ts.isObjectBindingPattern(node.parent) || !ts.isIdentifier(name) || node.dotDotDotToken) {
      return undefined;
    }
    const key = this.#keyIn(this.#checker.getTypeAtLocation(node.parent), name.text);
    if (key === undefined || unchanged.has(key)) return undefined;
    const next = members[key];
    const value = node.initializer ? ` = ${this.#print(node.initializer)}` : '';
    if (next === undefined) {
      this.#note(node, advices[key] ?? unknown(key));
      return undefined;
    }
    this.#converted += 1;
    const local = this.#print(node.name);
    return local === next ? next + value : `${next}: ${local}${value}`;
  }

  #rewriteBinary(node: ts.BinaryExpression): string | undefined {
    const { left, right, operatorToken } = node;
    const isEqual = operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
    const isUnequal = operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
    if (operatorToken.kind === ts.SyntaxKind.EqualsToken) return this.#rewriteLimit(left, right);
    if (isEqual || isUnequal) {
      const state = this.#stateTest(left, right) ?? this.#stateTest(right, left);
      if (state !== undefined) return isEqual ? state : `!(${state})`;
      const word = ts.isStringLiteral(right) ? comparedTexts[right.text] : undefined;
      if (word !== undefined && ts.isPropertyAccessExpression(left) && this.#memberKey(left)) {
        this.#converted += 1;
        return `${this.#print(left)} ${operatorToken.getText(this.#file)} '${word}'`;
      }
    }
    return this.#rewriteHasRoute(node);
  }

  /** `directions.path.length > 0` and its likes. */
  #rewriteHasRoute({ left, right, operatorToken }: ts.BinaryExpression): string | undefined {
    if (!ts.isPropertyAccessExpression(left) || left.name.text !== 'length') return undefined;
    const list = left.expression;
    if (
      !ts.isPropertyAccessExpression(list) ||
      list.questionDotToken ||
      right.getText(this.#file) !== '0'
    ) {
      return undefined;
    }
    if (!/^Directions\.(path|instructions)$/.test(this.#memberKey(list) ?? '')) return undefined;
    const operator = operatorToken.getText(this.#file);
    const types6: Readonly<Record<string, string>> = { '>': '===', '!==': '===', '===': '!==' };
    const test = types6[operator];
    if (test === undefined) return undefined;
    this.#converted += 1;
    return `${this.#print(list.expression)}.type ${test} 'directions'`;
  }

  /** A comparison with one of `STATE`. */
  #stateTest(state: ts.Expression, constant: ts.Expression): string | undefined {
    if (!ts.isPropertyAccessExpression(constant)) return undefined;
    const [owner, name] = this.#constantOf(constant)?.split('.') ?? [];
    if (owner !== 'STATE') return undefined;
    const mapView = this.#inScope(state, 'MapView');
    if (mapView === undefined) return undefined;
    this.#converted += 1;
    if (name === 'STACKED') return `${mapView}.stackedMaps.isExpanded`;
    const isFollowing = `${mapView}.blueDot.followMode !== 'none'`;
    return name === 'FOLLOW'
      ? isFollowing
      : `!${mapView}.stackedMaps.isExpanded && !(${isFollowing})`;
  }

  /** `Camera.minZoom = …` and `Camera.maxZoom = …`. */
  #rewriteLimit(left: ts.Expression, right: ts.Expression): string | undefined {
    if (!ts.isPropertyAccessExpression(left)) return undefined;
    const key = this.#memberKey(left);
    const venue = this.#venue(left);
    if ((key !== 'Camera.minZoom' && key !== 'Camera.maxZoom') || venue === undefined)
      return undefined;
    this.#converted += 1;
    const limit = key === 'Camera.minZoom' ? 'maxZoomLevel' : 'minZoomLevel';
    const level = `${this.#use('zoomLevelOf')}(${venue}, ${this.#print(right)})`;
    return `${this.#print(left.expression)}.setLimits({ ${limit}: ${level} })`;
  }

  // Members

  /** `E_SDK_EVENT.CLICK` and its likes, by their names in 5.x. */
  #constantOf(node: ts.PropertyAccessExpression): string | undefined {
    if (!ts.isIdentifier(node.expression)) return undefined;
    const name = this.#importedName(node.expression);
    return name !== undefined && name === name.toUpperCase()
      ? `${name}.${node.name.text}`
      : undefined;
  }

  /** Writes a member that 6 has in another shape. */
  #complexMember(key: string, node: ts.Node): WriteMember | undefined {
    const rule = memberRules[key];
    if (!rule) return undefined;
    const venue = this.#venue(node);
    if (venue === undefined && rule.needsVenue) return undefined;
    return (base, isOptional) =>
      rule.write({
        base,
        dot: isOptional ? '?.' : '.',
        venue: venue ?? '',
        sure: this.#isScript ? '' : '!',
        use: (helper) => this.#use(helper),
      });
  }

  #rewriteMember(node: ts.PropertyAccessExpression): string | undefined {
    const constant = this.#constantOf(node);
    if (constant !== undefined) return this.#rewriteConstant(node, constant);
    const key = this.#memberKey(node);
    if (key === undefined) return this.#rewriteV6(node);
    const special = this.#rewriteSpecial(node, key);
    if (special !== undefined) return special;
    const write = this.#complexMember(key, node);
    if (write) {
      return this.#count(write(this.#print(node.expression), Boolean(node.questionDotToken)));
    }
    const next = members[key];
    if (next !== undefined) return this.#count(this.#access(node, next));
    if (!unchanged.has(key)) this.#note(node, advices[key] ?? unknown(key));
    return undefined;
  }

  /** Members that depend on more than what they are a member of. */
  #rewriteSpecial(node: ts.PropertyAccessExpression, key: string): string | undefined {
    const isLeftOut =
      node.name.text === 'v6' || /^ImageSizes\.|^Location\.phone\.number$/.test(key);
    if (isLeftOut) return this.#count(this.#print(node.expression));
    if (key === 'Camera.position') return this.#rewritePosition(node);
    if (key.startsWith('VenueInfo.')) return this.#rewriteInfo(node);
    return this.#floorOfStep(node, key);
  }

  #count(text: string): string {
    this.#converted += 1;
    return text;
  }

  #access(node: ts.PropertyAccessExpression, name: string): string {
    return (
      this.#print(node.expression) +
      this.#file.text.slice(node.expression.end, node.name.getStart(this.#file)) +
      name
    );
  }

  /** A field of an object that `v6` returned is as it is. */
  #rewriteV6(node: ts.PropertyAccessExpression): string | undefined {
    const isV6 = node.name.text === 'v6' && this.#ownerOf(node.expression) !== undefined;
    return isV6 ? this.#count(this.#print(node.expression)) : undefined;
  }

  /** `instruction.node.map`: the instruction has its floor. */
  #floorOfStep(node: ts.PropertyAccessExpression, key: string): string | undefined {
    const { expression } = node;
    if (key !== 'Coordinate.map' || !ts.isPropertyAccessExpression(expression)) return undefined;
    if (this.#memberKey(expression) !== 'Instruction.node') return undefined;
    return this.#count(`${this.#print(expression.expression)}.floor`);
  }

  #rewritePosition(node: ts.PropertyAccessExpression): string | undefined {
    const mapView = this.#mapViewOf(node.expression);
    if (mapView === undefined) {
      this.#note(node, { text: 'Add the floorId of the current floor.', section: sections.camera });
      return this.#access(node, 'center');
    }
    return this.#count(`${this.#use('positionOf')}(${mapView})`);
  }

  #rewriteInfo(node: ts.PropertyAccessExpression): string | undefined {
    const info = node.expression;
    if (!ts.isPropertyAccessExpression(info)) return undefined;
    const venue = this.#print(info.expression);
    const { text } = node.name;
    if (text === 'languages') return this.#count(`${venue}.languages`);
    if (text === 'logo') return this.#count(`${venue}.assetUrl(${venue}.info?.logo)`);
    if (text === 'slug') return this.#count(`${venue}.info?.slug`);
    return this.#count(
      text === 'name' ? `(${venue}.info?.name ?? ${venue}.name)` : `${venue}.${text}`,
    );
  }

  #rewriteConstant(node: ts.PropertyAccessExpression, constant: string): string {
    const text = constants[constant];
    if (text !== undefined) return this.#count(text);
    const [name = ''] = constant.split('.');
    const local = node.expression.getText(this.#file);
    this.#kept.add(local === name ? name : `${name} as ${local}`);
    this.#note(
      node,
      advices[name] ?? { text: `Replace ${constant} by hand.`, section: sections.names },
    );
    return node.getText(this.#file);
  }

  #eventOf(node: ts.Expression): string | undefined {
    const type = this.#checker.getTypeAtLocation(node);
    return type.isStringLiteral() ? type.value : undefined;
  }

  // Calls

  #rewriteNew(node: ts.NewExpression): string | undefined {
    if (!ts.isIdentifier(node.expression)) return undefined;
    const name = this.#importedName(node.expression);
    const [first] = node.arguments ?? [];
    if (name === 'OfflineSearch' && first) return this.#count(this.#print(first));
    if (name === 'DestinationSet' && first) {
      this.#note(node, {
        text: 'Directions to several destinations are one result, with legs.',
        section: sections.route,
      });
      return this.#count(this.#print(first));
    }
    return undefined;
  }

  #rewriteCall(node: ts.CallExpression): string | undefined {
    const { expression } = node;
    if (ts.isIdentifier(expression)) return this.#rewriteLoading(node, expression);
    if (expression.kind === ts.SyntaxKind.ImportKeyword && isOldModule(node.arguments[0])) {
      this.#note(node, { text: 'Import version 6.', section: sections.names });
    }
    if (!ts.isPropertyAccessExpression(expression)) return undefined;
    const key = this.#memberKey(expression);
    if (key === undefined) return undefined;
    const text = this.#callOf(key, node, expression);
    if (text === undefined) return undefined;
    // An object that an arrow function returns needs parentheses.
    const isBody = ts.isArrowFunction(node.parent) && node.parent.body === node;
    return this.#count(isBody && text.startsWith('{') ? `(${text})` : text);
  }

  #rewriteLoading(node: ts.CallExpression, callee: ts.Identifier): string | undefined {
    const name = this.#importedName(callee);
    if (name === 'getVenue') return this.#rewriteGetVenue(node, callee, venueRules);
    if (name === 'getVenueMaker') return this.#rewriteGetVenue(node, callee, makerRules);
    return name === 'showVenue' ? this.#rewriteShowVenue(node, callee) : undefined;
  }

  #rewriteGetVenue(
    node: ts.CallExpression,
    callee: ts.Identifier,
    rules: readonly OptionRule[],
  ): string | undefined {
    const [first] = node.arguments;
    const given = first && this.#objectOf(first);
    if (!given) return this.#leaveCall(node, callee, 'Pass key, secret, and venueId to loadVenue.');
    const language = given.find(({ name }) => name === 'language');
    const hasUrl = given.some(({ name }) => name === 'baseUrl' || name === undefined);
    const source = this.#options(first, rules, callee.text, hasUrl ? [] : [ownServer]);
    this.#import('loadVenue', 'value');
    return this.#count(`loadVenue(${source}${language ? `, { ${language.text} }` : ''})`);
  }

  #rewriteShowVenue(node: ts.CallExpression, callee: ts.Identifier): string | undefined {
    const [first, second, third] = node.arguments;
    const given = third ? this.#objectOf(third) : [];
    if (!given || !first || !second) {
      return this.#leaveCall(node, callee, 'Pass the options of showMap.');
    }
    const labels = given.find(({ name }) => name === 'labelAllLocationsOnInit');
    const isLabeled = labels !== undefined && !/:\s*false$/.test(labels.text);
    this.#noteMapOptions(node, given);
    const more = isLabeled ? [] : ["labels: 'none'"];
    const options = third
      ? this.#options(third, mapRules, callee.text, more)
      : `{ ${more.join(', ')} }`;
    this.#import('showMap', 'value');
    const last = options === '{}' ? '' : `, ${options}`;
    return this.#count(`showMap(${this.#print(first)}, ${this.#print(second)}${last})`);
  }

  #noteMapOptions(node: ts.CallExpression, given: readonly Entry[]): void {
    const isStatement = ts.isVariableDeclaration(node.parent.parent);
    for (const { name = '' } of given) {
      const advice = mapAdvices[name];
      if (advice && !(name === 'outdoorView' && isStatement)) this.#note(node, advice);
    }
  }

  #leaveCall(node: ts.CallExpression, callee: ts.Identifier, text: string): undefined {
    this.#kept.add(callee.text);
    this.#note(node, { text, section: sections.names });
    return undefined;
  }

  /** The call in `await showVenue(…)`. */
  #showing(node: ts.Expression): ts.CallExpression | undefined {
    if (!ts.isAwaitExpression(node) || !ts.isCallExpression(node.expression)) return undefined;
    const { expression } = node.expression;
    const isShowing = ts.isIdentifier(expression) && this.#importedName(expression) === 'showVenue';
    return isShowing ? node.expression : undefined;
  }

  /** Shows the outdoor map where `showVenue` was asked for it. */
  #outdoorAfter({ name, initializer }: ts.VariableDeclaration): string | undefined {
    const call = initializer && this.#showing(initializer);
    if (!call) return undefined;
    const third = call.arguments[2];
    const outdoor = third && this.#objectOf(third)?.find(({ name: key }) => key === 'outdoorView');
    if (!outdoor?.value || !ts.isIdentifier(name) || /enabled:\s*false/.test(outdoor.text)) {
      return undefined;
    }
    return `await ${name.text}.outdoor.show(${this.#options(outdoor.value, outdoorRules, 'outdoorView')});`;
  }

  #callOf(
    key: string,
    node: ts.CallExpression,
    callee: ts.PropertyAccessExpression,
  ): string | undefined {
    const rule = callRules[key];
    if (rule) return rule(this.#contextOf(key, node, callee));
    if (unchanged.has(key) || members[key] !== undefined) return undefined;
    this.#note(node, advices[key] ?? advices[key.split('.')[0] ?? ''] ?? unknown(key));
    return undefined;
  }

  #contextOf(
    key: string,
    node: ts.CallExpression,
    callee: ts.PropertyAccessExpression,
  ): CallContext {
    const target = callee.expression;
    return {
      key,
      node,
      callee,
      text: this.#file.text,
      on: () => this.#print(target),
      onCamera: () => this.#print(cameraOf(target)),
      of: (index) => {
        const argument = node.arguments[index];
        return argument ? this.#print(argument) : '';
      },
      venue: () => this.#venue(node),
      mapView: () => this.#mapViewOf(target),
      call: (name, ...parts) =>
        `${this.#access(callee, name)}(${parts.filter((part) => part !== '').join(', ')})`,
      leave: (text, at = sections.names) => {
        this.#note(node, { text, section: at });
        return undefined;
      },
      options: (index, rules, more = []) => this.#options(node.arguments[index], rules, key, more),
      has: (index, name) => {
        const argument = node.arguments[index];
        return (
          argument !== undefined &&
          this.#objectOf(argument)?.some((one) => one.name === name) === true
        );
      },
      isText: (index) => {
        const argument = node.arguments[index];
        const type = argument && this.#checker.getTypeAtLocation(argument);
        return type !== undefined && (type.flags & ts.TypeFlags.StringLike) !== 0;
      },
      ownerOf: (one) => {
        const argument = one === 'target' ? target : node.arguments[one];
        return argument && this.#ownerOf(argument);
      },
      isList: (index) => {
        const argument = node.arguments[index];
        const name = argument && this.#checker.getTypeAtLocation(argument).getSymbol()?.name;
        return name?.includes('Array') === true;
      },
      eventOf: (index) => {
        const argument = node.arguments[index];
        return argument && this.#eventOf(argument);
      },
      event: () => this.#rewriteEvent(node, callee),
      content: (index) => this.#content(node.arguments[index]),
      focusTargets: () => this.#focusTargets(node.arguments[0]),
      position: () => this.#rewriteOverride(node, callee),
      use: (helper) => this.#use(helper),
    };
  }

  #rewriteEvent(node: ts.CallExpression, callee: ts.PropertyAccessExpression): string | undefined {
    const [type, listener] = node.arguments;
    const event = type && this.#eventOf(type);
    const write = (name: string, text: string) =>
      `${this.#print(callee.expression)}.${callee.name.text}('${name}', ${text})`;
    if (!listener) return undefined;
    if (event === 'click') return write('click', this.#print(listener));
    if (event === 'map-changed-with-reason') return write('floor-change', this.#print(listener));
    if (event !== 'map-changed') {
      this.#note(node, { text: 'This event has no counterpart.', section: sections.names });
      return undefined;
    }
    const [parameter] = ts.isArrowFunction(listener) ? listener.parameters : [];
    if (ts.isArrowFunction(listener) && parameter) {
      const type6 = parameter.type ? `: ${this.#event('FloorChangeDetail')}` : '';
      return write(
        'floor-change',
        `({ floor: ${this.#print(parameter.name)} }${type6}) => ${this.#print(listener.body)}`,
      );
    }
    const takesNothing = this.#checker
      .getTypeAtLocation(listener)
      .getCallSignatures()
      .every(({ parameters }) => parameters.length === 0);
    if (takesNothing) return write('floor-change', this.#print(listener));
    this.#note(node, {
      text: 'The listener gets the floor in an object.',
      section: sections.names,
    });
    return write('floor-change', this.#print(listener));
  }

  #event(name: string): string {
    this.#import(name, 'type');
    return name;
  }

  /** HTML as an element, other texts as they are. */
  #content(node: ts.Expression | undefined): string {
    if (!node) return "''";
    const text = this.#print(node);
    const isLiteral = ts.isStringLiteralLike(node);
    if (isLiteral && !/[<&]/.test(node.text)) return text;
    if (isLiteral) return `${this.#use('elementOf')}(${text})`;
    if (ts.isTemplateExpression(node) && /[<&]/.test(node.getText(this.#file))) {
      this.#note(node, {
        text: 'Escape the values in this HTML, or create elements.',
        section: sections.markers,
      });
      return `${this.#use('elementOf')}(${text})`;
    }
    if (this.#ownerOf(node) === undefined && !ts.isStringLiteralLike(node)) {
      this.#note(node, { text: 'This text is no longer read as HTML.', section: sections.markers });
    }
    return text;
  }

  #focusTargets(node: ts.Expression | undefined): string {
    const given = node && this.#objectOf(node);
    if (!given || given.some(({ value }) => !value)) {
      if (node)
        this.#note(node, { text: 'Pass the targets as an array.', section: sections.camera });
      return node ? this.#print(node) : '';
    }
    const lists = given.flatMap(({ value }) => (value ? this.#print(value) : []));
    return lists.length === 1
      ? (lists[0] ?? '')
      : `[${lists.map((list) => `...${list}`).join(', ')}]`;
  }

  #rewriteOverride(
    node: ts.CallExpression,
    callee: ts.PropertyAccessExpression,
  ): string | undefined {
    const [position] = node.arguments;
    const coords =
      position && this.#objectOf(position)?.find(({ name }) => name === 'coords')?.value;
    if (!coords || !this.#objectOf(coords)) {
      this.#note(node, {
        text: 'A position of 6 has no coords: latitude, longitude, accuracyMeters, headingDegrees, and floorId.',
        section: sections.names,
      });
      return undefined;
    }
    return `${this.#access(callee, 'update')}(${this.#options(coords, positionRules, 'BlueDot.overridePosition')})`;
  }

  // Options

  #objectOf(node: ts.Expression): readonly Entry[] | undefined {
    return this.#writer(node).entriesOf(node);
  }

  #writer(node: ts.Node): OptionWriter {
    return new OptionWriter({
      file: this.#file,
      print: (one) => this.#print(one),
      use: (helper) => this.#use(helper),
      venue: () => this.#venue(node),
      rankOf: (one) => this.#rankOf(one),
      floorIdOf: (one) => this.#floorIdOf(one),
      note: (one, advice) => this.#note(one, advice),
      drop: (name) => this.#dropped.push(name),
    });
  }

  /** Options of 6 for those of 5.x. */
  #options(
    node: ts.Expression | undefined,
    rules: readonly OptionRule[],
    call: string,
    more: readonly string[] = [],
  ): string {
    if (!node) return more.length > 0 ? `{ ${more.join(', ')} }` : '';
    return this.#writer(node).write(node, rules, call, more);
  }

  /** A priority of 6 for a rank. */
  #rankOf(node: ts.Expression): string {
    if (!ts.isNumericLiteral(node)) {
      if (!(ts.isPropertyAccessExpression(node) && this.#constantOf(node))) {
        this.#note(node, {
          text: 'A priority is low, medium, high, or always.',
          section: sections.labels,
        });
      }
      return this.#print(node);
    }
    return `'${ranks[Math.min(Math.ceil(Number(node.text)), 3)] ?? 'always'}'`;
  }

  /** The id of a floor for its elevation. */
  #floorIdOf(node: ts.Expression): string {
    const isElevation =
      ts.isPropertyAccessExpression(node) && this.#memberKey(node) === 'VenueMap.elevation';
    if (isElevation) return `${this.#print(node.expression)}.id`;
    const venue = this.#venue(node) ?? 'venue';
    this.#note(node, {
      text: 'Several buildings can have a floor at this elevation.',
      section: sections.names,
    });
    return `${venue}.floors.find(({ elevation }) => elevation === ${this.#print(node)})?.id`;
  }
}

const MARK = '\u0000imports\u0000';

/** Names for values that were only taken apart. */
const baseNames: Readonly<Record<string, string>> = {
  Directions: 'directions',
  Instruction: 'instruction',
  Coordinate: 'coordinate',
  Location: 'place',
  CameraAngles: 'camera',
  CameraChange: 'camera',
  MapView: 'view',
  Venue: 'wholeVenue',
};

/** `getVenue` asked the server of the page, unless it got another one. */
const ownServer = 'baseUrl: window.location.origin';

const mapAdvices: Readonly<Record<string, Advice>> = {
  dynamicFocus: {
    text: 'Listen to camera-change, and set the floor of the nearest building.',
    section: sections.removed,
  },
  layerGroups: { text: 'Update the opacity of spaces on camera-change.', section: sections.names },
  outdoorView: { text: 'Call outdoor.show of the map view.', section: sections.names },
};

function isOldModule(node: ts.Expression | undefined): boolean {
  return node !== undefined && ts.isStringLiteral(node) && node.text === oldModule;
}

/** Whether a file declares the entry of 5.x: its sources, or what was built from them. */
function isOld(file: ts.SourceFile): boolean {
  return /[\\/]compat[\\/]v5[\\/]/.test(file.fileName);
}

/** A name with the names of what it is declared in. */
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

/** The call of a method that a node leads to: `a.b.c()` for `a`, `a.b`, and `a.b.c`. */
function callWith(node: ts.Node): ts.Node | undefined {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) return callWith(parent);
  return ts.isCallExpression(parent) && parent.expression === node ? parent : undefined;
}

function isOptional(type: ts.Type): boolean {
  return (
    type.isUnion() &&
    type.types.some(({ flags }) => flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null))
  );
}

function unknown(key: string): Advice {
  return {
    text: `${key.replace(/^VenueMap/, 'Map')} has no direct counterpart.`,
    section: sections.names,
  };
}

/** The camera of `Camera.interactions`. */
function cameraOf(interactions: ts.Expression): ts.Expression {
  return ts.isPropertyAccessExpression(interactions) ? interactions.expression : interactions;
}

/** An object without the parentheses that an arrow function needs. */
function unwrapped(text: string): string {
  return text.startsWith('({') && text.endsWith('})') ? text.slice(1, -1) : text;
}

function importLine(keyword: string, names: readonly string[], module: string): string {
  const line = `${keyword} { ${names.join(', ')} } from '${module}';`;
  if (line.length <= 100) return line;
  return `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}} from '${module}';`;
}

/** A program with a mark where its first import stands, or its first line. */
function withMark(program: string, isNeeded: boolean): string {
  if (!isNeeded || program.includes(MARK)) return program;
  const first = /^import\s/m.exec(program)?.index ?? 0;
  return `${program.slice(0, first)}${MARK}\n${program.slice(first)}`;
}

/** Puts a text below the last import of a program whose first import is cut off. */
function insertAfterImports(program: string, text: string): string {
  if (text === '') return program;
  const imports = /^(?:\s*import\s[^;]*;)*/.exec(program)?.[0].length ?? 0;
  return program.slice(0, imports) + text + program.slice(imports);
}
