import { ts } from 'ts-morph';
import type { Conversion } from './Conversion.ts';
import { advices, types } from './names.ts';
import { sections } from './sections.ts';

/** A type that is imported from 5.x. */
export function rewriteType(
  conversion: Conversion,
  node: ts.TypeReferenceNode,
): string | undefined {
  if (!ts.isIdentifier(node.typeName)) return undefined;
  const name = conversion.types.importedName(node.typeName);
  if (name === undefined || conversion.types.isAlias(node.typeName)) return undefined;
  const known = types[name];
  if (!known) {
    conversion.keep(`type ${name}`);
    conversion.note(
      node,
      advices[name] ?? { text: `${name} has no type of its own.`, section: sections.names },
    );
    return undefined;
  }
  conversion.countOne();
  for (const one of known.imports) conversion.import(one, 'type');
  const isPart = ts.isArrayTypeNode(node.parent) || ts.isTypeOperatorNode(node.parent);
  return isPart && known.imports.length > 1 ? `(${known.text})` : known.text;
}

/** Any other name that is imported from 5.x. */
export function rewriteIdentifier(conversion: Conversion, node: ts.Identifier): string | undefined {
  if (ts.isShorthandPropertyAssignment(node.parent) || ts.isImportSpecifier(node.parent))
    return undefined;
  const name = conversion.types.importedName(node);
  if (name === undefined) return undefined;
  if (conversion.types.isAlias(node)) return keepAlias(conversion, node, name);
  if (name === 'MezzanineError') {
    conversion.import(name, 'value');
    return name;
  }
  conversion.keep(name);
  conversion.note(
    node,
    advices[name] ?? { text: `Replace ${name} by hand.`, section: sections.names },
  );
  return undefined;
}

/** A name that the file chose itself is kept. */
function keepAlias(conversion: Conversion, { text }: ts.Identifier, name: string): undefined {
  const known = types[name];
  if (known?.imports.length === 1) conversion.import(`${known.text} as ${text}`, 'type');
  else conversion.keep(`${name} as ${text}`);
  return undefined;
}
