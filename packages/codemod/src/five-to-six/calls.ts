import { ts } from 'ts-morph';
import { callRules } from './callRules.ts';
import { contextOf } from './callContext.ts';
import type { Conversion } from './Conversion.ts';
import { rewriteLoading } from './loading.ts';
import { advices, members, unchanged, unknown } from './names.ts';
import { isOldModule } from './OldTypes.ts';
import { sections } from './sections.ts';

/** `new OfflineSearch(…)` and `new DestinationSet(…)`. */
export function rewriteNew(conversion: Conversion, node: ts.NewExpression): string | undefined {
  if (!ts.isIdentifier(node.expression)) return undefined;
  const name = conversion.types.importedName(node.expression);
  const [first] = node.arguments ?? [];
  if (name === 'OfflineSearch' && first) return conversion.count(conversion.print(first));
  if (name === 'DestinationSet' && first) {
    conversion.note(node, {
      text: 'Directions to several destinations are one result, with legs.',
      section: sections.route,
    });
    return conversion.count(conversion.print(first));
  }
  return undefined;
}

/** A call of a function or method of 5.x. */
export function rewriteCall(conversion: Conversion, node: ts.CallExpression): string | undefined {
  const { expression } = node;
  if (ts.isIdentifier(expression)) return rewriteLoading(conversion, node, expression);
  if (expression.kind === ts.SyntaxKind.ImportKeyword && isOldModule(node.arguments[0])) {
    conversion.note(node, { text: 'Import version 6.', section: sections.names });
  }
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const key = conversion.types.memberKey(expression);
  if (key === undefined) return undefined;
  const text = callOf(conversion, key, node, expression);
  if (text === undefined) return undefined;
  // An object that an arrow function returns needs parentheses.
  const isBody = ts.isArrowFunction(node.parent) && node.parent.body === node;
  return conversion.count(isBody && text.startsWith('{') ? `(${text})` : text);
}

function callOf(
  conversion: Conversion,
  key: string,
  node: ts.CallExpression,
  callee: ts.PropertyAccessExpression,
): string | undefined {
  const rule = callRules[key];
  if (rule) return rule(contextOf(conversion, key, node, callee));
  if (unchanged.has(key) || members[key] !== undefined) return undefined;
  conversion.note(node, advices[key] ?? advices[key.split('.')[0] ?? ''] ?? unknown(key));
  return undefined;
}
