import { ts } from 'ts-morph';
import type { HelperName } from './addedHelpers.ts';
import type { Advice } from './names.ts';
import { field } from './field.ts';
import { sections } from './sections.ts';

/** How an option is converted. */
export interface OptionRule {
  /** Name in 5.x. Nested options have a dot. */
  readonly from: string;
  /** Name in 6; undefined if there is no equivalent. */
  readonly to: string | undefined;
  /** How the value changes, or other effects. */
  readonly how?:
    | 'bearing'
    | 'by-hand'
    | 'degrees'
    | 'double'
    | 'fifth'
    | 'floor-id'
    | 'icon'
    | 'look'
    | 'rank'
    | 'shade'
    | 'silent'
    | 'theme'
    | 'twice'
    | 'zoomLevel';
}

/** A property of an object. */
export interface Entry {
  /** Undefined for a spread. */
  readonly name?: string;
  /** Undefined if the property has no separate value. */
  readonly value?: ts.Expression;
  /** The property as code for 6, with its 5.x name. */
  readonly text: string;
}

/** The parts of the file that option writing needs. */
export interface OptionContext {
  readonly file: ts.SourceFile;
  print(node: ts.Node): string;
  use(helper: HelperName): HelperName;
  venue(): string | undefined;
  rankOf(node: ts.Expression): string;
  floorIdOf(node: ts.Expression): string;
  note(node: ts.Node, advice: Advice): void;
  drop(name: string): void;
}

const looks: Readonly<Record<string, readonly string[]>> = {
  DARK_ON_LIGHT: ["color: '#16181D'", "haloColor: '#FFFDF9'"],
  LIGHT_ON_DARK: ["color: '#F4F1EA'", "haloColor: '#14171C'"],
};
const section = sections.names;

/** The call whose options are written. */
interface Scope {
  readonly rules: readonly OptionRule[];
  readonly call: string;
  /** Properties of the theme that the options are converted to. */
  readonly themed: string[];
}

/** Writes options for 6 from an object with options of 5.x. */
export class OptionWriter {
  readonly #context: OptionContext;

  constructor(context: OptionContext) {
    this.#context = context;
  }

  /** Properties of an object literal; `undefined` for other expressions. */
  entriesOf(node: ts.Expression): readonly Entry[] | undefined {
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    return node.properties.map((property) => this.#entryOf(property));
  }

  /** The options as code. */
  write(
    node: ts.Expression,
    rules: readonly OptionRule[],
    call: string,
    more: readonly string[],
  ): string {
    if (!ts.isObjectLiteralExpression(node)) return this.#other(node, rules, call, more);
    const themed: string[] = [];
    const parts = [...this.#parts(node, { rules, call, themed }), ...more];
    const theme = themed.length > 0 ? [`theme: { ${themed.join(', ')} }`] : [];
    const all = [...parts, ...theme];
    if (all.length === 0) return '{}';
    const isWide = node.getText(this.#context.file).includes('\n');
    if (!isWide) return `{ ${all.join(', ')} }`;
    const indent = /^[ \t]*/.exec(this.#lineOf(node))?.[0] ?? '';
    return `{\n${all.map((part) => `${indent}  ${part},\n`).join('')}${indent}}`;
  }

  #lineOf(node: ts.Node): string {
    const { text } = this.#context.file;
    const start = node.getStart(this.#context.file);
    return text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  }

  /** Options that are not an object literal: both branches of a condition, or a variable. */
  #other(
    node: ts.Expression,
    rules: readonly OptionRule[],
    call: string,
    more: readonly string[],
  ): string {
    if (ts.isParenthesizedExpression(node)) {
      return `(${this.write(node.expression, rules, call, more)})`;
    }
    if (ts.isConditionalExpression(node)) {
      const [yes, no] = [node.whenTrue, node.whenFalse].map((one) =>
        this.write(one, rules, call, more),
      );
      return `${this.#context.print(node.condition)} ? ${yes} : ${no}`;
    }
    this.#context.note(node, { text: 'Rename the options in this variable.', section });
    const text = this.#context.print(node);
    return more.length > 0 ? `{ ...${text}, ${more.join(', ')} }` : text;
  }

  #entryOf(property: ts.ObjectLiteralElementLike): Entry {
    const text = this.#context.print(property);
    if (
      ts.isPropertyAssignment(property) &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ) {
      return { name: property.name.text, value: property.initializer, text };
    }
    if (ts.isShorthandPropertyAssignment(property)) {
      return { name: property.name.text, value: property.name, text };
    }
    return ts.isMethodDeclaration(property) && ts.isIdentifier(property.name)
      ? { name: property.name.text, text }
      : { text };
  }

  #parts(node: ts.ObjectLiteralExpression, scope: Scope, prefix = ''): readonly string[] {
    const { rules } = scope;
    return node.properties.flatMap((property): readonly string[] => {
      if (ts.isSpreadAssignment(property)) return this.#spread(property, scope);
      const name = this.#nameOf(property);
      if (name === undefined) return [this.#context.print(property)];
      const path = prefix + name;
      const value = valueOf(property);
      const rule = rules.find(({ from }) => from === path);
      const isGroup = rules.some(({ from }) => from.startsWith(`${path}.`));
      if (isGroup && value && ts.isObjectLiteralExpression(value)) {
        return this.#parts(value, scope, `${path}.`);
      }
      if (rule?.how === 'look' && value) return this.#look(value);
      if (!rule) {
        this.#context.note(property, { text: `The option ${path} has no rule.`, section });
        return [this.#context.print(property)];
      }
      return this.#apply(rule, property, scope);
    });
  }

  #apply(
    rule: OptionRule,
    property: ts.ObjectLiteralElementLike,
    { call, themed }: Scope,
  ): readonly string[] {
    const value = valueOf(property);
    const { to, how } = rule;
    if (how === 'by-hand') {
      const text = byHand[rule.from] ?? `The option ${rule.from} has no counterpart.`;
      this.#context.note(property, { text, section });
      return [];
    }
    if (to === undefined || !value) {
      if (how !== 'silent') this.#context.drop(`${call}({ ${rule.from} })`);
      return [];
    }
    const text = this.#value(value, rule, property);
    if (text === undefined) return [];
    if (how === 'theme' || how === 'shade') {
      themed.push(field(to, text));
      return [];
    }
    return how === 'twice' ? [field(to, text), field('pitch', text)] : [field(to, text)];
  }

  /** The value of an option in the unit of 6. */
  #value(node: ts.Expression, { how }: OptionRule, property: ts.Node): string | undefined {
    const text = this.#context.print(node);
    const unit = units[how ?? ''];
    if (unit) return unit(isSimple(node) ? text : `(${text})`);
    if (how === 'rank') return this.#context.rankOf(node);
    if (how === 'floor-id') return this.#context.floorIdOf(node);
    if (how === 'icon') return this.#icon(text, property);
    if (how === 'shade') return this.#shade(node);
    return how === 'bearing' || how === 'zoomLevel' ? this.#onVenue(node, how) : text;
  }

  /** A unit that depends on the location of the venue. */
  #onVenue(node: ts.Expression, how: 'bearing' | 'zoomLevel'): string {
    const text = this.#context.print(node);
    const venue = this.#context.venue();
    if (venue !== undefined) {
      const helper = how === 'bearing' ? 'bearingOf' : 'zoomLevelOf';
      return `${this.#context.use(helper)}(${venue}, ${text})`;
    }
    this.#context.note(node, { text: 'No venue is in scope here.', section: sections.camera });
    return text;
  }

