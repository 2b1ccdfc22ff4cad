import type { Schema } from '../record-types/Schema.ts';

/** A value that its schema does not let through. */
export interface Fault {
  /** The way to the value, from the outermost key to its own. */
  readonly keys: (string | number)[];
  readonly value: unknown;
  /** The expected value. */
  readonly expected: string;
}

/** The first fault in a value, or nothing. Changes nothing and copies nothing. */
export function findFault(schema: Schema<unknown>, value: unknown): Fault | undefined {
  return checkOf(schema)(value);
}

type Check = (value: unknown) => Fault | undefined;
type Fields = Readonly<Record<string, unknown>>;

/**
 * A function for each schema, compiled when it is first needed. Walking the schemas themselves over a
 * venue takes three times as long.
 */
const checks = new WeakMap<Schema<unknown>, Check>();

function checkOf(schema: Schema<unknown>): Check {
  const known = checks.get(schema);
  if (known) return known;
  const check = schema.anyOf ? checkAny(schema, schema.anyOf) : checkType(schema);
  checks.set(schema, check);
  return check;
}

function checkType(schema: Schema<unknown>): Check {
  switch (schema.type) {
    case undefined:
      return () => undefined;
    case 'string':
      return checkString(schema);
    case 'number':
      return checkNumber(schema);
    case 'array':
      return checkArray(schema);
    case 'object':
      return checkObject(schema);
    default: {
      const { type } = schema;
      return (value) =>
        (value === null ? 'null' : typeof value) === type ? undefined : faultAt(schema, value);
    }
  }
}

function faultAt({ expected }: Schema<unknown>, value: unknown): Fault {
  return { keys: [], value, expected: typeof expected === 'string' ? expected : expected(value) };
}

function checkString(schema: Schema<unknown>): Check {
  const { least = 0, most = Infinity, pattern, oneOf } = schema;
  const isValid = schema.isValid as ((value: string) => boolean) | undefined;
  return (value) =>
    typeof value === 'string' &&
    value.length >= least &&
    value.length <= most &&
    (!oneOf || oneOf.includes(value)) &&
    (!pattern || pattern.test(value)) &&
    (!isValid || isValid(value))
      ? undefined
      : faultAt(schema, value);
}

function checkNumber(schema: Schema<unknown>): Check {
  const { least = -Number.MAX_VALUE, most = Number.MAX_VALUE, isWhole } = schema;
  return (value) =>
    typeof value === 'number' &&
    value >= least &&
    value <= most &&
    (!isWhole || Number.isInteger(value))
      ? undefined
      : faultAt(schema, value);
}

function checkArray(schema: Schema<unknown>): Check {
  const { least = 0, most = Infinity } = schema;
  const isValid = schema.isValid as ((value: unknown[]) => boolean) | undefined;
  const item = schema.items && checkOf(schema.items);
  return (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      return faultAt(schema, value);
    }
    if (isValid && !isValid(value)) return faultAt(schema, value);
    if (!item) return undefined;
    for (let i = 0; i < value.length; i += 1) {
      const fault = item(value[i]);
      if (fault) return under(i, fault);
    }
    return undefined;
  };
}

function checkObject(schema: Schema<unknown>): Check {
  const fields = schema.fields && checkFields(schema.fields);
  const values = schema.values && checkOf(schema.values);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return faultAt(schema, value);
    }
    if (fields) return fields(value);
    return values && faultInValues(values, value as Fields);
  };
}

function checkFields(fields: NonNullable<Schema<unknown>['fields']>): Check {
  const keys = fields.map(([key]) => key);
  const inner = fields.map(([, schema]) => checkOf(schema));
  const isOptional = fields.map(([, schema]) => schema.isOptional === true);
  return (value) => {
    for (let i = 0; i < keys.length; i += 1) {
      const key = keys[i] as string;
      const given = (value as Fields)[key];
      if (given === undefined && isOptional[i]) continue;
      const fault = (inner[i] as Check)(given);
      if (fault) return under(key, fault);
    }
    return undefined;
  };
}

function faultInValues(check: Check, value: Fields): Fault | undefined {
  for (const key of Object.keys(value)) {
    const fault = check(value[key]);
    if (fault) return under(key, fault);
  }
  return undefined;
}

/** No fault if one schema matches; otherwise the fault of the closest schema. */
function checkAny(schema: Schema<unknown>, options: readonly Schema<unknown>[]): Check {
  const inner = options.map((option) => checkOf(option));
  return (value) => {
    let furthest: Fault | undefined;
    for (const check of inner) {
      const fault = check(value);
      if (!fault) return undefined;
      // A wrong `type` is a fault of the choice, not of its content.
      const isInside = fault.keys.length > 0 && fault.keys[0] !== 'type';
      if (isInside && fault.keys.length > (furthest?.keys.length ?? 0)) furthest = fault;
    }
    return furthest ?? faultAt(schema, value);
  };
}

function under(key: string | number, fault: Fault): Fault {
  fault.keys.unshift(key);
  return fault;
}
