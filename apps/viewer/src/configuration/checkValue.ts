import { fieldOf, flag, number, oneOf, record, text } from '@mezzanine/bridge/checks';
import type { ListSchema, NumberSchema, ObjectSchema, Schema, TextSchema } from './Schema.ts';

/** An invalid value. */
export interface Fault {
  /** Path of the value, such as `youAreHere.latitude`; empty for the whole configuration. */
  readonly path: string;
  /** Actual value, expected value, and fix. */
  readonly message: string;
}

/** A valid value, or undefined if it was invalid and is omitted. */
type Checked = unknown;

/**
 * Checks a value by its schema and returns a copy of its valid parts. The copy contains only
 * strings, finite numbers, and booleans. Invalid properties are omitted, and an object without a
 * required property is omitted as a whole. Messages of the bridge use the same checks of single
 * values, but reject a payload with any invalid part.
 *
 * @param faults - problems are added here
 */
export function checkValue(value: unknown, schema: Schema, path: string, faults: Fault[]): Checked {
  switch (schema.type) {
    case 'string':
      return checkText(value, schema, path, faults);
    case 'number':
      return checkNumber(value, schema, path, faults);
    case 'boolean':
      return flag(value) ?? fail(value, 'true or false, without quotes', path, faults);
    case 'array':
      return checkList(value, schema, path, faults);
    case 'object':
      return checkObject(value, schema, path, faults);
  }
}

function checkText(value: unknown, schema: TextSchema, path: string, faults: Fault[]): Checked {
  const { enum: choices, minLength = 0, maxLength, pattern, patternText } = schema;
  if (choices !== undefined) {
    return oneOf(...choices)(value) ?? fail(value, expectedText(schema), path, faults);
  }
  if (typeof value !== 'string') return fail(value, expectedText(schema), path, faults);
  if (value.length < minLength) return fail(value, 'text that is not empty', path, faults);
  if (text(maxLength)(value) === undefined) {
    return fail(value, `at most ${maxLength} characters`, path, faults);
  }
  if (pattern !== undefined && !new RegExp(pattern).test(value)) {
    return fail(value, patternText ?? pattern, path, faults);
  }
  return value;
}

function expectedText({ enum: choices, patternText }: TextSchema): string {
  if (choices !== undefined) return `one of ${choices.join(', ')}`;
  return patternText ?? 'text in quotes';
}

function checkNumber(value: unknown, schema: NumberSchema, path: string, faults: Fault[]): Checked {
  const { minimum, maximum } = schema;
  const expected = `a number from ${minimum} to ${maximum}, without quotes`;
  return number(minimum, maximum)(value) ?? fail(value, expected, path, faults);
}

function checkList(value: unknown, schema: ListSchema, path: string, faults: Fault[]): Checked {
  const { items, maxItems } = schema;
  if (!Array.isArray(value)) {
    const single = checkValue(value, items, path, faults);
    return single === undefined ? undefined : [single];
  }
  if (value.length > maxItems) fail(value, `at most ${maxItems} entries`, path, faults);
  return value
    .slice(0, maxItems)
    .map((item: unknown, index) => checkValue(item, items, `${path}[${index}]`, faults))
    .filter((item) => item !== undefined);
}

function checkObject(value: unknown, schema: ObjectSchema, path: string, faults: Fault[]): Checked {
  const fields = record(value);
  if (!fields) {
    const names = Object.keys(schema.properties).slice(0, 4).join(', ');
    return fail(value, `an object such as { ${names} … }`, path, faults);
  }
  const inside = (name: string) => (path === '' ? name : `${path}.${name}`);
  const known = Object.keys(schema.properties);
  for (const name of Object.keys(fields).filter((one) => !known.includes(one))) {
    faults.push({ path: inside(cut(name)), message: unknownName(cut(name), known, path) });
  }
  const copy: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(schema.properties)) {
    const given = fieldOf(fields, name);
    const checked = given === undefined ? undefined : checkValue(given, one, inside(name), faults);
    if (checked !== undefined) copy[name] = checked;
    else if (schema.required.includes(name)) {
      if (given === undefined) fail(given, one.description, inside(name), faults);
      return undefined;
    }
  }
  return copy;
}

function unknownName(name: string, known: readonly string[], path: string): string {
  const near = known.find((one) => one.toLowerCase() === name.toLowerCase());
  const where = path === '' ? 'The configuration' : `"${path}"`;
  const remedy =
    near === undefined ? `Expected one of ${known.join(', ')}.` : `Did you mean "${near}"?`;
  return `${where} has the unknown option "${name}". ${remedy}`;
}

function fail(value: unknown, expected: string, path: string, faults: Fault[]): undefined {
  const what = path === '' ? 'The configuration' : `"${path}"`;
  const given = value === undefined ? 'is missing' : `was given ${describe(value)}`;
  faults.push({ path, message: `${what} ${given}. Expected: ${expected.replace(/\.$/, '')}.` });
  return undefined;
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `"${cut(value)}"`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) {
    return String(value);
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
