import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { componentSchemas } from '@mezzanine/api-contract/open-api-document';
import { syncObjects } from '@mezzanine/api-contract/published-schemas';
import { anyBodyOf } from '../platform/testing/anyValue.fixture.ts';
import { compileSchema } from './compileSchema.ts';
import { faultsOf } from './readValue.ts';

/** 100 cases per schema, or the number in FUZZ_RUNS. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 100);

/** A separate validator that follows the JSON Schema standard. */
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictTuples: false });
addFormats(ajv, ['date-time', 'date', 'uri']);
ajv.addKeyword('example');
for (const [name, schema] of Object.entries(componentSchemas)) {
  ajv.addSchema(schema, `#/components/schemas/${name}`);
}

/**
 * Values that JSON Schema allows and JavaScript cannot represent: leap seconds, and integers beyond
 * the safe range.
 */
function isBeyondJavaScript(value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value);
  if (typeof value === 'string') return value.includes(':60Z');
  return (
    typeof value === 'object' && value !== null && Object.values(value).some(isBeyondJavaScript)
  );
}

describe('a schema of the contract', () => {
  it.each([
    ...Object.entries(componentSchemas),
    ...syncObjects.map(({ schema, record }) => [`synced ${schema}`, record] as const),
  ])('%s accepts what JSON Schema defines', (_, schema) => {
    const [check, expected] = [compileSchema(schema), ajv.compile(schema)];
    fc.assert(
      fc.property(anyBodyOf(schema), (any) => {
        const value: unknown = JSON.parse(JSON.stringify(any) ?? 'null');
        fc.pre(!isBeyondJavaScript(value));
        const faults = faultsOf(check, value);
        expect(faults.length === 0, JSON.stringify(faults)).toBe(expected(value));
      }),
      { numRuns: runs },
    );
  });

  it('rejects a field with the name of a prototype property', () => {
    const schema = compileSchema(componentSchemas['LocationInput'] ?? {});
    expect(faultsOf(schema, JSON.parse('{"name":"A","__proto__":{"name":"B"}}'))).toEqual([
      { pointer: '', detail: 'unknown field "__proto__"' },
    ]);
  });
});

describe('errors of a value', () => {
  const schema = compileSchema({
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 3 },
      kind: { type: 'string', enum: ['shop', 'desk'] },
      'a/b~c': { type: 'integer', minimum: 1 },
      code: { type: 'string', pattern: '^[A-Z]{2}$' },
      at: { type: 'string', format: 'date-time' },
      days: { type: 'array', items: { type: 'string' }, maxItems: 2, uniqueItems: true },
    },
    required: ['name'],
    additionalProperties: false,
  });

  it.each([
    [{}, '', 'must have the field "name"'],
    [[], '', 'must be object'],
    [{ name: 1 }, '/name', 'must be string'],
    [{ name: '' }, '/name', 'must have at least 1 character'],
    [{ name: 'long' }, '/name', 'must have at most 3 characters'],
    [{ name: 'a', kind: 'door' }, '/kind', 'must be one of shop, desk'],
    [{ name: 'a', 'a/b~c': 1.5 }, '/a~1b~0c', 'must be integer'],
    [{ name: 'a', 'a/b~c': 0 }, '/a~1b~0c', 'must be at least 1'],
    [{ name: 'a', code: 'x' }, '/code', 'must be text that matches /^[A-Z]{2}$/'],
    [{ name: 'a', at: 'noon' }, '/at', 'must be a date and time such as 2026-05-01T09:30:00Z'],
    [{ name: 'a', days: ['1', 2] }, '/days/1', 'must be string'],
    [{ name: 'a', days: ['1', '2', '3'] }, '/days', 'must have at most 2 entries'],
    [{ name: 'a', color: 'red' }, '', 'unknown field "color"'],
  ])('of %j are reported at "%s": %s', (value, pointer, detail) => {
    expect(faultsOf(schema, value)).toEqual([{ pointer, detail }]);
  });

  it('count characters, not UTF-16 code units', () => {
    expect(faultsOf(schema, { name: '🛗🚻🛒' })).toEqual([]);
  });
});
