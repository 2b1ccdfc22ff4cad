import type { JsonSchema } from './JsonSchema.ts';
import type { FoundSchema, SchemaFolder } from './SchemaFolder.ts';

/** A field of an object, as a table row. */
export interface FieldRow {
  readonly name: string;
  /** Type in words, such as `string[]`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** One line of Markdown: text and `code`. */
  readonly meaning: string;
  /** An example as JSON; '' if the schema has none. */
  readonly example: string;
}

/**
 * Lists the fields of an object in a schema: feature properties of a GeoJSON file, fields of the items
 * of a list, or fields of a record's values.
 *
 * @param address - `space`, or the path of an object inside it: `space.details.images`
 * @throws if the schema or field does not exist, or is not an object with fields
 */
export function fieldRows(folder: SchemaFolder, address: string): readonly FieldRow[] {
  const object = objectAt(folder, address);
  const { properties = {}, required = [] } = object.schema;
  return Object.entries(properties).map(([field, schema]) => {
    const found = folder.resolve({ schema, file: object.file });
    return {
      name: field,
      type: typeText(folder, found),
      isRequired: required.includes(field),
      meaning: found.schema.description ?? '',
      example: exampleText(found.schema),
    };
  });
}

/** Addresses of all tables of the schemas, parents before children. */
export function tableAddresses(folder: SchemaFolder): readonly string[] {
  return folder.files.flatMap((file) => {
    const name = file.replace(/\.schema\.json$/, '');
    return addressesBelow(folder, name, objectIn(folder, folder.get(file)));
  });
}

function addressesBelow(
  folder: SchemaFolder,
  address: string,
  object: FoundSchema | undefined,
): readonly string[] {
  if (object === undefined) return [];
  const inside = Object.entries(object.schema.properties ?? {}).flatMap(([field, schema]) =>
    addressesBelow(folder, `${address}.${field}`, objectIn(folder, { schema, file: object.file })),
  );
  return [address, ...inside];
}

function objectAt(folder: SchemaFolder, address: string): FoundSchema {
  const [name = '', ...fields] = address.split('.');
  let object = objectIn(folder, folder.get(`${name}.schema.json`));
  for (const field of fields) {
    const schema = object?.schema.properties?.[field];
    object = schema && object && objectIn(folder, { schema, file: object.file });
  }
  if (object !== undefined) return object;
  throw new Error(`The schema "${address}" describes no object with named fields.`);
}

function objectIn(folder: SchemaFolder, found: FoundSchema): FoundSchema | undefined {
  const resolved = folder.resolve(found);
  const { schema, file } = resolved;
  const inside = (part: JsonSchema | undefined): FoundSchema | undefined =>
    part === undefined ? undefined : objectIn(folder, { schema: part, file });
  const { features, properties } = schema.properties ?? {};
  if (features !== undefined) return inside(features);
  if (schema.properties?.['geometry'] !== undefined) return inside(properties);
  if (schema.properties !== undefined) return resolved;
  if (schema.items !== undefined) return inside(schema.items);
  if (typeof schema.additionalProperties === 'object') return inside(schema.additionalProperties);
  return inside(Object.values(schema.patternProperties ?? {})[0]);
}

const jsonText = (value: unknown): string =>
  JSON.stringify(value, undefined, 1).replace(/\s+/g, ' ');

function exampleText({ examples, const: only }: JsonSchema): string {
  if (examples !== undefined && examples.length > 0) return jsonText(examples[0]);
  return only === undefined ? '' : jsonText(only);
}

function typeText(folder: SchemaFolder, found: FoundSchema): string {
  const { schema, file } = folder.resolve(found);
  const inside = (part: JsonSchema): string => typeText(folder, { schema: part, file });
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return [...new Set(options.map(inside))].join(' or ');
  if (schema.enum !== undefined) return schema.enum.map((value) => jsonText(value)).join(' or ');
  if (schema.const !== undefined) return jsonText(schema.const);
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map(inside).join(', ')}]`;
  if (schema.type === 'array' && schema.items !== undefined) {
    const item = inside(schema.items);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  const names = Array.isArray(schema.type) ? schema.type : [schema.type];
  return schema.title !== undefined && names.includes('object')
    ? schema.title
    : names.map((name) => String(name ?? 'any')).join(' or ');
}
