import { ts } from 'ts-morph';
import type { Conversion } from './Conversion.ts';
import { outdoorAfter } from './loading.ts';
import { isOldModule } from './OldTypes.ts';
import { splitPattern, withPrologue } from './patterns.ts';
import { sections } from './sections.ts';
import { MARK } from './withImports.ts';

/** A statement that becomes several, or another kind of statement. */
export function rewriteStatement(conversion: Conversion, node: ts.Statement): string | undefined {
  if (ts.isImportDeclaration(node)) return rewriteImport(conversion, node);
  if (ts.isExportDeclaration(node) && isOldModule(node.moduleSpecifier)) {
    conversion.note(node, { text: 'Export the names of version 6.', section: sections.names });
    return undefined;
  }
  if (ts.isVariableStatement(node)) return rewriteVariables(conversion, node);
  if (ts.isForOfStatement(node)) return rewriteForOf(conversion, node);
  if (!ts.isExpressionStatement(node)) return undefined;
  return rewriteTwoEvents(conversion, node.expression);
}

function rewriteImport(conversion: Conversion, node: ts.ImportDeclaration): string | undefined {
  if (!oldImports(conversion).includes(node)) return undefined;
  const { namedBindings } = node.importClause ?? {};
  if (namedBindings && !ts.isNamedImports(namedBindings)) {
    conversion.note(node, { text: 'Import the names that you use.', section: sections.names });
    return node.getText(conversion.file);
  }
  const isFirst = oldImports(conversion)[0] === node;
  return isFirst ? MARK : '';
}

function oldImports(conversion: Conversion): readonly ts.ImportDeclaration[] {
  return conversion.file.statements.filter(
    (one): one is ts.ImportDeclaration =>
      ts.isImportDeclaration(one) && isOldModule(one.moduleSpecifier),
  );
}

/** `mapView.on(E_SDK_EVENT.STATE_CHANGED, …)`: two events of 6. */
function rewriteTwoEvents(conversion: Conversion, node: ts.Expression): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const [type, listener] = node.arguments;
  if (
    !/^MapView\.(on|off)$/.test(conversion.types.memberKey(node.expression) ?? '') ||
    !type ||
    !listener
  ) {
    return undefined;
  }
  if (conversion.types.eventOf(type) !== 'state-changed') return undefined;
  conversion.countOne();
  const mapView = conversion.print(node.expression.expression);
  const text = withoutUnused(conversion, listener);
  const suffix = conversion.isScript ? '' : ' as const';
  return (
    `for (const type of ['stack-change', 'follow-change']${suffix}) ` +
    `${mapView}.${node.expression.name.text}(type, ${text});`
  );
}

/** A listener whose parameter is removed from its body. */
function withoutUnused(conversion: Conversion, listener: ts.Expression): string {
  const text = conversion.print(listener);
  if (!ts.isArrowFunction(listener) || listener.parameters.length !== 1) return text;
  const { name } = listener.parameters[0] ?? {};
  const body = conversion.print(listener.body);
  if (!name || !ts.isIdentifier(name) || new RegExp(`\\b${name.text}\\b`).test(body)) return text;
  return `() => ${body}`;
}

function rewriteVariables(conversion: Conversion, node: ts.VariableStatement): string | undefined {
  const { declarations } = node.declarationList;
  const [only] = declarations;
  if (declarations.length !== 1 || !only?.initializer) return undefined;
  const keyword = conversion.file.text.slice(
    node.getStart(conversion.file),
    only.getStart(conversion.file),
  );
  const indent = conversion.indentAt(node.getStart(conversion.file));
  const after = outdoorAfter(conversion, only);
  const pattern = ts.isObjectBindingPattern(only.name)
    ? splitPattern(conversion, only.name)
    : undefined;
  if (!pattern?.isSplit) {
    return after === undefined ? undefined : `${conversion.printChildren(node)}\n${indent}${after}`;
  }
  const isName = ts.isIdentifier(only.initializer);
  const base = isName ? conversion.print(only.initializer) : pattern.base;
  const lines = [
    ...(isName ? [] : [`${keyword}${base} = ${conversion.print(only.initializer)};`]),
    ...(pattern.simple === '' ? [] : [`${keyword}${pattern.simple} = ${base};`]),
    ...pattern.complex.map((write) => `${keyword}${write(base)};`),
  ];
  return lines.join(`\n${indent}`);
}

function rewriteForOf(conversion: Conversion, node: ts.ForOfStatement): string | undefined {
  const list = node.initializer;
  if (!ts.isVariableDeclarationList(list)) return undefined;
  const [declaration] = list.declarations;
  if (!declaration || !ts.isObjectBindingPattern(declaration.name)) return undefined;
  const pattern = splitPattern(conversion, declaration.name);
  if (!pattern.isSplit) return undefined;
  const head = `for (const ${pattern.base} of ${conversion.print(node.expression)})`;
  return `${head} ${withPrologue(conversion, node.statement, pattern.lines, node)}`;
}