  /** `true` draws shade like version 6 does by default. */
  #shade(node: ts.Expression): string | undefined {
    if (node.kind === ts.SyntaxKind.FalseKeyword) return '0';
    if (node.kind === ts.SyntaxKind.TrueKeyword) return undefined;
    const given = this.entriesOf(node);
    const isOff = given?.some(
      ({ name, value }) => name === 'enabled' && value?.kind === ts.SyntaxKind.FalseKeyword,
    );
    if (isOff) return '0';
    const intensity = given?.find(({ name }) => name === 'intensity')?.value;
    if (intensity) return this.#context.print(intensity);
    this.#context.note(node, { text: 'Set theme.contactShade from 0 to 1.', section });
    return undefined;
  }

  #icon(svg: string, property: ts.Node): string {
    const size = ts.isObjectLiteralExpression(property.parent)
      ? this.entriesOf(property.parent)?.find(({ name }) => name === 'iconSize')?.value
      : undefined;
    const url = `url: \`data:image/svg+xml;charset=utf-8,\${encodeURIComponent(${svg})}\``;
    return `{ ${url}${size ? `, ${field('sizePixels', this.#context.print(size))}` : ''} }`;
  }

  #look(node: ts.Expression): readonly string[] {
    const name = ts.isPropertyAccessExpression(node) ? looks[node.name.text] : undefined;
    if (name) return name;
    this.#context.note(node, {
      text: 'Rename the options of this appearance.',
      section: sections.labels,
    });
    return [];
  }

  /** `...(map && { firstMap: map })`: the objects in it are options, too. */
  #spread({ expression }: ts.SpreadAssignment, scope: Scope): readonly string[] {
    const { rules, call } = scope;
    const inner = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
    if (ts.isBinaryExpression(inner) && ts.isObjectLiteralExpression(inner.right)) {
      const parts = this.#parts(inner.right, scope);
      if (parts.length === 0) return [];
      const operator = inner.operatorToken.getText(this.#context.file);
      return [`...(${this.#context.print(inner.left)} ${operator} { ${parts.join(', ')} })`];
    }
    if (ts.isConditionalExpression(inner)) return [`...(${this.#other(inner, rules, call, [])})`];
    this.#context.note(expression, { text: 'Rename the options in this variable.', section });
    return [`...${this.#context.print(expression)}`];
  }

  #nameOf(property: ts.ObjectLiteralElementLike): string | undefined {
    const { name } = property;
    return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
  }
}

/** Values in a different unit. */
const units: Readonly<Record<string, (factor: string) => string>> = {
  degrees: (factor) => `(${factor} * 180) / Math.PI`,
  double: (factor) => `${factor} * 2`,
  fifth: (factor) => `${factor} / 5`,
};

const byHand: Readonly<Record<string, string>> = {
  polygonHighlightColor: 'Color the destination with spaces.update.',
  departureMarkerTemplate: 'Add a marker at the start, and pass markers: false.',
  destinationMarkerTemplate: 'Add a marker at the destination, and pass markers: false.',
  connectionTemplate: 'Add markers at the legs, and pass markers: false.',
  changeZoom: 'Pass maxZoomLevel to keep the zoom.',
  safeAreaInsets: 'Call camera.setScreenOffsets before.',
  positionUpdater: 'Pass a function as source.',
  useRotationMode: 'Call blueDot.follow with position-and-heading.',
};

function isSimple(node: ts.Expression): boolean {
  return ts.isNumericLiteral(node) || ts.isIdentifier(node) || ts.isPropertyAccessExpression(node);
}

function valueOf(property: ts.ObjectLiteralElementLike): ts.Expression | undefined {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}
