import { ts } from 'ts-morph';
import type { CallContext } from './callRules.ts';
import type { Conversion } from './Conversion.ts';
import { access } from './members.ts';
import { positionRules } from './optionRules.ts';
import { objectOf, optionsOf } from './options.ts';
import { sections } from './sections.ts';
import { mapViewOf, venueInScope } from './venueInScope.ts';

/** The interface of call rules. */
export function contextOf(
  conversion: Conversion,
  key: string,
  node: ts.CallExpression,
  callee: ts.PropertyAccessExpression,
): CallContext {
  const target = callee.expression;
  return {
    key,
    node,
    callee,
    text: conversion.file.text,
    on: () => conversion.print(target),
    onCamera: () => conversion.print(cameraOf(target)),
    of: (index) => {
      const argument = node.arguments[index];
      return argument ? conversion.print(argument) : '';
    },
    venue: () => venueInScope(conversion, node),
    mapView: () => mapViewOf(conversion, target),
    call: (name, ...parts) =>
      `${access(conversion, callee, name)}(${parts.filter((part) => part !== '').join(', ')})`,
    leave: (text, at = sections.names) => {
      conversion.note(node, { text, section: at });
      return undefined;
    },
    options: (index, rules, more = []) =>
      optionsOf(conversion, node.arguments[index], { rules, call: key, more }),
    has: (index, name) => {
      const argument = node.arguments[index];
      return (
        argument !== undefined &&
        objectOf(conversion, argument)?.some((one) => one.name === name) === true
      );
    },
    isText: (index) => {
      const argument = node.arguments[index];
      return argument !== undefined && conversion.types.isText(argument);
    },
    ownerOf: (one) => {
      const argument = one === 'target' ? target : node.arguments[one];
      return argument && conversion.types.ownerOf(argument);
    },
    isList: (index) => {
      const argument = node.arguments[index];
      return argument !== undefined && conversion.types.isList(argument);
    },
    eventOf: (index) => {
      const argument = node.arguments[index];
      return argument && conversion.types.eventOf(argument);
    },
    event: () => rewriteEvent(conversion, node, callee),
    content: (index) => content(conversion, node.arguments[index]),
    focusTargets: () => focusTargets(conversion, node.arguments[0]),
    position: () => rewriteOverride(conversion, node, callee),
    use: (helper) => conversion.use(helper),
  };
}

function rewriteEvent(
  conversion: Conversion,
  node: ts.CallExpression,
  callee: ts.PropertyAccessExpression,
): string | undefined {
  const [type, listener] = node.arguments;
  const event = type && conversion.types.eventOf(type);
  const write = (name: string, text: string) =>
    `${conversion.print(callee.expression)}.${callee.name.text}('${name}', ${text})`;
  if (!listener) return undefined;
  if (event === 'click') return write('click', conversion.print(listener));
  if (event === 'map-changed-with-reason') return write('floor-change', conversion.print(listener));
  if (event !== 'map-changed') {
    conversion.note(node, { text: 'This event has no counterpart.', section: sections.names });
    return undefined;
  }
  const [parameter] = ts.isArrowFunction(listener) ? listener.parameters : [];
  if (ts.isArrowFunction(listener) && parameter) {
    const type6 = parameter.type ? `: ${importedType(conversion, 'FloorChangeDetail')}` : '';
    return write(
      'floor-change',
      `({ floor: ${conversion.print(parameter.name)} }${type6}) => ${conversion.print(listener.body)}`,
    );
  }
  const takesNothing = conversion.types.takesNothing(listener);
  if (takesNothing) return write('floor-change', conversion.print(listener));
  conversion.note(node, {
    text: 'The listener gets the floor in an object.',
    section: sections.names,
  });
  return write('floor-change', conversion.print(listener));
}

function importedType(conversion: Conversion, name: string): string {
  conversion.import(name, 'type');
  return name;
}

/** Converts HTML to an element. Other strings are unchanged. */
function content(conversion: Conversion, node: ts.Expression | undefined): string {
  if (!node) return "''";
  const text = conversion.print(node);
  const isLiteral = ts.isStringLiteralLike(node);
  if (isLiteral && !/[<&]/.test(node.text)) return text;
  if (isLiteral) return `${conversion.use('elementOf')}(${text})`;
  if (ts.isTemplateExpression(node) && /[<&]/.test(node.getText(conversion.file))) {
    conversion.note(node, {
      text: 'Escape the values in this HTML, or create elements.',
      section: sections.markers,
    });
    return `${conversion.use('elementOf')}(${text})`;
  }
  if (conversion.types.ownerOf(node) === undefined && !ts.isStringLiteralLike(node)) {
    conversion.note(node, {
      text: 'This text is no longer read as HTML.',
      section: sections.markers,
    });
  }
  return text;
}

function focusTargets(conversion: Conversion, node: ts.Expression | undefined): string {
  const given = node && objectOf(conversion, node);
  if (!given || given.some(({ value }) => !value)) {
    if (node)
      conversion.note(node, { text: 'Pass the targets as an array.', section: sections.camera });
    return node ? conversion.print(node) : '';
  }
  const lists = given.flatMap(({ value }) => (value ? conversion.print(value) : []));
  return lists.length === 1
    ? (lists[0] ?? '')
    : `[${lists.map((list) => `...${list}`).join(', ')}]`;
}

function rewriteOverride(
  conversion: Conversion,
  node: ts.CallExpression,
  callee: ts.PropertyAccessExpression,
): string | undefined {
  const [position] = node.arguments;
  const coords =
    position && objectOf(conversion, position)?.find(({ name }) => name === 'coords')?.value;
  if (!coords || !objectOf(conversion, coords)) {
    conversion.note(node, {
      text: 'A position of 6 has no coords: latitude, longitude, accuracyMeters, headingDegrees, and floorId.',
      section: sections.names,
    });
    return undefined;
  }
  return `${access(conversion, callee, 'update')}(${optionsOf(conversion, coords, { rules: positionRules, call: 'BlueDot.overridePosition' })})`;
}

/** The camera of `Camera.interactions`. */
function cameraOf(interactions: ts.Expression): ts.Expression {
  return ts.isPropertyAccessExpression(interactions) ? interactions.expression : interactions;
}
