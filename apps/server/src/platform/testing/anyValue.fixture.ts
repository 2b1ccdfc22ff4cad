import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '@mezzanine/api-contract/json-schema';
import { componentSchemas } from '@mezzanine/api-contract/open-api-document';

/** Values that are never valid where the contract expects something else. */
const odd: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, '', ' ', '\0', '\ud800', '../..', '__proto__', -0, 1e308, true),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that are valid for a schema of the contract, or almost valid. */
export function anyValueOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice('#/components/schemas/'.length);
    return anyValueOf(componentSchemas[name] ?? {});
  }
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return anyText(schema);
    case 'integer':
    case 'number':
      return anyNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return anyList(schema);
    case 'object':
      return anyObject(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** A valid body; in one of three cases, one field has a value of another type. */
export function anyBodyOf(schema: JsonSchema): Arbitrary<unknown> {
  const good = anyValueOf(schema);
  const spoiled = fc
    .tuple(good, fc.string({ maxLength: 12 }), odd, fc.nat())
    .map(([body, name, value, place]) => {
      if (typeof body !== 'object' || body === null) return value;
      const names = [...Object.keys(body), name];
      return { ...body, [names[place % names.length] ?? name]: value };
    });
  return fc.oneof({ weight: 4, arbitrary: good }, { weight: 2, arbitrary: spoiled }, odd);
}

function anyText({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema) {
  if (format !== undefined) {
    const times = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    const odd = fc.constantFrom('2026-12-31T23:59:60Z', '0000-01-01T00:00:00+23:59', '2026-02-30');
    return fc.oneof(
      { weight: 5, arbitrary: format === 'date' ? times.map((text) => text.slice(0, 10)) : times },
      odd,
    );
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength: 60 });
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) });
}

function anyNumber({ type, minimum: min = -1000, maximum: max = 1000 }: JsonSchema) {
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

function anyList({ items, prefixItems, minItems = 0, maxItems = 5 }: JsonSchema) {
  if (prefixItems !== undefined) return fc.tuple(...prefixItems.map(anyValueOf));
  return fc.array(anyValueOf(items ?? {}), {
    minLength: minItems,
    maxLength: Math.min(maxItems, 4),
  });
}

function anyObject({ properties = {}, required = [] }: JsonSchema) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, anyValueOf(schema)]),
  );
  return fc.record(fields, { requiredKeys: [...required] });
}
