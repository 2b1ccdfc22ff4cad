import type { ListSchema, NumberSchema, Schema, TextSchema } from '@mezzanine/viewer/schema';

/** A value of a configuration, as a table row. */
export interface SchemaField {
  /** Such as `youAreHere.latitude`. */
  readonly path: string;
  /** Type in words, with its limits. */
  readonly type: string;
  readonly meaning: string;
  /** Default in words; `required` if there is none. */
  readonly default: string;
}

/** All values of a schema, objects before their fields. */
export function schemaFields(schema: Schema, path = '', isNeeded = false): readonly SchemaField[] {
  const own = {
    path,
    type: typeOf(schema),
    meaning: schema.description,
    default: isNeeded ? 'required' : String(schema.default ?? ''),
  };
  const inside = schema.type === 'array' ? schema.items : schema;
  if (inside.type !== 'object') return [own];
  const start = path === '' ? '' : `${path}${schema.type === 'array' ? '[]' : ''}.`;
  const parts = Object.entries(inside.properties).flatMap(([name, part]) =>
    schemaFields(part, start + name, inside.required.includes(name)),
  );
  return path === '' ? parts : [own, ...parts];
}

function typeOf(schema: Schema): string {
  switch (schema.type) {
    case 'string':
      return textType(schema);
    case 'number':
      return numberType(schema);
    case 'boolean':
      return 'true or false';
    case 'array':
      return listType(schema);
    case 'object':
      return 'object';
  }
}

function textType({ enum: choices, patternText }: TextSchema): string {
  return choices?.map((choice) => `"${choice}"`).join(' or ') ?? patternText ?? 'text';
}

function numberType({ minimum, maximum }: NumberSchema): string {
  return `number, ${minimum} to ${maximum}`;
}

function listType({ items, maxItems }: ListSchema): string {
  return `${items.type === 'object' ? 'objects' : 'text, or a list of texts'}, at most ${maxItems}`;
}
