/** The subset of JSON Schema 2020-12 that the contract uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: string | boolean;
  readonly default?: string | number | boolean;
  readonly format?: 'date-time' | 'date' | 'uri';
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  /** Set by the server; ignored in requests. */
  readonly readOnly?: boolean;
  readonly oneOf?: readonly JsonSchema[];
  readonly examples?: readonly unknown[];
}

/** An object with only these fields. Fields listed in `optional` may be missing. */
export function closedObject(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** Fields that only the server sets, as they appear in a request body: values from a response are ignored. */
export function ignoredFields(
  fields: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type, description }]) => [
      name,
      {
        ...(type === 'array'
          ? listOf({ type: 'string', maxLength: 200 }, 100)
          : { type: 'string', maxLength: 200 }),
        readOnly: true,
        description: `Ignored. ${description ?? ''}`.trim(),
      },
    ]),
  );
}

/** An array with a maximum number of items. */
export function listOf(items: JsonSchema, maxItems: number, description?: string): JsonSchema {
  return { type: 'array', items, maxItems, ...(description !== undefined && { description }) };
}

/** A string within length limits, without control characters except tabs and line breaks. */
export function textOf(maxLength: number, description: string): JsonSchema {
  return { type: 'string', minLength: 1, maxLength, description };
}

/** A reference to a schema in the document's components. */
export function schemaRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}
