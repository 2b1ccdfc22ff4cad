import { ts } from 'ts-morph';
import type { Conversion } from './Conversion.ts';
import { complexMember } from './members.ts';
import { advices, members, unchanged, unknown } from './names.ts';

/** Names for values that were only destructured. */
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

/**
 * Splits a pattern into the part that works in 6, too, and statements for the rest.
 *
 * @returns `isSplit` is false if the pattern can be printed as a pattern
 */
export function splitPattern(conversion: Conversion, pattern: ts.ObjectBindingPattern) {
  const simple: string[] = [];
  const complex: ((base: string) => string)[] = [];
  let owner = '';
  for (const element of pattern.elements) {
    const name = element.propertyName ?? element.name;
    const key = ts.isIdentifier(name) ? conversion.types.keyIn(pattern, name.text) : undefined;
    const write = key && !element.initializer ? complexMember(conversion, key, pattern) : undefined;
    if (key && write && ts.isIdentifier(element.name)) {
      const local = element.name.text;
      [owner = ''] = key.split('.');
      complex.push((base) => `${local} = ${write(base, false)}`);
      conversion.countOne();
    } else simple.push(conversion.print(element));
  }
  const base = conversion.types.freshName(baseNames[owner] ?? 'source', pattern);
  const simpleText = simple.length > 0 ? `{ ${simple.join(', ')} }` : '';
  const lines = [
    ...(simpleText === '' ? [] : [`const ${simpleText} = ${base};`]),
    ...complex.map((write) => `const ${write(base)};`),
  ];
  return { isSplit: complex.length > 0, base, simple: simpleText, complex, lines };
}

/** A body with statements before its own. */
export function withPrologue(
  conversion: Conversion,
  body: ts.ConciseBody | ts.Statement,
  lines: readonly string[],
  owner: ts.Node,
): string {
  const indent = `${conversion.indentAt(owner.getStart(conversion.file))}  `;
  const head = lines.map((line) => `\n${indent}${line}`).join('');
  if (ts.isBlock(body)) return `{${head}${conversion.print(body).slice(1)}`;
  const text = conversion.print(body);
  const rest = ts.isStatement(body) ? text : `return ${unwrapped(text)};`;
  return `{${head}\n${indent}${rest}\n${indent.slice(2)}}`;
}

/** Rewrites a function whose parameters destructure objects of 5.x. */
export function rewriteFunction(
  conversion: Conversion,
  node: ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression | ts.MethodDeclaration,
) {
  if (!node.body) return undefined;
  const splits = node.parameters.map(({ name }) =>
    ts.isObjectBindingPattern(name) ? splitPattern(conversion, name) : undefined,
  );
  if (!splits.some((one) => one?.isSplit)) return undefined;
  let text = '';
  let at = node.getStart(conversion.file);
  node.parameters.forEach((parameter, index) => {
    const split = splits[index];
    text += conversion.file.text.slice(at, parameter.getStart(conversion.file));
    if (split?.isSplit) {
      const type = parameter.type ? `: ${conversion.print(parameter.type)}` : '';
      const value = parameter.initializer ? ` = ${conversion.print(parameter.initializer)}` : '';
      text += split.base + type + value;
    } else text += conversion.print(parameter);
    at = parameter.end;
  });
  text += conversion.file.text.slice(at, node.body.getStart(conversion.file));
  const lines = splits.flatMap((split) => (split?.isSplit ? split.lines : []));
  return text + withPrologue(conversion, node.body, lines, node);
}

/** Rewrites an element of a pattern that destructures an object of 5.x. */
export function rewriteElement(
  conversion: Conversion,
  node: ts.BindingElement,
): string | undefined {
  const name = node.propertyName ?? node.name;
  if (!ts.isObjectBindingPattern(node.parent) || !ts.isIdentifier(name) || node.dotDotDotToken) {
    return undefined;
  }
  const key = conversion.types.keyIn(node.parent, name.text);
  if (key === undefined || unchanged.has(key)) return undefined;
  const next = members[key];
  const value = node.initializer ? ` = ${conversion.print(node.initializer)}` : '';
  if (next === undefined) {
    conversion.note(node, advices[key] ?? unknown(key));
    return undefined;
  }
  conversion.countOne();
  const local = conversion.print(node.name);
  return local === next ? next + value : `${next}: ${local}${value}`;
}

/** An object without the parentheses that an arrow function needs. */
function unwrapped(text: string): string {
  return text.startsWith('({') && text.endsWith('})') ? text.slice(1, -1) : text;
}
