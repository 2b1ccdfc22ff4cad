import { ts } from 'ts-morph';
import { rewriteCall, rewriteNew } from './calls.ts';
import { rewriteBinary } from './comparisons.ts';
import { Conversion, type LeftOver } from './Conversion.ts';
import { rewriteIdentifier, rewriteType } from './identifiers.ts';
import { rewriteMember } from './members.ts';
import { rewriteElement, rewriteFunction } from './patterns.ts';
import { rewriteStatement } from './statements.ts';
import { MARK, withImports } from './withImports.ts';

/** Result of a file. */
export interface ConvertedFile {
  readonly text: string;
  /** Number of converted calls, members, and types. */
  readonly converted: number;
  /** Comments added for places that need manual changes. */
  readonly left: readonly LeftOver[];
  /** Removed options that had no effect, by name. */
  readonly dropped: readonly string[];
}

/** Converts one file from 5.x to 6. Prints it node by node, by the rules for each. */
export class FileConverter {
  readonly #file: ts.SourceFile;
  readonly #conversion: Conversion;
  readonly #printed = new Map<ts.Node, string>();

  constructor(file: ts.SourceFile, checker: ts.TypeChecker) {
    this.#file = file;
    this.#conversion = new Conversion(file, checker, {
      print: (node) => this.#print(node),
      printChildren: (node) => this.#printChildren(node),
    });
  }

  /** Converts the file. The text is unchanged if it does not use 5.x. */
  convert(): ConvertedFile {
    const { text, statements } = this.#file;
    const body = statements
      .map((one) => text.slice(one.pos, one.getStart(this.#file)) + this.#print(one))
      .join('');
    const end = text.slice(statements.at(-1)?.end ?? 0);
    const { converted, left, dropped } = this.#conversion;
    if (converted === 0 && left.length === 0 && !body.includes(MARK)) {
      return { text, converted, left, dropped };
    }
    return { text: withImports(this.#conversion, body + end), converted, left, dropped };
  }

  #print(node: ts.Node): string {
    // Rules print parts more than once, but each counts once.
    const known = this.#printed.get(node);
    if (known !== undefined) return known;
    const isStatement = ts.isStatement(node) && !ts.isBlock(node);
    const text = isStatement ? this.#printStatement(node) : this.#printNode(node);
    this.#printed.set(node, text);
    return text;
  }

  #printStatement(node: ts.Statement): string {
    const conversion = this.#conversion;
    return conversion.withNotes(
      node,
      () => rewriteStatement(conversion, node) ?? this.#printNode(node),
    );
  }

  #printNode(node: ts.Node): string {
    return rewrite(this.#conversion, node) ?? this.#printChildren(node);
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
}

function rewrite(conversion: Conversion, node: ts.Node): string | undefined {
  if (ts.isExpression(node)) return rewriteExpression(conversion, node);
  if (ts.isBindingElement(node)) return rewriteElement(conversion, node);
  if (ts.isTypeReferenceNode(node)) return rewriteType(conversion, node);
  const isFunction = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
  return isFunction ? rewriteFunction(conversion, node) : undefined;
}

function rewriteExpression(conversion: Conversion, node: ts.Expression): string | undefined {
  if (ts.isCallExpression(node)) return rewriteCall(conversion, node);
  if (ts.isNewExpression(node)) return rewriteNew(conversion, node);
  if (ts.isPropertyAccessExpression(node)) return rewriteMember(conversion, node);
  if (ts.isBinaryExpression(node)) return rewriteBinary(conversion, node);
  if (ts.isVoidExpression(node) || ts.isAwaitExpression(node))
    return rewriteWaiting(conversion, node);
  if (ts.isIdentifier(node)) return rewriteIdentifier(conversion, node);
  const isFunction = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
  return isFunction ? rewriteFunction(conversion, node) : undefined;
}

/** `setMap` returns nothing to wait for. */
function rewriteWaiting(
  conversion: Conversion,
  node: ts.VoidExpression | ts.AwaitExpression,
): string | undefined {
  const { expression } = node;
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) {
    return undefined;
  }
  return conversion.types.memberKey(expression.expression) === 'MapView.setMap'
    ? conversion.print(expression)
    : undefined;
}
