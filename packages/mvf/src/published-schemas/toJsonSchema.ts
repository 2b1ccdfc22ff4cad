import { findFault } from '../reading-checks/findFault.ts';
import { position } from '../record-types/geometry.ts';
import type { Schema } from '../record-types/Schema.ts';
import type { TypeDocs } from './TypeDocs.ts';

/** A JSON Schema, draft 2020-12, or a part of one. */
export type JsonSchema = { readonly [key: string]: unknown };

/** Source of a schema: the internal schema, its documented type, and sample values. */
export interface SchemaSource {
  readonly schema: Schema<unknown>;
  readonly docs: TypeDocs;
  /** Sample values at this position, from which examples are taken. */
  readonly samples: readonly unknown[];
  /** Examples by the declaration of a field, for positions without samples; grows. */
  readonly pool: Map<string, unknown>;
}

const positionReference: JsonSchema = { $ref: '#/$defs/position' };

/** Content of `$defs` of each published schema. */
export const definitions: JsonSchema = {
  position: {
    description: 'Longitude and latitude in degrees (WGS84), longitude first.',
    type: 'array',
    prefixItems: [
      { type: 'number', minimum: -180, maximum: 180 },
      { type: 'number', minimum: -90, maximum: 90 },
    ],
    items: { type: 'number' },
    minItems: 2,
  },
};

/** The published form of a schema: its rules as JSON Schema, with the TSDoc of its type. */
export function toJsonSchema(source: SchemaSource): JsonSchema {
  const { schema } = source;
  if (isPosition(schema)) return positionReference;
  if (schema.anyOf) return anyOf(source, schema.anyOf);
  return {
    ...(schema.type && { type: schema.isWhole ? 'integer' : schema.type }),
    ...wordsOf(schema),
    ...boundsOf(schema),
    ...(schema.isValid && { $comment: `Checked by the reader: ${expectation(schema)}` }),
    ...(schema.items && { items: toJsonSchema(itemsOf(source, schema.items)) }),
    ...(schema.values && { additionalProperties: toJsonSchema(valuesOf(source, schema.values)) }),
    ...(schema.fields && propertiesOf(source, schema.fields)),
  };
}

/** Optional fields are copies of their schemas, so identity depends on the checked type. */
function isPosition({ isValid }: Schema<unknown>): boolean {
  return isValid !== undefined && isValid === position.isValid;
}

function anyOf(source: SchemaSource, schemas: readonly Schema<unknown>[]): JsonSchema {
  const types = source.docs.options();
  return {
    anyOf: schemas.map((schema) => {
      const word = schema.fields?.find(([key]) => key === 'type')?.[1].oneOf?.[0];
      const own = types.find((type) =>
        word === undefined ? type.isArray() === (schema.type === 'array') : type.isOfType(word),
      );
      const samples = source.samples.filter((sample) => !findFault(schema, sample));
      return toJsonSchema({ ...source, schema, docs: own ?? source.docs, samples });
    }),
  };
}

function wordsOf({ oneOf, pattern }: Schema<unknown>): JsonSchema {
  const [word] = oneOf ?? [];
  return {
    ...(oneOf && (oneOf.length === 1 ? { const: word } : { enum: oneOf })),
    ...(pattern && { pattern: pattern.source }),
  };
}

function boundsOf({ type, least, most }: Schema<unknown>): JsonSchema {
  const [low, high] =
    type === 'string'
      ? ['minLength', 'maxLength']
      : type === 'array'
        ? ['minItems', 'maxItems']
        : ['minimum', 'maximum'];
  return {
    ...(least !== undefined && { [low]: least }),
    ...(most !== undefined && { [high]: most }),
  };
}

function expectation({ expected }: Schema<unknown>): string {
  return typeof expected === 'string' ? expected : expected(undefined);
}

function itemsOf(source: SchemaSource, schema: Schema<unknown>): SchemaSource {
  const items = source.samples.flatMap((sample) => sample as unknown[]);
  return { ...source, schema, docs: source.docs.item(), samples: items };
}

function valuesOf(source: SchemaSource, schema: Schema<unknown>): SchemaSource {
  const values = source.samples.flatMap((sample) =>
    Object.values(sample as Record<string, unknown>),
  );
  return { ...source, schema, docs: source.docs.value(), samples: values };
}

function propertiesOf(
  parent: SchemaSource,
  fields: NonNullable<Schema<unknown>['fields']>,
): JsonSchema {
  const { docs, samples, pool } = parent;
  const required = fields.filter(([, schema]) => !schema.isOptional).map(([key]) => key);
  const properties = fields.map(([key, schema]): [string, JsonSchema] => {
    const values = samples
      .filter((sample) => typeof sample === 'object' && sample !== null)
      .map((sample) => (sample as Readonly<Record<string, unknown>>)[key])
      .filter((value) => value !== undefined);
    const source = { ...parent, schema, docs: docs.member(key), samples: values };
    const declaration = docs.declarationOf(key);
    const example = values.length > 0 ? values[0] : pool.get(declaration);
    pool.set(declaration, example);
    return [
      key,
      { description: docs.descriptionOf(key), ...toJsonSchema(source), ...examplesOf(example) },
    ];
  });
  return { properties: Object.fromEntries(properties), required };
}

/** Longer examples are in the samples. */
const longestExample = 160;

function examplesOf(value: unknown): JsonSchema {
  if (value === undefined || JSON.stringify(value).length > longestExample) return {};
  return { examples: [value] };
}
