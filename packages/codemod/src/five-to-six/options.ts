import { ts } from 'ts-morph';
import type { Conversion } from './Conversion.ts';
import { OptionWriter, type Entry, type OptionRule } from './OptionWriter.ts';
import { sections } from './sections.ts';
import { venueInScope } from './venueInScope.ts';

const ranks = ['low', 'medium', 'high', 'always'] as const;

/** How to write options. */
export interface OptionsOf {
  readonly rules: readonly OptionRule[];
  /** The call that the options belong to. */
  readonly call: string;
  /** Properties to add. Default: none. */
  readonly more?: readonly string[];
}

/** Properties of an object literal; `undefined` for other expressions. */
export function objectOf(
  conversion: Conversion,
  node: ts.Expression,
): readonly Entry[] | undefined {
  return writer(conversion, node).entriesOf(node);
}

/** Options for 6 from those of 5.x. */
export function optionsOf(
  conversion: Conversion,
  node: ts.Expression | undefined,
  { rules, call, more = [] }: OptionsOf,
): string {
  if (!node) return more.length > 0 ? `{ ${more.join(', ')} }` : '';
  return writer(conversion, node).write(node, rules, call, more);
}

function writer(conversion: Conversion, node: ts.Node): OptionWriter {
  return new OptionWriter({
    file: conversion.file,
    print: (one) => conversion.print(one),
    use: (helper) => conversion.use(helper),
    venue: () => venueInScope(conversion, node),
    rankOf: (one) => rankOf(conversion, one),
    floorIdOf: (one) => floorIdOf(conversion, one),
    note: (one, advice) => conversion.note(one, advice),
    drop: (name) => conversion.drop(name),
  });
}

/** A priority for 6 from a rank. */
function rankOf(conversion: Conversion, node: ts.Expression): string {
  if (!ts.isNumericLiteral(node)) {
    if (!(ts.isPropertyAccessExpression(node) && conversion.types.constantOf(node))) {
      conversion.note(node, {
        text: 'A priority is low, medium, high, or always.',
        section: sections.labels,
      });
    }
    return conversion.print(node);
  }
  return `'${ranks[Math.min(Math.ceil(Number(node.text)), 3)] ?? 'always'}'`;
}

/** The id of a floor with an elevation. */
function floorIdOf(conversion: Conversion, node: ts.Expression): string {
  const isElevation =
    ts.isPropertyAccessExpression(node) &&
    conversion.types.memberKey(node) === 'VenueMap.elevation';
  if (isElevation) return `${conversion.print(node.expression)}.id`;
  const venue = venueInScope(conversion, node) ?? 'venue';
  conversion.note(node, {
    text: 'Several buildings can have a floor at this elevation.',
    section: sections.names,
  });
  return `${venue}.floors.find(({ elevation }) => elevation === ${conversion.print(node)})?.id`;
}
