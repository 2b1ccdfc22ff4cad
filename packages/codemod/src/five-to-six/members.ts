import { ts } from 'ts-morph';
import type { Conversion } from './Conversion.ts';
import { memberRules } from './memberRules.ts';
import { advices, constants, members, unchanged, unknown } from './names.ts';
import { sections } from './sections.ts';
import { mapViewOf, venueInScope } from './venueInScope.ts';

/** Writes a member of a value, which may be missing. */
type WriteMember = (base: string, isOptional: boolean) => string;

/** A member of an object of 5.x, or a constant. */
export function rewriteMember(
  conversion: Conversion,
  node: ts.PropertyAccessExpression,
): string | undefined {
  const constant = conversion.types.constantOf(node);
  if (constant !== undefined) return rewriteConstant(conversion, node, constant);
  const key = conversion.types.memberKey(node);
  if (key === undefined) return rewriteV6(conversion, node);
  const special = rewriteSpecial(conversion, node, key);
  if (special !== undefined) return special;
  const write = complexMember(conversion, key, node);
  if (write) {
    return conversion.count(
      write(conversion.print(node.expression), Boolean(node.questionDotToken)),
    );
  }
  const next = members[key];
  if (next !== undefined) return conversion.count(access(conversion, node, next));
  if (!unchanged.has(key)) conversion.note(node, advices[key] ?? unknown(key));
  return undefined;
}

/** Writes a member that has a different structure in 6. */
export function complexMember(
  conversion: Conversion,
  key: string,
  node: ts.Node,
): WriteMember | undefined {
  const rule = memberRules[key];
  if (!rule) return undefined;
  const venue = venueInScope(conversion, node);
  if (venue === undefined && rule.needsVenue) return undefined;
  return (base, isOptional) =>
    rule.write({
      base,
      dot: isOptional ? '?.' : '.',
      venue: venue ?? '',
      sure: conversion.isScript ? '' : '!',
      use: (helper) => conversion.use(helper),
    });
}

/** Another member of the same object. */
export function access(
  conversion: Conversion,
  node: ts.PropertyAccessExpression,
  name: string,
): string {
  return (
    conversion.print(node.expression) +
    conversion.file.text.slice(node.expression.end, node.name.getStart(conversion.file)) +
    name
  );
}

/** Rewrites members that depend on more than their object. */
function rewriteSpecial(
  conversion: Conversion,
  node: ts.PropertyAccessExpression,
  key: string,
): string | undefined {
  const isLeftOut = node.name.text === 'v6' || /^ImageSizes\.|^Location\.phone\.number$/.test(key);
  if (isLeftOut) return conversion.count(conversion.print(node.expression));
  if (key === 'Camera.position') return rewritePosition(conversion, node);
  if (key.startsWith('VenueInfo.')) return rewriteInfo(conversion, node);
  return floorOfStep(conversion, node, key);
}

/** A field of an object from `v6` is unchanged. */
function rewriteV6(conversion: Conversion, node: ts.PropertyAccessExpression): string | undefined {
  const isV6 = node.name.text === 'v6' && conversion.types.ownerOf(node.expression) !== undefined;
  return isV6 ? conversion.count(conversion.print(node.expression)) : undefined;
}

/** `instruction.node.map`: in 6, the instruction has its floor. */
function floorOfStep(
  conversion: Conversion,
  node: ts.PropertyAccessExpression,
  key: string,
): string | undefined {
  const { expression } = node;
  if (key !== 'Coordinate.map' || !ts.isPropertyAccessExpression(expression)) return undefined;
  if (conversion.types.memberKey(expression) !== 'Instruction.node') return undefined;
  return conversion.count(`${conversion.print(expression.expression)}.floor`);
}

function rewritePosition(
  conversion: Conversion,
  node: ts.PropertyAccessExpression,
): string | undefined {
  const mapView = mapViewOf(conversion, node.expression);
  if (mapView === undefined) {
    conversion.note(node, {
      text: 'Add the floorId of the current floor.',
      section: sections.camera,
    });
    return access(conversion, node, 'center');
  }
  return conversion.count(`${conversion.use('positionOf')}(${mapView})`);
}

function rewriteInfo(
  conversion: Conversion,
  node: ts.PropertyAccessExpression,
): string | undefined {
  const info = node.expression;
  if (!ts.isPropertyAccessExpression(info)) return undefined;
  const venue = conversion.print(info.expression);
  const { text } = node.name;
  if (text === 'languages') return conversion.count(`${venue}.languages`);
  if (text === 'logo') return conversion.count(`${venue}.assetUrl(${venue}.info?.logo)`);
  if (text === 'slug') return conversion.count(`${venue}.info?.slug`);
  return conversion.count(
    text === 'name' ? `(${venue}.info?.name ?? ${venue}.name)` : `${venue}.${text}`,
  );
}

function rewriteConstant(
  conversion: Conversion,
  node: ts.PropertyAccessExpression,
  constant: string,
): string {
  const text = constants[constant];
  if (text !== undefined) return conversion.count(text);
  const [name = ''] = constant.split('.');
  const local = node.expression.getText(conversion.file);
  conversion.keep(local === name ? name : `${name} as ${local}`);
  conversion.note(
    node,
    advices[name] ?? { text: `Replace ${constant} by hand.`, section: sections.names },
  );
  return node.getText(conversion.file);
}
