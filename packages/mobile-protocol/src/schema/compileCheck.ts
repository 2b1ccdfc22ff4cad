import {
  count,
  flag,
  list,
  number,
  object,
  oneOf,
  text,
  type Check,
} from '@mezzanine/bridge/messages';
import { declarations } from './declarations.ts';
import type { Declaration, Fields, Schema } from './Schema.ts';

const compiled = new Map<string, Check<unknown>>();

/** The check of a named type. Checks are created once. */
export function checkOf(name: string): Check<unknown> {
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const declaration = declarations[name];
  if (declaration === undefined) throw new Error(`The protocol has no type ${name}.`);
  const check = checkOfDeclaration(declaration);
  compiled.set(name, check);
  return check;
}

function checkOfDeclaration(declaration: Declaration): Check<unknown> {
  switch (declaration.kind) {
    case 'record':
      return checkOfFields(declaration.fields);
    case 'choice':
      return oneOf(...Object.keys(declaration.words));
    case 'union':
      return checkOfUnion(declaration);
  }
}

function checkOfUnion({ tag, cases }: Declaration & { readonly kind: 'union' }): Check<unknown> {
  const checks = new Map(
    Object.entries(cases).map(([name, { fields }]) => [name, checkOfFields(fields)]),
  );
  return (value) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, tag)) return undefined;
    const name = (value as Record<string, unknown>)[tag];
    const checked = typeof name === 'string' ? checks.get(name)?.(value) : undefined;
    return checked === undefined ? undefined : { [tag]: name, ...(checked as object) };
  };
}

function checkOfFields(fields: Fields): Check<unknown> {
  const entries = Object.entries(fields);
  const shape = Object.fromEntries(
    entries.map(([name, { schema }]) => [name, checkOfSchema(schema)]),
  );
  const optional = entries.filter(([, { isOptional }]) => isOptional).map(([name]) => name);
  return object<Record<string, object>>(shape as Readonly<Record<string, Check<object>>>, optional);
}

function checkOfSchema(schema: Schema): Check<unknown> {
  switch (schema.kind) {
    case 'text':
      return text(schema.most);
    case 'number':
      return number(schema.least, schema.most);
    case 'count':
      return (value) => number(0, schema.most)(count(value));
    case 'flag':
      return flag;
    case 'list':
      return list(checkOfSchema(schema.of), schema.most);
    case 'map':
      return map(checkOfSchema(schema.of), schema.most);
    case 'ref':
      return checkOf(schema.name);
  }
}

/** An object with any keys, whose values are all valid. */
function map(entry: Check<unknown>, most: number): Check<unknown> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value);
    if (entries.length > most) return undefined;
    const copy = new Map<string, unknown>();
    for (const [key, given] of entries) {
      const checked = key.length <= maxKeyLength ? entry(given) : undefined;
      if (checked === undefined) return undefined;
      copy.set(key, checked);
    }
    return Object.fromEntries(copy);
  };
}

const maxKeyLength = 200;
