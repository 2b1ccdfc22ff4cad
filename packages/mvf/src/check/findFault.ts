import type { Schema } from '../schema/Schema.ts';

/** A value that its schema does not let through. */
export interface Fault {
  /** The way to the value, from the outermost key to its own. */
  readonly keys: (string | number)[];
  readonly value: unknown;
  /** What was expected in its place. */
  readonly expected: string;
}

/** The first fault in a value, or nothing. Changes nothing and copies nothing. */
export function findFault(schema: Schema<unknown>, value: unknown): Fault | undefined {
  if (schema.anyOf) return faultInAny(schema, schema.anyOf, value);
  if (schema.type === undefined) return undefined;
  if (!isLetThrough(schema, value)) return faultAt(schema, value);
  if (schema.fields) return faultInFields(schema.fields, value as Fields);
  if (schema.items) return faultInItems(schema.items, value as unknown[]);
  return schema.values && faultInValues(schema.values, value as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function faultAt({ expected }: Schema<unknown>, value: unknown): Fault {
  return { keys: [], value, expected: typeof expected === 'string' ? expected : expected(value) };
}

/** Whether the value itself is as it should be; what is inside it comes later. */
function isLetThrough(schema: Schema<unknown>, value: unknown): boolean {
  if (typeOf(value) !== schema.type) return false;
  const { least, most, oneOf } = schema;
  if (least !== undefined || most !== undefined) {
    const size = typeof value === 'number' ? value : (value as string | unknown[]).length;
    if ((least !== undefined && size < least) || (most !== undefined && size > most)) return false;
  }
  if (oneOf && !oneOf.includes(value as string)) return false;
  return isWellFormed(schema, value);
}

function isWellFormed({ isWhole, pattern, isValid }: Schema<unknown>, value: unknown): boolean {
  if (isWhole && !Number.isInteger(value)) return false;
  if (pattern && !pattern.test(value as string)) return false;
  return !isValid || isValid(value as never);
}

function typeOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : 'none';
  if (typeof value !== 'object') return typeof value;
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : 'object';
}

function faultInFields(fields: NonNullable<Schema<unknown>['fields']>, value: Fields) {
  // An index, not an iterator: this runs for every object of a venue.
  for (let i = 0; i < fields.length; i += 1) {
    const [key, schema] = fields[i] as (typeof fields)[number];
    const inner = value[key];
    if (inner === undefined && schema.isOptional) continue;
    const fault = findFault(schema, inner);
    if (fault) return under(key, fault);
  }
  return undefined;
}

function faultInItems(schema: Schema<unknown>, value: readonly unknown[]): Fault | undefined {
  for (let i = 0; i < value.length; i += 1) {
    const fault = findFault(schema, value[i]);
    if (fault) return under(i, fault);
  }
  return undefined;
}

function faultInValues(schema: Schema<unknown>, value: Fields): Fault | undefined {
  for (const key of Object.keys(value)) {
    const fault = findFault(schema, value[key]);
    if (fault) return under(key, fault);
  }
  return undefined;
}

/** None if one schema holds; else the fault of the one that came furthest. */
function faultInAny(schema: Schema<unknown>, options: readonly Schema<unknown>[], value: unknown) {
  let furthest: Fault | undefined;
  for (const option of options) {
    const fault = findFault(option, value);
    if (!fault) return undefined;
    // A wrong `type` is a fault of the choice, not of what is inside.
    const isInside = fault.keys.length > 0 && fault.keys[0] !== 'type';
    if (isInside && fault.keys.length > (furthest?.keys.length ?? 0)) furthest = fault;
  }
  return furthest ?? faultAt(schema, value);
}

function under(key: string | number, fault: Fault): Fault {
  fault.keys.unshift(key);
  return fault;
}
